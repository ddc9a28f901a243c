import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@uno/ui/Button';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { MobileMenu, MobileMenuActions, MobileMenuLink, MobileMenuList } from '@uno/ui/MobileMenu';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { localePath } from '../../../site/src/i18n/locale.ts';
import { proves } from '../../documentation/keyboard.ts';
import { useNavigation } from '../../navigation.ts';
import { keyboard } from './MobileMenu.keyboard.ts';

const meta = {
  title: 'Navigation/MobileMenu',
  component: MobileMenu,
  subcomponents: { MobileMenuList, MobileMenuLink, MobileMenuActions },
  args: { labels: { open: '', close: '', title: '' }, children: null },
  render: function Render(args) {
    const { words, home, services: [index, ...services], links, languages, locale } = useNavigation();
    const entry = ({ href, text }: typeof home) => (
      <li key={href}>
        <MobileMenuLink href={href} active={href === home.href}>
          {text}
        </MobileMenuLink>
      </li>
    );
    return (
      <MobileMenu
        {...args}
        labels={{ open: words['nav.menu'], close: words['nav.menuClose'], title: words['nav.menuTitle'] }}
      >
        <nav aria-label={words['nav.label']}>
          <MobileMenuList>
            {entry(home)}
            {index && (
              <li>
                <MobileMenuLink href={index.href}>{index.text}</MobileMenuLink>
                <MobileMenuList>{services.map(entry)}</MobileMenuList>
              </li>
            )}
            {links.map(entry)}
          </MobileMenuList>
        </nav>
        <LanguageToggle languages={languages} active={locale} />
        <MobileMenuActions>
          <ButtonLink variant="primary" href={localePath('/get-quote', locale)}>
            {words['nav.quote']}
          </ButtonLink>
        </MobileMenuActions>
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
export const Keyboard: Story = { play: proves(keyboard) };
