import type { Page } from '@playwright/test';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { expect, inEachLanguage, isAwake, on, test } from './site.ts';
import { business } from '../../site/business.ts';

/*
 * Going from page to page while asleep: the browser's own navigation, to a document that it fetched when the link was
 * pointed at, shown in the site's own gesture.
 */

// The gesture is for dense screens.
test.use({ deviceScaleFactor: 2 });

/** How the document that is shown was brought here: `navigational-prefetch` when it had been fetched ahead. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming && 'deliveryType' in navigation ? navigation.deliveryType : undefined;
  });

declare global {
  interface Window {
    /** Whether the page was shown by a transition from the one before. */
    swept?: boolean;
    /** What the gesture moves, by its name in the styles. */
    sweeping?: string[];
  }
}

/**
 * Notes, before anything else of a page runs, how it is revealed (HTML, the `pagereveal` event).
 *
 * @param stopAt where the gesture is stopped, in ms from its beginning; it runs when absent
 */
const noteReveal = (page: Page, stopAt?: number) =>
  page.addInitScript((stop) => {
    addEventListener('pagereveal', (event) => {
      const transition = 'viewTransition' in event ? event.viewTransition : null;
      window.swept = transition !== null;
      if (!(transition instanceof ViewTransition)) return;
      void transition.ready.then(() => {
        const animations = document.getAnimations().filter((one) => one instanceof CSSAnimation);
        window.sweeping = animations.map(({ animationName }) => animationName);
        for (const one of animations) {
          if (stop === undefined || one.animationName !== 'uno-sweep') continue;
          one.pause();
          one.currentTime = stop;
        }
      });
    });
  }, stopAt);

inEachLanguage(({ locale, home, quote }) => {
  test(`${home} to ${quote}: fetched when pointed at, swept in, asleep, and nothing complains`, async ({ page }) => {
    await noteReveal(page);
    await page.goto(home);
    const link = page.getByRole('banner').getByRole('link', { name: on(page, locale).say['nav.quote'] }).first();
    const ahead = page.waitForEvent('requestfinished', (request) => request.headers()['sec-purpose'] === 'prefetch');
    await link.hover();
    expect(new URL((await ahead).url()).pathname).toBe(quote);
    await link.click();
    await expect(page).toHaveURL(quote);
    expect(await delivery(page)).toBe('navigational-prefetch');
    await page.waitForFunction(() => window.sweeping !== undefined);
    expect(await page.evaluate(() => [window.swept, window.sweeping])).toEqual([true, expect.arrayContaining(['uno-sweep'])]);
    expect(await isAwake(page)).toBe(false);
    // The language and the theme of a page that was only fetched are not stored.
    expect(await page.evaluate(() => localStorage.getItem('uno_locale'))).toBe(locale);
  });
});

test('a page that was only pointed at stores nothing', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Français' });
  const ahead = page.waitForEvent('requestfinished', (request) => request.headers()['sec-purpose'] === 'prefetch');
  await link.hover();
  await ahead;
  expect(await page.evaluate(() => localStorage.getItem('uno_locale'))).toBe('en-CA');
});

test('under reduced motion a page is simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await noteReveal(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: on(page, 'en-CA').say['nav.quote'] }).first().click();
  await expect(page).toHaveURL('/get-quote');
  expect(await page.evaluate(() => window.swept)).toBe(false);
});

test.describe('on a screen that is not dense', () => {
  test.use({ deviceScaleFactor: 1 });

  test('a page is simply there, and was fetched when it was pointed at', async ({ page }) => {
    await noteReveal(page);
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: on(page, 'en-CA').say['nav.quote'] }).first();
    const ahead = page.waitForEvent('requestfinished', (request) => request.headers()['sec-purpose'] === 'prefetch');
    await link.hover();
    await ahead;
    await link.click();
    await expect(page).toHaveURL('/get-quote');
    expect(await delivery(page)).toBe('navigational-prefetch');
    expect(await page.evaluate(() => window.swept)).toBe(false);
  });
});

test('in the middle of the gesture the new page is clear from the left, over the old one', async ({ page }) => {
  await noteReveal(page, 60);
  await page.goto('/get-quote');
  await page.getByRole('banner').getByRole('link', { name: business.name }).first().click();
  await expect(page).toHaveURL('/');
  await page.waitForFunction(() => window.sweeping !== undefined);
  const clip = await page.evaluate(() => getComputedStyle(document.documentElement, '::view-transition-new(root)').clipPath);
  const hidden = Number(/^inset\(\S+ ([\d.]+)%/.exec(clip)?.[1]);
  expect(hidden).toBeGreaterThan(10);
  expect(hidden).toBeLessThan(90);
});

test('Back brings the page back as it was left, without loading it again', async ({ site }) => {
  // Playwright switches the back/forward cache off, and can't reach a page that comes out of it. So the cache is switched
  // on, and the page that came back writes into the storage, which a second page of the site reads.
  const browser = await chromium.launch({ ...launchOptions('whole'), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    for (const [from, to] of [
      ['/', '/get-quote'],
      ['/fr/get-quote', '/fr'],
    ] as const) {
      const witness = await context.newPage();
      await witness.goto(`${site.address}/robots.txt`);
      const page = await context.newPage();
      await page.goto(site.address + from);
      await page.evaluate(() => {
        scrollTo(0, 1200);
        addEventListener('pageshow', ({ persisted }) => localStorage.setItem('shown-again', JSON.stringify({ path: location.pathname, persisted, scrollY })));
      });
      await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click(), to);
      await page.waitForURL(site.address + to);
      await page.waitForFunction(() => document.readyState === 'complete');
      page.evaluate(() => history.back()).catch(() => undefined);
      await witness.waitForFunction(() => localStorage.getItem('shown-again') !== null);
      expect(await witness.evaluate(() => JSON.parse(localStorage.getItem('shown-again') ?? ''))).toEqual({ path: from, persisted: true, scrollY: 1200 });
      await witness.evaluate(() => localStorage.removeItem('shown-again'));
    }
  } finally {
    await browser.close();
  }
});
