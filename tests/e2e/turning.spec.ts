import type { Page } from '@playwright/test';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { expect, inEachLanguage, isAwake, on, test } from './site.ts';

// Going from page to page while asleep: the browser's own navigation, to a document that it fetched when the link was pointed at.

/** How the document that is shown was brought here: `navigational-prefetch` when it had been fetched ahead. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming && 'deliveryType' in navigation ? navigation.deliveryType : undefined;
  });

inEachLanguage(({ locale, home, quote }) => {
  test(`${home} to ${quote}: fetched when pointed at, asleep, and nothing complains`, async ({ page }) => {
    await page.goto(home);
    const link = page.getByRole('banner').getByRole('link', { name: on(page, locale).say['nav.quote'] }).first();
    const ahead = page.waitForEvent('requestfinished', (request) => request.headers()['sec-purpose'] === 'prefetch');
    await link.hover();
    expect(new URL((await ahead).url()).pathname).toBe(quote);
    await link.click();
    await expect(page).toHaveURL(quote);
    expect(await delivery(page)).toBe('navigational-prefetch');
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
