/** Firefox, through WebDriver BiDi: it speaks it itself, without a driver beside it. */
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { onPath } from '../browser.ts';
import { look, type Sight } from './look.ts';
import type { Engine, Running, Visitor } from './visitor.ts';

const find = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox');

/** Until it has started, in ms: a machine that others use can take a minute. */
const PATIENCE = 100_000;

const before = (page: Page, leave: () => Promise<void>): Visitor => ({
  size: (width, height) => page.setViewport({ width, height }),
  async open(address) {
    await page.goto(address, { waitUntil: 'load' });
  },
  async click(part) {
    const handle = await page.evaluateHandle(look, part, 'element' as const);
    const element = handle.asElement() as ElementHandle | null;
    if (element === null) throw new Error(`There is no ${part.kind} “${part.name}” to press.`);
    await element.click();
  },
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
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, timeout: PATIENCE });
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
