import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink, NavigationMenuPanelLink, NavigationMenuPanelList } from '@uno/ui/NavigationMenu';
import { type ReactNode, useEffect, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inRoundTheme } from '../../frames.tsx';
import { inWords } from '../../locale.ts';
import { navigationWords } from '../../navigation.ts';
import { linksStay, MainMenu } from '../../siteMenus.tsx';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './NavigationMenu.keyboard.ts';
import { stage } from './NavigationMenu.css.ts';

/** Room for the panel below the bar. */
const onStage: Decorator = (Story) => (
  <div className={stage}>
    <Story />
  </div>
);

/** Presses the button once it exists. */
function Opened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = place.current?.querySelector<HTMLButtonElement>('button[aria-expanded=false]');
    const timer = setTimeout(() => button?.click());
    return () => clearTimeout(timer);
  }, []);
  return <div ref={place}>{children}</div>;
}

const meta = {
  title: 'Navigation/NavigationMenu',
  subcomponents: { NavigationMenuLink, NavigationMenuDisclosure, NavigationMenuPanelList, NavigationMenuPanelLink },
  component: NavigationMenu,
  args: { 'aria-label': 'Main' },
  parameters: { controls: { disable: true } },
  decorators: [linksStay, onStage],
  render: () => <MainMenu />,
} satisfies Meta<typeof NavigationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: six links and a button, on one line. */
export const Default: Story = {};

/** The panel under its button, opened by a press. */
export const Open: Story = {
  decorators: [
    (Story) => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
};

/** A link and the button of a panel in every state. The current button is that of the panel whose links include the page being read. */
export const States: Story = {
  render: inWords(navigationWords, (t) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, current: { current: true } }}
      render={(given, id) => (
        <NavigationMenu aria-label={`${t['nav.label']} ${id}`}>
          <NavigationMenuLink href="#home" {...given}>
            {t['nav.home']}
          </NavigationMenuLink>
          <NavigationMenuDisclosure label={t['nav.services']} {...given}>
            <NavigationMenuPanelList>
              <li>
                <NavigationMenuPanelLink href="#office">{t['nav.office']}</NavigationMenuPanelLink>
              </li>
            </NavigationMenuPanelList>
          </NavigationMenuDisclosure>
        </NavigationMenu>
      )}
    />
  )),
};

/** Runs every row of the keyboard table. */
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

/** The panel hangs from the line of links, no wider than it, and its links have room around them. A round theme makes it round at its foot. */
export const UnderItsButton: Story = {
  tags: ['test-only'],
  decorators: [inRoundTheme],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const panel = canvas.getByRole('group');
    const under = panel.getBoundingClientRect();
    const line = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(under.top - button.getBoundingClientRect().bottom).toBeLessThan(16);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(Math.ceil(line.width));
    await expect(getComputedStyle(panel).borderRadius).toBe('0px 0px 18px 18px');
    await expect(getComputedStyle(panel).borderInlineStartWidth).toBe(getComputedStyle(panel).borderBlockEndWidth);
    for (const link of within(panel).getAllByRole('link')) await expect(Number.parseFloat(getComputedStyle(link).paddingBlockEnd)).toBeGreaterThanOrEqual(12);
  },
};

/** Each disclosure opens its own panel, and closes the other's. */
export const TwoDisclosures: Story = {
  tags: ['test-only'],
  render: inWords(navigationWords, (t, args) => (
    <NavigationMenu {...args}>
      <NavigationMenuDisclosure label={t['nav.services']}>
        <NavigationMenuPanelList>
          <li>
            <NavigationMenuPanelLink href="#office">{t['nav.office']}</NavigationMenuPanelLink>
          </li>
        </NavigationMenuPanelList>
      </NavigationMenuDisclosure>
      <NavigationMenuDisclosure label={t['nav.industries']}>
        <NavigationMenuPanelList>
          <li>
            <NavigationMenuPanelLink href="#warehouse">{t['nav.warehouse']}</NavigationMenuPanelLink>
          </li>
        </NavigationMenuPanelList>
      </NavigationMenuDisclosure>
    </NavigationMenu>
  )),
  play: async ({ canvas }) => {
    const expanded = () => canvas.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));
    for (const [at, button] of canvas.getAllByRole('button').entries()) {
      await userEvent.click(button);
      await waitFor(() => expect(expanded()).toEqual([at === 0, at === 1].map(String)));
    }
  },
};
