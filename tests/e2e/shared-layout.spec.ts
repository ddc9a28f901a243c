import type { Page } from '@playwright/test';
import { business } from '../../site/business.ts';
import { expect, inFrench, isAwake, on, phone, test, wake } from './site.ts';

for (const { path, replaced, lang, title } of [
  { path: '/no-such-page?x=1', replaced: '/404', lang: 'en-CA', title: 'Page Not Found' },
  { path: '/fr/rien/du/tout', replaced: '/fr/404', lang: 'fr-CA', title: 'Page Non Trouvée' },
]) {
  test(`${path}: 404, and the address becomes ${replaced}`, async ({ page }) => {
    await page.goto('/get-quote');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(replaced);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await isAwake(page)).toBe(false);
    // The entry was replaced, not added.
    await page.goBack();
    await expect(page).toHaveURL('/get-quote');
  });
}

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isAwake(page)).toBe(false);
});

test('the call button appears after 300 px on phones, and not on desktops', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const call = page.getByRole('link', { name: 'Call us', exact: true }).last();
  for (const [scrolled, isShown] of [[0, false], [290, false], [400, true]] as const) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), scrolled);
    await (isShown ? expect(call) : expect(call).not).toBeInViewport();
  }
  await expect(call).toHaveAttribute('href', business.phoneHref);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(call).toBeHidden();
});

inFrench(({ locale, home }) => {
  const other = locale === 'fr-CA' ? 'en-CA' : 'fr-CA';
  const there = locale === 'fr-CA' ? '/about' : '/fr/about';
  const offerOn = (page: Page) => page.locator('aside[lang]');

  test(`a browser in ${locale} is offered this language only on a page in the other one, and nothing moves`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.setAttribute('data-shifted', JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(home);
    await expect(offerOn(page)).toBeHidden();
    await page.goto(there);
    const offer = offerOn(page);
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
    const { say } = on(page, other);
    await offer.getByRole('link', { name: say['nav.offerLink'] }).click();
    await expect(page).toHaveURL(locale === 'fr-CA' ? '/fr/about' : '/about');
    await expect(offerOn(page)).toBeHidden();
  });

  for (const state of ['asleep', 'awake'] as const) {
    test(`once refused, the language offer never appears again, and the page stays ${state}`, async ({ page, context }) => {
      await page.goto(there);
      if (state === 'awake') await wake(page);
      await expect(offerOn(page)).toBeVisible();
      await page.getByRole('button', { name: on(page, other).say['nav.offerDismiss'] }).click();
      await expect(offerOn(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      // A page that wakes fetches its code at once.
      if (state === 'asleep') await expect(page.locator('head link[rel=modulepreload]')).toHaveCount(0);
      expect(await isAwake(page)).toBe(state === 'awake');
      await page.evaluate((read) => localStorage.setItem('uno_locale', read), locale);
      const later = await context.newPage();
      await later.goto(there);
      await expect(offerOn(later)).toBeHidden();
      await later.close();
    });
  }

  test('neither accepted nor refused, the language offer appears at the next visit, not on the next page', async ({ page }) => {
    await page.goto(there);
    await expect(offerOn(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: on(page, other).say['nav.blog'], exact: true }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(offerOn(page)).toBeHidden();
    await page.goto(there);
    await expect(offerOn(page)).toBeVisible();
  });

  test('a page of another port or of a longer host name is another site', async ({ page, baseURL }) => {
    await page.route('http://uno.localhost/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
    });
    for (const [referer, offered] of [['http://uno.localhost/', false], ['http://uno.localhost:8080/', true], ['http://uno.localhost.example/', true]] as const) {
      await page.goto(`http://uno.localhost${there}`, { referer });
      expect(await page.evaluate(() => document.referrer)).toBe(referer);
      await expect(offerOn(page), referer).toBeVisible({ visible: offered });
    }
  });

  test('after a language was chosen on the site, only that language is offered', async ({ page }) => {
    await page.goto(home);
    await page.getByRole('banner').locator(`a[hreflang=${other}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.goto(there);
    await expect(offerOn(page)).toBeHidden();
    await page.goto(home);
    await expect(offerOn(page)).toHaveAttribute('lang', other);
    await expect(offerOn(page)).toBeVisible();
  });
});
