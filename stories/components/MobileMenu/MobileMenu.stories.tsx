import type { Meta, StoryObj } from '@storybook/react-vite';
import { MobileMenu, MobileMenuActions, MobileMenuLink, MobileMenuList } from '@uno/ui/MobileMenu';
import { expect, fn, userEvent, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { phone } from '../../documentation/phone.css.ts';
import { inWords } from '../../locale.ts';
import { navigationWords } from '../../navigation.ts';
import { PhoneMenu } from '../../siteMenus.tsx';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './MobileMenu.keyboard.ts';

const meta = {
  title: 'Navigation/MobileMenu',
  component: MobileMenu,
  parameters: { controls: { disable: true } },
  subcomponents: { MobileMenuList, MobileMenuLink, MobileMenuActions },
  args: { labels: { open: '', close: '', title: '' }, children: null },
  render: ({ defaultOpen }) => <PhoneMenu defaultOpen={defaultOpen} />,
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button alone; press it. */
export const Default: Story = {};

/** Open, as on a phone: it lies over the page. */
export const OpenAtFirst: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'w320' } },
  parameters: {
    docs: { story: { inline: false, height: '40rem' }, canvas: { className: phone } },
    modes: {
      exempt: [
        {
          check: 'without-script',
          reason: 'A script opens it at first. Without scripts the list is open in the page, as in the other stories.',
          until: '2027-05-21',
        },
      ],
    },
  },
};

/** The button at rest and with the focus. It looks the same under the pointer; *OpenAtFirst* shows what it opens. */
export const States: Story = {
  render: inWords(navigationWords, (t) => (
    <StateSheet
      states={{ rest: {}, focus: {} }}
      render={(given, id) => (
        <MobileMenu id={id} labels={{ open: t['nav.menu'], close: t['nav.menuClose'], title: t['nav.menuTitle'] }} {...given}>
          <MobileMenuList>
            <li>
              <MobileMenuLink href="#home">{t['nav.home']}</MobileMenuLink>
            </li>
          </MobileMenuList>
        </MobileMenu>
      )}
    />
  )),
};

const events = fn();

/** Handlers of the consumer run beside its own; a prevented click leaves it closed. */
export const OwnHandlers: Story = {
  tags: ['test-only'],
  render: inWords(navigationWords, (t) => (
    <MobileMenu
      labels={{ open: <em>{t['nav.menu']}</em>, close: t['nav.menuClose'], title: t['nav.menuTitle'] }}
      onPointerEnter={() => events('enter')}
      onFocus={() => events('focus')}
      onBlur={() => events('blur')}
      onClick={(event) => {
        events('click');
        event.preventDefault();
      }}
    >
      <MobileMenuList />
    </MobileMenu>
  )),
  play: async ({ canvas }) => {
    events.mockClear();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    // The pointer also enters the icon and the word.
    await expect([...new Set(events.mock.calls.flat())]).toEqual(['enter', 'focus', 'click', 'blur']);
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
