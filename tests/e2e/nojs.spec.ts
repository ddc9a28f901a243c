import { expect, inEachLanguage, on, phone, test } from './site.ts';

test.use({ javaScriptEnabled: false });

const sizes = { phone, desktop: { width: 1280, height: 800 } };

/** Every entry of the header (behaviour.md 3.1, 3.2), as neutral paths. */
const entries = [
  '/',
  '/services',
  '/services/office-cleaning',
  '/services/building-cleaning',
  '/services/warehouse-cleaning',
  '/services/post-construction',
  '/services/specialized-add-ons',
  '/services/duct-ventilation-cleaning',
  '/industries',
  '/why-partner',
  '/blog',
  '/about',
  '/contact',
];

/** The links of the notice. */
const ways = {
  'en-CA': ['Call 514-555-0142', 'Write to info@uno.example'],
  'fr-CA': ['Appeler au 514 555-0142', 'Écrire à info@uno.example'],
};

inEachLanguage(({ locale, prefix, home, quote, notFound }) => {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${locale}, ${size}`, () => {
      test.use({ viewport });

      test('the links of the menus are there to see and to follow', async ({ page }) => {
        await page.goto(home);
        for (const path of entries) {
          const href = prefix + (path === '/' && prefix ? '' : path);
          const link = page.getByRole('banner').locator(`a[href="${href}"]:visible`).first();
          await expect(link, href).toBeVisible();
          // Nothing lies over it.
          await link.click({ trial: true });
        }
        await expect(page.locator(`a[href="${quote}"]:visible`).first()).toBeVisible();
        // Buttons that would do nothing; the words of one name the list that it would open.
        const { menuButton, servicesButton, say } = on(page, locale);
        await expect(menuButton).toBeHidden();
        await expect(servicesButton).toBeHidden();
        await expect(page.getByRole('group', { name: say['nav.services'] })).toBeVisible();
      });
    });
  }

  test(`${home} is complete`, async ({ page }) => {
    const { say } = on(page, locale);
    await page.goto(home);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('figure:has(blockquote)').filter({ visible: true })).toHaveCount(3);
    for (const heading of await main.getByRole('heading').all()) await expect(heading).toBeVisible();
    await expect(main.getByRole('link', { name: say['nav.quote'] }).first()).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2025');
    // Themes that nothing would show or keep.
    await expect(page.locator('[data-theme-picker]')).toBeHidden();
  });

  test(`${quote} says how to reach Uno instead`, async ({ page }) => {
    const { send, say } = on(page, locale);
    await page.goto(quote);
    await expect(page.getByText(say['getQuote.noScript.title'])).toBeVisible();
    for (const name of ways[locale]) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(send).toBeHidden();
  });

  test(`${notFound}: ways on`, async ({ page }) => {
    await page.goto(notFound);
    await expect(page.getByRole('main').getByRole('link').filter({ visible: true })).toHaveCount(4);
  });
});
