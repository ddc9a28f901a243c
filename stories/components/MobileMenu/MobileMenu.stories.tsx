import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { MobileMenu } from '@uno/ui/MobileMenu';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { useNavigation } from '../../navigation.ts';
import { keyboard } from './MobileMenu.keyboard.ts';

const meta = {
  title: 'Navigation/MobileMenu',
  component: MobileMenu,
  args: { labels: { open: '', close: '', title: '' }, children: null },
  render: function Render(args) {
    const { words, home, links, languages, locale } = useNavigation();
    return (
      <MobileMenu
        {...args}
        labels={{ open: words['nav.menu'], close: words['nav.menuClose'], title: words['nav.menuTitle'] }}
      >
        <nav aria-label={words['nav.label']}>
          <ul>
            {[home, ...links].map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageToggle languages={languages} active={locale} />
      </MobileMenu>
    );
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button alone; press it. */
export const Default: Story = {};

/** Open: focus is inside, and everything behind is out of reach. */
export const Open: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await waitFor(() => expect(canvasElement.closest('[inert]')).not.toBeNull());
  },
};

/** What the keys do, row by row. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
