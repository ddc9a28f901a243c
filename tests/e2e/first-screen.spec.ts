import { business } from '../../site/business.ts';
import { hrefOf } from '../../site/routes.ts';
import { services } from '../../site/services.ts';
import { control, fill } from './form.ts';
import { pages } from './pages.ts';
import { expect, inEachLanguage, test } from './site.ts';

// What a person with a phone of 390 × 700 has in sight, without scrolling first, or without being told to scroll.

test.use({ viewport: { width: 390, height: 700 } });

inEachLanguage(({ locale, quote, contact }) => {
  for (const path of [...services.map(({ name }) => hrefOf(name, locale)), hrefOf('services', locale), contact]) {
    test(`${path}: the title and a telephone number are on the first screen`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
      await expect(page.locator(`main a[href="${business.phoneHref}"]`).first()).toBeInViewport({ ratio: 1 });
    });
  }

  test(`${quote}: the first question begins on the first screen, and the steps say which is done`, async ({ page }) => {
    await page.goto(quote);
    await expect(page.locator('#service')).toBeInViewport({ ratio: 1 });
    const steps = page.locator('form nav');
    const current = steps.locator('[aria-current=step]');
    await expect(current).toHaveAttribute('href', '#service-details');
    await fill(page, locale, { service: 'office', frequency: 'one-time' });
    await expect(current).toHaveAttribute('href', '#contact');
    await fill(page, locale, { name: 'Zoé', email: 'zoe@exemple.ca', phone: '514 555-0199' });
    await expect(current).toHaveAttribute('href', '#review');
    await control(page, locale, 'name').fill('');
    await expect(current).toHaveAttribute('href', '#contact');
  });

  test(`${contact}: all areas are in the page’s own scroll, with both kinds of coverage`, async ({ page }) => {
    await page.goto(contact);
    const areas = page.locator('[data-layout=facade]');
    expect(await areas.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
    for (const coverage of ['full', 'available']) await expect(areas.locator(`[data-coverage=${coverage}]`).first()).toBeVisible();
    await expect(areas).not.toHaveAttribute('tabindex');
  });

  test('the tables of the articles fit: no column is out of sight', async ({ page }) => {
    for (const { path } of pages.filter((each) => each.name === 'article' && each.locale === locale)) {
      await page.goto(path);
      const beyond = await page.locator('[data-table]').evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(beyond.filter((width) => width > 0), path).toEqual([]);
    }
  });
});
