import { chromium } from 'playwright';
import puppeteer, { type Page } from 'puppeteer-core';
import { launchOptions } from '../browser.ts';
import { expect, test } from './site.ts';

// Browsers prerender pages from the address bar and the bookmarks, whether the site wants it or not. Playwright disables
// it, Puppeteer does not.

/** Adds a speculation rule that prerenders a path. The page's security policy must be bypassed. */
const prerender = (page: Page, path: string) =>
  page.evaluate((url) => {
    const rules = Object.assign(document.createElement('script'), { type: 'speculationrules' });
    rules.textContent = JSON.stringify({ prerender: [{ urls: [url], eagerness: 'immediate' }] });
    document.head.append(rules);
  }, path);

const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('uno_locale'), localStorage.getItem('uno-theme'), localStorage.getItem('uno-language-offer')]);

test('a prerendered page stores nothing and does not wake; once opened it has the current theme and draft', async ({ site }) => {
  const { executablePath = chromium.executablePath(), args } = launchOptions('whole');
  const browser = await puppeteer.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.setBypassCSP(true);
    await page.goto(`${site.address}/get-quote`);
    expect(await stored(page)).toEqual(['en-CA', 'evergreen', null]);
    const session = await browser.target().createCDPSession();
    const begun = new Promise<void>((resolve) => {
      session.on('Target.targetInfoChanged', ({ targetInfo }) => {
        if (targetInfo.subtype === 'prerender' && targetInfo.url === `${site.address}/fr/get-quote`) resolve();
      });
    });
    await session.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
    await prerender(page, '/fr/get-quote');
    await begun;
    expect(await stored(page)).toEqual(['en-CA', 'evergreen', null]);

    // In the meantime a theme is chosen, and an answer is typed.
    await page.click('[data-theme-picker] label:has([value=midnight])');
    await page.type('[name=name]', 'Zoé');
    await page.waitForFunction(() => sessionStorage.getItem('uno-draft-quote')?.includes('Zoé'));

    const shown = page.waitForNavigation();
    await page.evaluate(() => location.assign('/fr/get-quote'));
    await shown;
    const loadedBefore = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry instanceof PerformanceNavigationTiming && 'activationStart' in entry && entry.domContentLoadedEventEnd < Number(entry.activationStart)),
    );
    expect(loadedBefore).toEqual([true]);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=name]')?.value === 'Zoé');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('midnight');
    expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('[data-theme-picker] :checked')?.value)).toBe('midnight');
    expect(await stored(page)).toEqual(['fr-CA', 'midnight', 'fr-CA']);
  } finally {
    await browser.close();
  }
});
