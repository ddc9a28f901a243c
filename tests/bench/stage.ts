import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { locales } from '../../site/i18n/locale.ts';
import type { BuiltPage } from '../../site/manifest.ts';
import type { Judgement } from './budgets.ts';
import type { Figure } from './figures.ts';
import type { ServedSite } from './site.ts';

/** The input of every measure. */
export interface Stage {
  browser: Browser;
  site: ServedSite;
  /** What is judged: times that are only printed are measured less often. */
  judgement: Judgement;
  /** Prints a line of progress. */
  say: (step: string) => void;
}

/** One page of each family, in English and in French alternately: pages of a family are laid out alike. */
export function onePerFamily(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const families = [...new Set(pages.map(({ family }) => family))];
  return families.flatMap((family, at) => pages.find((page) => page.family === family && page.locale === locales[at % locales.length]) ?? []);
}

/** One kind of measure; returns its figures. It throws only if it could measure nothing. */
export type Measure = (stage: Stage) => Promise<readonly Figure[]>;

/** The screens: Lighthouse's phone, and a laptop with a touch screen. */
export const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 }, hasTouch: true },
} as const;

/** The name of a screen. */
export type Screen = keyof typeof screens;

/** The centre of an element. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs `work` on a new page with nothing in its cache or storage, and closes it. */
export async function onNewPage<T>({ browser }: Stage, screen: Screen, work: (page: Page, devtools: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext(screens[screen]);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until it is loaded. Throws on another status, because an error page would be fast and light. */
export async function visit(page: Page, url: string, status = 200): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'load' });
  if (response?.status() !== status) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}.`);
}

/** Gives a page a sign of life, and waits until it has fetched, but not run, the code that wakes it. */
export async function prefetched(page: Page): Promise<void> {
  // Makes a scroll event, as a finger does.
  await page.evaluate(() => scrollBy(0, 1));
  await page.waitForFunction(() => {
    const { chunks = '' } = document.querySelector<HTMLElement>('script[data-chunks]')?.dataset ?? {};
    return chunks.split(' ').every((path) =>
      performance.getEntriesByName(new URL(path, location.origin).href).some((resource) => resource instanceof PerformanceResourceTiming && resource.responseEnd > 0),
    );
  });
}

/** Lighthouse's slow 4G for the browser's throttling: milliseconds, bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 } as const;

/** Slows the network of a page down to slow 4G. */
export async function slowNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Wakes a page as its loader does, but without input, and waits until React has hydrated it. */
export const wake = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { entry } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
    if (entry === undefined) throw new Error('The page names no entry.');
    const { ready } = await import(entry);
    await ready;
  });

/**
 * The speed of the phone that the budgets are for, on the scale of Lighthouse's `benchmarkIndex`: a quarter of the machine
 * on which they were set (3,400). Each machine is slowed down to this speed instead of by a fixed factor, so that figures
 * of different machines can be compared (Lighthouse, *Calibrating the CPU slowdown*).
 */
export const PHONE = 850;

const speeds: number[] = [];

/** All measured speeds of this machine, for the report. */
export const speedsSeen = (): readonly number[] => speeds;

/** Measures how many times slower than this machine the phone is, at this moment; at least 1. Takes a second. */
export async function slowdown({ browser }: Stage): Promise<number> {
  const page = await browser.newPage();
  try {
    const speed = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    speeds.push(speed);
    return Math.max(1, Math.round((speed / PHONE) * 10) / 10);
  } finally {
    await page.close();
  }
}

/** Makes a page as slow as the phone. */
export async function slowDown(stage: Stage, devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: await slowdown(stage) });
}
