import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink, NavigationMenuPanelLink } from '@uno/ui/NavigationMenu';
import { expect, userEvent, within } from 'storybook/test';
import MainNavigation from '../../../site/src/layout/MainNavigation.tsx';
import { proves } from '../../documentation/keyboard.ts';
import { InSite } from '../../pages/Site.tsx';
import { keyboard } from './NavigationMenu.keyboard.ts';
import { stage } from './NavigationMenu.css.ts';

const meta = {
  title: 'Navigation/NavigationMenu',
  subcomponents: { NavigationMenuLink, NavigationMenuDisclosure, NavigationMenuPanelLink },
  component: NavigationMenu,
  args: { 'aria-label': 'Main' },
  parameters: {
    a11y: {
      // Radix's focus proxy is hidden from assistive technology and in the tab order while the panel is
      // open: it passes the focus on at once and is never rested upon.
      context: { exclude: ['span[aria-hidden="true"][tabindex="0"]'] },
    },
  },
  render: () => (
    <div className={stage}>
      <InSite>
        <MainNavigation />
      </InSite>
    </div>
  ),
} satisfies Meta<typeof NavigationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: six links and a button, on one line. */
export const Default: Story = {};

/** What the keys do, row by row. */
export const Keyboard: Story = { play: proves(keyboard) };

/** A panel that a click opened stays when the pointer leaves. */
export const Pinned: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.unhover(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
