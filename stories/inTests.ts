/**
 * Makes a play function that runs only in tests (`npm test`), so that nothing moves when a reader opens the story in Storybook.
 *
 * @example export const Default: Story = { play: inTests(async ({ canvas }) => { … }) };
 */
export const inTests = <Play>(play: Play): Play | undefined => (import.meta.env['STORYBOOK_TESTED'] === undefined ? undefined : play);
