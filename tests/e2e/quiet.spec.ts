import type { Page } from '@playwright/test';
import { business } from '../../site/business.ts';
import { firstOfEach } from '../../site/manifest.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { everywhere } from '../everywhere.ts';
import { anotherService, fill, required } from './form.ts';
import { pagesToTry, pagesWithControls } from './pages.ts';
import { expect, isAwake, languages, on, phone, test, wake } from './site.ts';

declare global {
  interface Window {
    /** What the security policy refused. */
    reports?: string[];
  }
}

/** What is done on each page. The fixture `pageErrors` collects errors and console messages; `reports` collects violations of the policy. */
const walks: readonly { what: string; viewport?: { width: number; height: number }; act: (page: Page, locale: Locale) => Promise<void> }[] = [
  {
    what: 'asleep, waking and with the services menu open',
    async act(page, locale) {
      const { servicesButton, servicesPanel } = on(page, locale);
      await page.mouse.wheel(0, 3000);
      expect(await isAwake(page)).toBe(false);
      await wake(page);
      await servicesButton.click();
      await expect(servicesPanel).toBeVisible();
      // The panel listens for Escape once React has run its effects, which is after it is painted.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await page.keyboard.press('Escape');
      await expect(servicesPanel).toBeHidden();
    },
  },
  {
    what: 'with the mobile menu open and closed',
    viewport: phone,
    async act(page, locale) {
      const { menuButton, menu } = on(page, locale);
      await menuButton.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    },
  },
  {
    what: 'going to the form, sending, and going home',
    async act(page, locale) {
      const { say, send, errorBox, success } = on(page, locale);
      await wake(page);
      await page.getByRole('banner').getByRole('link', { name: say['nav.quote'] }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: say['getQuote.hero.title'] })).toBeVisible();
      await send.click();
      await expect(errorBox).toBeFocused();
      await fill(page, locale, { ...required, service: anotherService });
      await send.click();
      await expect(success).toBeFocused();
      await page.getByRole('banner').getByRole('link', { name: business.name }).first().click();
      await expect(page).toHaveURL(/\/(fr)?$/);
    },
  },
];

for (const { locale } of languages) {
  // `npm test` looks at forms in French, at the others in English.
  for (const { path, form } of everywhere ? firstOfEach(pagesToTry(locale), 'family') : pagesWithControls(locale)) {
    if (!everywhere && form !== (locale === 'fr-CA')) continue;
    for (const { what, viewport, act } of walks) {
      // The same form, from wherever one comes: tried from each family of pages in French, and in `npm test` from home.
      const spared = act === walks.at(-1)?.act && !form && path !== '/';
      if (spared && locale !== 'fr-CA') continue;
      test(`${path}, ${what}`, { tag: spared ? '@long' : [] }, async ({ page, baseURL }) => {
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          const { origin, protocol } = new URL(request.url());
          if (origin !== baseURL && protocol !== 'data:') elsewhere.push(request.url());
        });
        await page.addInitScript(() => {
          window.reports = [];
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
            window.reports?.push(`${violatedDirective}: ${blockedURI} ${sample}`);
          });
        });
        if (viewport) await page.setViewportSize(viewport);
        await page.goto(path);
        await act(page, locale);
        expect(await page.evaluate(() => window.reports)).toEqual([]);
        expect(elsewhere).toEqual([]);
      });
    }
  }
}

test('a refused script is heard by these tests', async ({ page, pageErrors }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => pageErrors.length).toBeGreaterThan(0);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
});
