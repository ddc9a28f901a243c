import type { Locator, Page } from '@playwright/test';
import { category, changes, expectHydrationError, MAIN_MENU } from './changes.ts';
import { ENTRY, expect, hold, type on, phone, test } from './site.ts';

// What React does late in a page that wakes: it replaces what is being pressed, or renders the main menu when its code has come.

const MENU_CODE = /\/assets\/MainNavigation-.*\.js$/;

/** A press that begins on an element of the server and ends after React has replaced it, and what must come of it. */
interface LongPress {
  readonly what: string;
  readonly at: 'home' | 'blog' | 'quote';
  readonly by: 'mouse' | 'space' | 'finger';
  readonly control: (parts: ReturnType<typeof on>, page: Page) => Locator;
  readonly result: (parts: ReturnType<typeof on>, page: Page) => Promise<void>;
  /** What was translated, and the code that brings the replacement. Default: header and content, the entry. */
  readonly only?: readonly [translated: string, code: RegExp];
}

const servicesOpen = ({ servicesButton, servicesPanel }: ReturnType<typeof on>) =>
  Promise.all([expect(servicesButton).toHaveAttribute('data-state', 'open'), expect(servicesPanel).toBeVisible()]);

const longPresses: readonly LongPress[] = [
  { what: 'Services opens', at: 'home', by: 'mouse', control: ({ servicesButton }) => servicesButton, result: async (parts) => void (await servicesOpen(parts)) },
  { what: 'Services opens', at: 'home', by: 'space', control: ({ servicesButton }) => servicesButton, result: async (parts) => void (await servicesOpen(parts)) },
  {
    what: 'Services opens, where only the main menu was translated',
    at: 'home',
    by: 'mouse',
    only: [MAIN_MENU, MENU_CODE],
    control: ({ servicesButton }) => servicesButton,
    result: async (parts) => void (await servicesOpen(parts)),
  },
  { what: 'the link leads to the other language', at: 'home', by: 'mouse', control: (_, page) => page.getByRole('banner').getByRole('link', { name: 'Français' }), result: (_, page) => expect(page).toHaveURL('/fr') },
  { what: 'a category filters the articles', at: 'blog', by: 'mouse', control: (parts, page) => category(page, parts), result: (_, page) => expect(page).toHaveURL(/\?category=/) },
  { what: 'the form is checked', at: 'quote', by: 'mouse', control: ({ send }) => send, result: ({ errorBox }) => expect(errorBox).toBeVisible() },
  { what: 'the form is checked', at: 'quote', by: 'space', control: ({ send }) => send, result: ({ errorBox }) => expect(errorBox).toBeVisible() },
  { what: 'Menu opens', at: 'home', by: 'finger', control: ({ menuButton }) => menuButton, result: ({ menu }) => expect(menu).toBeVisible() },
];

/** Begins a press. @returns ends it */
async function pressDown(page: Page, control: Locator, by: LongPress['by']): Promise<() => Promise<unknown>> {
  if (by === 'space') {
    await control.focus();
    await page.keyboard.down('Space');
    return () => page.keyboard.up('Space');
  }
  if (by === 'mouse') {
    // A link does not wake the page, but a button does that the pointer crosses.
    await page.getByRole('banner').getByRole('button').filter({ visible: true }).first().hover();
    await control.hover();
    await page.mouse.down();
    return () => page.mouse.up();
  }
  const { x, y } = (await control.boundingBox()) ?? { x: 0, y: 0 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 5, y: y + 5 }] });
  return () => devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const { what, at, by, control, result, only: [translated, code] = [undefined, ENTRY] } of longPresses) {
  test.describe(() => {
    test.use(by === 'finger' ? { viewport: phone, hasTouch: true } : {});

    test(`${at}: ${what} if React replaces the pressed element before the ${by} is released`, async ({ page, pageErrors, parts }) => {
      const release = await hold(page, code);
      await page.goto({ home: '/', blog: '/blog', quote: '/get-quote' }[at]);
      await changes.translation(page, translated);
      const element = await control(parts, page).elementHandle();
      const pressUp = await pressDown(page, control(parts, page), by);
      release();
      await page.waitForFunction((pressed) => !pressed?.isConnected, element);
      await pressUp();
      await result(parts, page);
      await expectHydrationError(pageErrors);
      pageErrors.splice(0);
    });
  });
}

declare global {
  interface Window {
    /** Runs the next slice of React's work. @returns whether there was one */
    nextSlice?: () => boolean;
    /** Runs all slices, as browsers do. */
    runSlices?: () => void;
  }
}

/** Makes React's scheduler wait for `nextSlice` after each slice of its work. */
const controlSlices = (page: Page) =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let running = false;
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        this.port2.postMessage = () => {
          const run = () => this.port1.onmessage?.(new MessageEvent('message'));
          if (running) setTimeout(run);
          else waiting.push(run);
        };
      }
    };
    window.nextSlice = () => {
      const slice = waiting.shift();
      slice?.();
      return slice !== undefined;
    };
    window.runSlices = () => {
      running = true;
      while (window.nextSlice?.());
    };
  });

// React works in slices, and the code of the menu can come between any two of them.
test('the main menu is hydrated without an error, whenever its code comes', { tag: '@long' }, async ({ page, pageErrors, parts: { servicesButton, openServices } }) => {
  await controlSlices(page);
  let before = 0;
  for (let isLast = false; !isLast; before++) {
    const release = await hold(page, MENU_CODE);
    await page.goto('/blog');
    const asked = page.waitForRequest(MENU_CODE);
    await servicesButton.focus();
    const url = (await asked).url();
    for (let slices = 0; slices < before && !isLast; slices++) {
      if (slices === 0) await page.waitForFunction(() => window.nextSlice?.());
      else isLast = !(await page.evaluate(() => window.nextSlice?.()));
    }
    release();
    await page.evaluate((code) => import(code).then(() => window.runSlices?.()), url);
    await openServices();
    expect(pageErrors, `after ${before} slices`).toEqual([]);
  }
  // The header, and the menu that waits for its code.
  expect(before).toBeGreaterThan(2);
});
