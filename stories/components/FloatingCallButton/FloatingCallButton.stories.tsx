import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@uno/tokens/contract';
import { FloatingCallButton } from '@uno/ui/FloatingCallButton';
import { Footer, FooterBottom } from '@uno/ui/Footer';
import { TextField } from '@uno/ui/TextField';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import type { CSSProperties, ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { proves } from '../../documentation/keyboard.ts';
import { phone } from '../../documentation/phone.css.ts';
import { press } from '../../documentation/press.ts';
import { useWords } from '../../language.ts';
import { useNavigation } from '../../navigation.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './FloatingCallButton.keyboard.ts';

/** A page of three screens, with its links spread over it. */
const longPage: CSSProperties = { display: 'grid', alignContent: 'space-between', minHeight: '300vh', padding: vars.space.x4 };

/** A page that ends before the button would rise. */
const shortPage: CSSProperties = { minHeight: '70vh', padding: vars.space.x4 };

/** Links as wide as the page, so that the button could cover any of them. */
const wide: CSSProperties = { display: 'block', paddingBlock: vars.space.x3 };

/** A page with a footer and the button, which is positioned within the whole page. */
function Shell({ style, main, children }: { style: CSSProperties; main: ReactNode; children: ReactNode }) {
  return (
    <div style={{ position: 'relative' }}>
      <main style={style}>{main}</main>
      <Footer brand={<Wordmark mark={<UnoMark />} name={business.name} />}>
        <FooterBottom>
          <p>{business.name}</p>
        </FooterBottom>
      </Footer>
      {children}
    </div>
  );
}

const meta = {
  title: 'Navigation/FloatingCallButton',
  component: FloatingCallButton,
  args: { href: business.phoneHref, children: null },
  globals: { viewport: { value: 'w320' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' }, canvas: { className: phone } } },
  render: function Render(args) {
    const { words, links } = useNavigation();
    return (
      <Shell
        style={longPage}
        main={links.map(({ href, text }) => (
          <a key={href} href={href} style={wide}>
            {text}
          </a>
        ))}
      >
        <FloatingCallButton {...args}>{words['nav.call']}</FloatingCallButton>
      </Shell>
    );
  },
} satisfies Meta<typeof FloatingCallButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The call button, the last link of the page; hidden until the page is scrolled. */
const callIn = (canvasElement: Element) => canvasElement.querySelector(`aside a[href="${business.phoneHref}"]`);

const boxOf = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();

/** Scroll the page: on phones the button rises past 300 px, by CSS alone. */
export const Default: Story = {};

/** Scrolled: it is a bar along the foot of the screen. Until then it is hidden, and covers nothing (WCAG 2.5.8). */
export const Risen: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const call = callIn(canvasElement);
    await waitFor(() => expect(call).not.toBeVisible());
    scrollTo(0, 300);
    await expect(boxOf(call).top).toBeGreaterThanOrEqual(innerHeight);
    scrollTo(0, 420);
    await expect(boxOf(call).bottom).toBeLessThanOrEqual(innerHeight);
    await waitFor(() => expect(call).toBeVisible());
    await expect(boxOf(call).height).toBeGreaterThanOrEqual(44);
  },
};

/** At the end of the page it is below the footer's last line. */
export const BelowTheLastLine: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const call = callIn(canvasElement);
    scrollTo(0, document.documentElement.scrollHeight);
    await expect(boxOf(call).bottom).toBeLessThanOrEqual(innerHeight);
    await expect(boxOf(call).top).toBeGreaterThanOrEqual(boxOf(canvasElement.querySelector('footer p')).bottom);
  },
};

/** While a text field has the focus it is hidden: a phone's keyboard takes the room. */
export const BesideTheKeyboard: Story = {
  tags: ['test-only'],
  render: function Render(args) {
    const { words } = useNavigation();
    return (
      <Shell style={longPage} main={<TextField label={business.name} name="name" />}>
        <FloatingCallButton {...args}>{words['nav.call']}</FloatingCallButton>
      </Shell>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const call = callIn(canvasElement);
    scrollTo(0, 420);
    await waitFor(() => expect(call).toBeVisible());
    canvas.getByRole('textbox').focus({ preventScroll: true });
    await expect(call).not.toBeVisible();
    canvas.getByRole('textbox').blur();
    await expect(call).toBeVisible();
  },
};

/** It never covers what has the focus (WCAG 2.4.11): the reset's scroll padding keeps the room. */
export const NothingBehind: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const call = callIn(canvasElement);
    for (const link of canvasElement.querySelectorAll('main a')) {
      await press('Tab');
      await expect(link).toHaveFocus();
      await expect(boxOf(link).bottom).toBeLessThanOrEqual(boxOf(call).top);
    }
  },
};

/** A page that is too short to scroll has the button at its end, and does not get longer because of it. */
export const OnShortPages: Story = {
  tags: ['test-only'],
  render: function Render(args) {
    const { words } = useNavigation();
    return (
      <Shell style={shortPage} main={business.name}>
        <FloatingCallButton {...args}>{words['nav.call']}</FloatingCallButton>
      </Shell>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const [page, line] = [canvasElement.querySelector('main')?.parentElement, canvasElement.querySelector('footer p')];
    await expect(page?.scrollHeight).toBe(page?.clientHeight);
    // Only in the next frame does the browser know whether the page scrolls, and so whether the button is shown.
    const call = await canvas.findByRole('link');
    await waitFor(() => expect(call).toBeVisible());
    await press('Tab');
    await expect(call).toHaveFocus();
    const { x, y, width, height } = boxOf(call);
    await expect(call.contains(document.elementFromPoint(x + width / 2, y + height / 2)), 'in sight').toBe(true);
    await expect(boxOf(call).top).toBeGreaterThanOrEqual(boxOf(line ?? undefined).bottom);
  },
};

/** From 768 px on it is hidden, also from the Tab key. */
export const OnWideScreens: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('complementary')).toHaveLength(0);
    await expect(canvas.getAllByRole('link').at(-1)).not.toHaveAttribute('href', business.phoneHref);
  },
};

/** Two landmarks of one page have different names. */
const calls = { 'en-CA': { laval: 'Call Laval', longueuil: 'Call Longueuil' }, 'fr-CA': { laval: 'Appeler à Laval', longueuil: 'Appeler à Longueuil' } };

/** At rest and with the focus, each at the end of a place that is too short to scroll. */
export const States: Story = {
  parameters: { controls: { disable: true }, docs: { story: { height: '18rem' } } },
  render: function Render({ href }) {
    const t = useWords(calls);
    return (
      <StateSheet
        states={{ rest: { children: t.laval }, focus: { children: t.longueuil } }}
        render={(given, id) => (
          <div style={{ position: 'relative', paddingBlockEnd: vars.space.x8 }}>
            <FloatingCallButton id={id} href={href} {...given} />
          </div>
        )}
      />
    );
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
