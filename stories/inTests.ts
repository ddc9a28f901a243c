/**
 * The play function of a story that is shown as it is: it checks the story in `npm test`, and in Storybook nothing moves.
 *
 * @example export const Default: Story = { play: inTests(async ({ canvas }) => { … }) };
 */
export const inTests = <Play>(play: Play): Play | undefined => (import.meta.env['STORYBOOK_TESTED'] === undefined ? undefined : play);
