import type { Browser, CDPSession, Page } from 'playwright';
import type { Figure } from './figures.ts';
import type { ServedSite } from './site.ts';

/** What every measure is given. */
export interface Stage {
  browser: Browser;
  site: ServedSite;
  /** Tells what is being done: one line. */
  say: (step: string) => void;
}

/** One kind of measure, and what it found. It throws only when nothing of it could be measured. */
export type Measure = (stage: Stage) => Promise<readonly Figure[]>;

/** The screens: Lighthouse's phone, and a laptop with a touch screen. */
export const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 }, hasTouch: true },
} as const;

/** The name of a screen. */
export type Screen = keyof typeof screens;

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

/** Goes to a page and waits until it is loaded. Throws when there is none: an error page would be fast and light. */
export async function visit(page: Page, url: string, status = 200): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'load' });
  if (response?.status() !== status) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}.`);
}

/** Waits until a page has fetched, but not run, the code that its loader asks for in idle time. */
export const prefetched = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    return wanted.length > 0 && wanted.every(({ href }) => performance.getEntriesByName(href).some((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0));
  });

/** Wakes a page as its loader does, with nothing touched, and waits until React answers. */
export const wake = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { entry } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
    if (entry === undefined) throw new Error('The page names no entry.');
    const { ready } = await import(entry);
    await ready;
  });
