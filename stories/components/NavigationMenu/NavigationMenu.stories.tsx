import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink, NavigationMenuPanelLink, NavigationMenuPanelList } from '@uno/ui/NavigationMenu';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inRoundTheme } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
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

/** The panel under its button, open at first. */
export const Open: Story = {
  render: () => <MainMenu defaultOpen />,
  play: inTests(async ({ canvas }) => {
    const button = canvas.getByRole('button', { expanded: true });
    // The pointer does not close what it has not opened.
    await userEvent.hover(button);
    await userEvent.unhover(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }),
};

/** A link and the button of a panel in every state; the last panel is open. The current button is that of the panel whose links include the page being read. */
export const States: Story = {
  render: inWords(navigationWords, (t) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, current: { current: true }, open: { defaultOpen: true } }}
      render={({ current, defaultOpen }: { current?: boolean; defaultOpen?: boolean }, id) => (
        <NavigationMenu aria-label={`${t['nav.label']} ${id}`}>
          <NavigationMenuLink href="#home" current={current}>
            {t['nav.home']}
          </NavigationMenuLink>
          <NavigationMenuDisclosure label={t['nav.services']} current={current} defaultOpen={defaultOpen}>
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

const changed = fn();
const mounted = fn();

/** Two panels: its owner holds the first and may keep it as it is; the second opens and closes by itself. */
function Owned({ keep }: { keep?: boolean }) {
  const t = useWords(navigationWords);
  const [open, setOpen] = useState(true);
  return (
    <NavigationMenu aria-label={t['nav.label']}>
      <NavigationMenuDisclosure
        label={t['nav.services']}
        open={open}
        onOpenChange={(next) => {
          changed('first', next);
          if (!keep) setOpen(next);
        }}
        onMount={() => mounted()}
      >
        <NavigationMenuPanelList>
          <li>
            <NavigationMenuPanelLink href="#office">{t['nav.office']}</NavigationMenuPanelLink>
          </li>
        </NavigationMenuPanelList>
      </NavigationMenuDisclosure>
      <NavigationMenuDisclosure label={t['nav.industries']} onOpenChange={(next) => changed('second', next)}>
        <NavigationMenuPanelList>
          <li>
            <NavigationMenuPanelLink href="#warehouse">{t['nav.warehouse']}</NavigationMenuPanelLink>
          </li>
        </NavigationMenuPanelList>
      </NavigationMenuDisclosure>
    </NavigationMenu>
  );
}

/** Controlled: the owner is asked, and what it answers is shown. `onMount` is called once, however often the menu renders. */
export const Controlled: Story = {
  tags: ['test-only'],
  render: () => <Owned />,
  play: async ({ canvas }) => {
    const expanded = () => canvas.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('There are two buttons.');
    changed.mockClear();
    await expect(expanded()).toEqual(['true', 'false']);
    await userEvent.click(second);
    await waitFor(() => expect(expanded()).toEqual(['false', 'true']));
    await userEvent.click(first);
    await waitFor(() => expect(expanded()).toEqual(['true', 'false']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(expanded()).toEqual(['false', 'false']));
    await expect(changed.mock.calls).toEqual([['first', false], ['second', true], ['second', false], ['first', true], ['first', false]]);
    await expect(mounted).toHaveBeenCalledOnce();
  },
  beforeEach: () => void mounted.mockClear(),
};

/** The owner says no: the panel stays open, also when another is pressed. */
export const Kept: Story = {
  tags: ['test-only'],
  render: () => <Owned keep />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('There are two buttons.');
    changed.mockClear();
    for (const button of [first, second]) {
      await userEvent.click(button);
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await expect(second).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(changed).toHaveBeenCalledWith('first', false);
  },
};
