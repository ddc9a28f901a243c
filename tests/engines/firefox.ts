/** Firefox, through WebDriver BiDi: it speaks it itself, without a driver beside it. */
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { onPath } from '../browser.ts';
import { look, type Part, type Sight } from './look.ts';
import type { Engine, Running, Visitor } from './visitor.ts';

const find = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox');

/** Until it has started, in ms: a machine that others use can take a minute. */
const TIMEOUT_MS = 100_000;

/** Until what is to be pressed has come to rest, in ms. */
const REST = 20_000;

/**
 * Runs in the page: where an element is pressed, as soon as it has stood still for two frames with nothing over it.
 *
 * @returns the point; or, in words, why not yet
 */
const pointOf = async (element: Element) => {
  const middle = () => {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const first = middle();
  await new Promise<number>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const next = middle();
  if (Math.hypot(next.x - first.x, next.y - first.y) >= 1) return 'it moves';
  const above = document.elementFromPoint(next.x, next.y);
  return element.contains(above) ? next : `over it is ${above?.outerHTML.slice(0, 120) ?? 'nothing: it is outside of the window'}`;
};

/**
 * Scrolls a part to the window's middle, as often as it is moved away from there, and presses it. Some frames after
 * the last key Firefox scrolls back to the caret, on any page: no hand is faster than that, but a driver is, and would
 * press what has come under its mouse instead.
 */
async function pressAtRest(page: Page, part: Part): Promise<void> {
  const until = performance.now() + REST;
  for (;;) {
    const element = (await page.evaluateHandle(look, part, 'element' as const)).asElement() as ElementHandle | null;
    if (element === null) throw new Error(`There is no ${part.kind} “${part.name}” to press.`);
    const point = await element.evaluate(pointOf);
    if (typeof point !== 'string') return page.mouse.click(point.x, point.y);
    if (performance.now() > until) throw new Error(`The ${part.kind} “${part.name}” cannot be pressed: ${point}.`);
  }
}

const before = (page: Page, leave: () => Promise<void>): Visitor => ({
  size: (width, height) => page.setViewport({ width, height }),
  async open(address) {
    await page.goto(address, { waitUntil: 'load' });
  },
  click: (part) => pressAtRest(page, part),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  sees: (part) => page.evaluate(look, part, 'sight' as const) as Promise<Sight | null>,
  read: async <Given extends unknown[], Told>(look: (...given: Given) => Told | Promise<Told>, ...given: Given) =>
    (await page.evaluate(look as (...given: unknown[]) => unknown, ...given)) as Told,
  picture: async (whole = false) => Buffer.from(await page.screenshot({ fullPage: whole })),
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
      return before(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

/** Debian's Firefox, or any on the path. */
export const firefox: Engine = { name: 'Firefox', packages: ['firefox-esr'], isInstalled: () => find() !== undefined, start };
