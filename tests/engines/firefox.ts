/** Firefox, through WebDriver BiDi, which needs no driver program. */
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { onPath } from '../browser.ts';
import { findPart, type Sight } from './look.ts';
import type { Engine, Running, Visitor } from './visitor.ts';

const find = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox');

/** The time to start, in ms; a busy machine can take a minute. */
const TIMEOUT_MS = 100_000;

/** The time for an element to stop moving before it is pressed, in ms. */
const PRESS_TIMEOUT_MS = 20_000;

/**
 * Runs in the page: finds the point to press, once the element has not moved for two frames and nothing covers it.
 *
 * @returns the point, or the reason why it cannot be pressed yet
 */
const pointOf = async (element: Element) => {
  const middle = () => {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const first = middle();
  await new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const next = middle();
  if (Math.hypot(next.x - first.x, next.y - first.y) >= 1) return 'it moves';
  const above = document.elementFromPoint(next.x, next.y);
  return element.contains(above) ? next : `over it is ${above?.outerHTML.slice(0, 120) ?? 'nothing: it is outside of the window'}`;
};

/**
 * Scrolls a part to the window's middle, repeatedly if it moves away, and presses it. Some frames after the last key
 * Firefox scrolls back to the caret; a driver is faster than a hand, and would press what is then under its mouse.
 */
async function pressAtRest(page: Page, selector: string): Promise<void> {
  const until = performance.now() + PRESS_TIMEOUT_MS;
  for (;;) {
    const element = (await page.evaluateHandle(findPart, selector, 'element' as const)).asElement() as ElementHandle | null;
    if (element === null) throw new Error(`There is no ${selector} to press.`);
    const point = await element.evaluate(pointOf);
    if (typeof point !== 'string') return page.mouse.click(point.x, point.y);
    if (performance.now() > until) throw new Error(`${selector} cannot be pressed: ${point}.`);
  }
}

const visitorOf = (page: Page, leave: () => Promise<void>): Visitor => ({
  size: (width, height) => page.setViewport({ width, height }),
  async open(address) {
    await page.goto(address, { waitUntil: 'load' });
  },
  click: (selector) => pressAtRest(page, selector),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  sees: (selector) => page.evaluate(findPart, selector, 'sight' as const) as Promise<Sight | null>,
  read: async <Given extends unknown[], Told>(work: (...given: Given) => Told | Promise<Told>, ...given: Given) =>
    (await page.evaluate(work as (...given: unknown[]) => unknown, ...given)) as Told,
  picture: async () => Buffer.from(await page.screenshot()),
  leave,
});

async function start(): Promise<Running> {
  const executablePath = find();
  if (executablePath === undefined) throw new Error('There is no Firefox.');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, timeout: TIMEOUT_MS });
  return {
    version: (await browser.version()).replace('/', ' '),
    async visit() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return visitorOf(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

/** Debian's Firefox, or any on the path. */
export const firefox: Engine = { name: 'Firefox', packages: ['firefox-esr'], isInstalled: () => find() !== undefined, start };
