import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink, NavigationMenuPanelLink } from '@uno/ui/NavigationMenu';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { nav as en } from '../../../site/content/en/nav.ts';
import { nav as fr } from '../../../site/content/fr/nav.ts';
import MainNavigation from '../../../site/src/layout/MainNavigation.tsx';
import { proves } from '../../documentation/keyboard.ts';
import { useWords } from '../../language.ts';
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
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };

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

/** Each disclosure opens its own panel, and closes the other's. */
export const TwoDisclosures: Story = {
  tags: ['test-only'],
  render: function Render(args) {
    const t = useWords({ 'en-CA': en, 'fr-CA': fr });
    return (
      <div className={stage}>
        <NavigationMenu {...args}>
          <NavigationMenuDisclosure label={t['nav.services']}>
            <NavigationMenuPanelLink href="#office">{t['nav.office']}</NavigationMenuPanelLink>
          </NavigationMenuDisclosure>
          <NavigationMenuDisclosure label={t['nav.industries']}>
            <NavigationMenuPanelLink href="#warehouse">{t['nav.warehouse']}</NavigationMenuPanelLink>
          </NavigationMenuDisclosure>
        </NavigationMenu>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const expanded = () => canvas.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));
    for (const [at, button] of canvas.getAllByRole('button').entries()) {
      await userEvent.click(button);
      await waitFor(() => expect(expanded()).toEqual([at === 0, at === 1].map(String)));
    }
  },
};
