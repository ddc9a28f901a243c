import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink, NavigationMenuPanelLink } from '@uno/ui/NavigationMenu';
import { expect, userEvent, within } from 'storybook/test';
import { useNavigation } from '../../navigation.ts';
import { stage } from './NavigationMenu.css.ts';

const meta = {
  title: 'Navigation/NavigationMenu',
  component: NavigationMenu,
  args: { 'aria-label': 'Main' },
  parameters: {
    a11y: {
      // Radix's focus proxy is hidden from assistive technology and in the tab order while the panel is
      // open: it passes the focus on at once and is never rested upon.
      context: { exclude: ['span[aria-hidden="true"][tabindex="0"]'] },
    },
  },
  render: function Render(args) {
    const { words, home, services, links } = useNavigation();
    return (
      <div className={stage}>
        <NavigationMenu {...args} aria-label={words['nav.label']}>
          <NavigationMenuLink href={home.href} active>
            {home.text}
          </NavigationMenuLink>
          <NavigationMenuDisclosure label={words['nav.services']}>
            <ul>
              {services.map(({ href, text }) => (
                <li key={href}>
                  <NavigationMenuPanelLink href={href}>{text}</NavigationMenuPanelLink>
                </li>
              ))}
            </ul>
          </NavigationMenuDisclosure>
          {links.map(({ href, text }) => (
            <NavigationMenuLink key={href} href={href}>
              {text}
            </NavigationMenuLink>
          ))}
        </NavigationMenu>
      </div>
    );
  },
} satisfies Meta<typeof NavigationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Enter opens, Escape closes and gives focus back to the button (APG, Disclosure Navigation). */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A panel that a click opened stays when the pointer leaves. */
export const Pinned: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.unhover(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
