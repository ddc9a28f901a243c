import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '@uno/ui/SkipLink';
import { expect, userEvent, within } from 'storybook/test';
import { useNavigation } from '../../navigation.ts';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  render: function Render(args) {
    const { words } = useNavigation();
    return (
      <>
        <SkipLink {...args}>{words['nav.skip']}</SkipLink>
        <main id="main">
          <h1>{words['nav.home']}</h1>
        </main>
      </>
    );
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unseen until the first press of Tab (WCAG 2.4.1). */
export const Default: Story = {};

/** With focus it stands in the corner of the page. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute('href', '#main');
  },
};
