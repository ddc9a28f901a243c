import { expect, inEachLanguage, isAwake, on, test, wake } from './site.ts';

inEachLanguage(({ locale, home }) => {
  const other = locale === 'fr-CA' ? 'en-CA' : 'fr-CA';
  const there = locale === 'fr-CA' ? '/about' : '/fr/about';
  const offerOn = (page: Parameters<typeof on>[0]) => page.locator('aside[lang]');

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
    test(`refused, it never appears again, and the page stays ${state}`, async ({ page, context }) => {
      await page.goto(there);
      if (state === 'awake') await wake(page);
      await expect(offerOn(page)).toBeVisible();
      await page.getByRole('checkbox', { name: on(page, other).say['nav.offerDismiss'] }).check();
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

  test('neither accepted nor dismissed, it appears at the next visit, not on the next page', async ({ page }) => {
    await page.goto(there);
    await expect(offerOn(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: on(page, other).say['nav.blog'], exact: true }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(offerOn(page)).toBeHidden();
    await page.goto(there);
    await expect(offerOn(page)).toBeVisible();
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
