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

/** Presses the element of a selector, once it is at rest. */
async function press(page: Page, selector: string): Promise<void> {
  const element = (await page.evaluateHandle(findPart, selector, 'element' as const)).asElement() as ElementHandle | null;
  if (element === null) throw new Error(`There is no ${selector} to press.`);
  await element.asLocator().setTimeout(PRESS_TIMEOUT_MS).click();
}

const visitorOf = (page: Page, leave: () => Promise<void>): Visitor => ({
  size: (width, height) => page.setViewport({ width, height }),
  async open(address) {
    await page.goto(address, { waitUntil: 'load' });
  },
  click: (selector) => press(page, selector),
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
