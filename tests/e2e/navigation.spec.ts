import type { Locator, Page, ViewportSize } from '@playwright/test';
import { chromium } from 'playwright';
import puppeteer, { type Page as PuppeteerPage } from 'puppeteer-core';
import { launchOptions } from '../browser.ts';
import { control, fill } from './form.ts';
import { pathTo } from './pages.ts';
import { desktop, expect, hold, inFrench, isAwake, on, phone, type Site, test, wake } from './site.ts';

// Navigation from page to page is the browser's own, whether the page is asleep or awake.

/** How the document was delivered: `navigational-prefetch` if it had been prefetched. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming && 'deliveryType' in navigation ? navigation.deliveryType : undefined;
  });

/**
 * Goes from a page to the address of a link and back, in a Chromium with the back/forward cache, which Playwright switches off.
 * Playwright can't reach a page that is restored from the cache. So the restored page writes what it shows into the storage,
 * and a second page of the site reads it.
 *
 * @param prepare makes the page ready to be left, and returns its link
 * @param act what the visitor does on the other page
 */
async function goAndReturn(site: Site, viewport: ViewportSize, from: string, prepare: (page: Page) => Promise<Locator>, act?: (page: Page) => Promise<void>): Promise<unknown> {
  const browser = await chromium.launch({ ...launchOptions('whole'), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext({ viewport });
    const witness = await context.newPage();
    await witness.goto(`${site.address}/robots.txt`);
    const page = await context.newPage();
    await page.goto(site.address + from);
    const link = await prepare(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        const open = [...document.querySelectorAll('[data-uno-mobile-menu], header [role=group] a')].some((part) => part.checkVisibility({ visibilityProperty: true }));
        const theme = document.documentElement.dataset['theme'];
        const radio = document.querySelector<HTMLInputElement>('[data-theme-picker] :checked')?.value;
        localStorage.setItem('shown-again', JSON.stringify({ path: location.pathname, persisted, scrollY, open, theme, radio }));
      });
    });
    const left = page.waitForURL((url) => url.pathname !== from);
    // Not by a key, because the dialog moves the focus to its first control in the meantime.
    await link.evaluate((pressed: HTMLElement) => pressed.click());
    await left;
    await page.waitForFunction(() => document.readyState === 'complete');
    await act?.(page);
    page.evaluate(() => history.back()).catch(() => undefined);
    await witness.waitForFunction(() => localStorage.getItem('shown-again') !== null);
    return await witness.evaluate(() => JSON.parse(localStorage.getItem('shown-again') ?? ''));
  } finally {
    await browser.close();
  }
}

inFrench(({ locale, home, quote }) => {
  const quoteLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: on(page, locale).say['nav.quote'] }).first();

  for (const state of ['asleep', 'awake'] as const) {
    test(`${home} to ${quote}, ${state}: prefetched when pointed at, and asleep when shown`, async ({ page }) => {
      await page.goto(home);
      if (state === 'awake') await wake(page);
      const ahead = page.waitForEvent('requestfinished', (request) => request.headers()['sec-purpose'] === 'prefetch');
      await quoteLink(page).hover();
      expect(new URL((await ahead).url()).pathname).toBe(quote);
      await quoteLink(page).click();
      await expect(page).toHaveURL(quote);
      expect(await delivery(page)).toBe('navigational-prefetch');
      expect(await isAwake(page)).toBe(false);
    });
  }

  test(`${home}, awake and scrolled: a link leads to the top of ${quote}, Back to the scroll position, Forward to what was typed`, async ({ page }) => {
    await page.goto(home);
    await wake(page);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => scrollY > 500);
    const before = await page.evaluate(() => scrollY);
    await quoteLink(page).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(quote);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await fill(page, locale, { name: 'Zoé' });
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL(quote);
    await expect(control(page, locale, 'name')).toHaveValue('Zoé');
  });

  test(`${quote}, awake: a link to the page itself leads to its top, with what was typed`, async ({ page }) => {
    await page.goto(quote);
    await fill(page, locale, { name: 'Zoé' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(() => scrollY > 300);
    const loaded = page.waitForEvent('load');
    await quoteLink(page).evaluate((link: HTMLElement) => link.click());
    await loaded;
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(quote);
    await expect(control(page, locale, 'name')).toHaveValue('Zoé');
  });

  test(`${home}, awake: of two links pressed one after the other the second wins, however slow the first`, async ({ page }) => {
    await page.goto(home);
    await wake(page);
    const about = pathTo('about', locale);
    const answer = await hold(page, new RegExp(`${quote}$`));
    // Clicked by script, because Playwright would wait for the pending document and its pointer would prefetch it.
    await page.evaluate(
      ([slow, quick]) => {
        document.querySelector<HTMLElement>(`header a[href="${slow}"]`)?.click();
        requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(`header a[href="${quick}"]`)?.click()));
      },
      [quote, about],
    );
    // `waitForURL` would fail with the first navigation, which the second aborts.
    await expect(page).toHaveURL(about);
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(about);
  });

  test(`${home}, awake and scrolled: a reload keeps the scroll position`, async ({ page }) => {
    await page.goto(home);
    await wake(page);
    await page.evaluate(() => scrollTo(0, 1200));
    await page.waitForFunction(() => scrollY === 1200);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
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

for (const [from, to] of [['/', '/get-quote'], ['/fr/get-quote', '/fr']] as const) {
  test(`Back restores ${from} as it was left, without loading it again`, { tag: from === '/' ? '@long' : [] }, async ({ site }) => {
    const shown = await goAndReturn(site, desktop, from, async (page) => {
      await page.evaluate(() => scrollTo(0, 1200));
      return page.locator(`header a[href="${to}"]`).first();
    });
    expect(shown).toMatchObject({ path: from, persisted: true, scrollY: 1200, open: false });
  });
}

test('a theme that was chosen on the next page is the page’s and its picker’s after Back', { tag: '@long' }, async ({ site }) => {
  const choose = (theme: string) => (page: Page) => page.locator(`[data-theme-picker] label:has([value=${theme}])`).click();
  const shown = await goAndReturn(
    site,
    desktop,
    '/about',
    async (page) => {
      await choose('contrast')(page);
      return page.locator('header a[href="/contact"]').first();
    },
    choose('midnight'),
  );
  expect(shown).toMatchObject({ persisted: true, theme: 'midnight', radio: 'midnight' });
});

for (const { name, viewport, button } of [
  { name: 'the menu of a phone', viewport: phone, button: 'Menu' },
  { name: 'the panel of services', viewport: desktop, button: 'Services' },
]) {
  test(`${name} is closed when Back restores its page`, { tag: '@long' }, async ({ site }) => {
    const shown = await goAndReturn(site, viewport, '/about', async (page) => {
      // By a key, because a pointer that rests on the button may open the panel again.
      await page.getByRole('button', { name: button, exact: true }).press('Enter');
      const link = page.getByRole('link', { name: 'Warehouse & industrial' }).first();
      await expect(link).toBeVisible();
      return link;
    });
    expect(shown).toMatchObject({ persisted: true, open: false });
  });
}

test('the menu of a phone stays visible until the page of its link is loaded, however slowly', async ({ page, parts: { menu, openMenu } }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  await openMenu();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await page.exposeFunction('tell', resolve);
  const answer = await hold(page, /warehouse-cleaning$/);
  // Clicked by script, because Playwright would wait for the pending document.
  await page.evaluate(() => {
    const dialog = document.querySelector('[data-uno-mobile-menu]');
    dialog?.querySelector<HTMLElement>('a[href$="warehouse-cleaning"]')?.click();
    const look = () => Reflect.get(globalThis, 'tell')(dialog?.checkVisibility() === true);
    // Two frames later anything that the press closes is gone.
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
  expect(await promise).toBe(true);
  answer();
  await expect(page).toHaveURL(/warehouse-cleaning$/);
  await expect(menu).toBeHidden();
});

// Browsers prerender pages from the address bar and the bookmarks, whether the site wants it or not. Playwright disables
// it, Puppeteer does not.

/** Adds a speculation rule that prerenders a path. The page's security policy must be bypassed. */
const prerender = (page: PuppeteerPage, path: string) =>
  page.evaluate((url) => {
    const rules = Object.assign(document.createElement('script'), { type: 'speculationrules' });
    rules.textContent = JSON.stringify({ prerender: [{ urls: [url], eagerness: 'immediate' }] });
    document.head.append(rules);
  }, path);

const stored = (page: PuppeteerPage) => page.evaluate(() => [localStorage.getItem('uno_locale'), localStorage.getItem('uno-theme'), localStorage.getItem('uno-language-offer')]);

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
