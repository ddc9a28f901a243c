import { expect, inEachLanguage, on, test, wake } from './site.ts';

inEachLanguage(({ locale, home }) => {
  const other = locale === 'fr-CA' ? 'en-CA' : 'fr-CA';
  const there = locale === 'fr-CA' ? '/about' : '/fr/about';
  const offerOn = (page: Parameters<typeof on>[0]) => page.locator('aside[lang]');

  test(`a browser in ${locale} is offered this language on a page in the other one, and nothing moves`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.setAttribute('data-shifted', JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
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

  test('refused, it is gone for good; asleep and awake alike', async ({ page, context }) => {
    await page.goto(there);
    await wake(page);
    await expect(offerOn(page)).toBeVisible();
    await page.getByRole('checkbox', { name: on(page, other).say['nav.offerDismiss'] }).check();
    await expect(offerOn(page)).toBeHidden();
    await page.evaluate((read) => localStorage.setItem('uno_locale', read), locale);
    const later = await context.newPage();
    await later.goto(there);
    await expect(offerOn(later)).toBeHidden();
    await later.close();
  });

  test('who reads the language of the page is offered nothing', async ({ page }) => {
    await page.goto(home);
    await expect(offerOn(page)).toBeHidden();
  });
});
