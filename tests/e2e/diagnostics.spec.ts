import type { Page } from '@playwright/test';
import type { Locale } from '../../site/i18n/locale.ts';
import { fill, required } from './form.ts';
import { expect, inEachLanguage, isAwake, on, type Site, test } from './site.ts';

// The connection test of the quote page (behaviour.md 3.10 and 5.17).

type Say = Readonly<Record<Locale, string>>;

interface Store {
  readonly what: string;
  /** Changes the store once the page is loaded. */
  readonly change: (place: { readonly page: Page; readonly site: Site }) => Promise<unknown>;
  /** The text of both rows, and the announcement. */
  readonly rows: Readonly<Record<Locale, RegExp>>;
  readonly said: Say;
}

const neither = { 'en-CA': 'Neither table answers.', 'fr-CA': 'Aucune des deux tables ne répond.' } as const;

const states: readonly Store[] = [
  {
    what: 'up',
    change: async () => undefined,
    rows: { 'en-CA': /^Reachable, answered in [\d,]+\u00a0ms \(HTTP 200\)$/, 'fr-CA': /^Joignable, réponse en [\d\u00a0]+\u00a0ms \(HTTP 200\)$/ },
    said: { 'en-CA': 'Both tables answer.', 'fr-CA': 'Les deux tables répondent.' },
  },
  {
    what: 'stopped',
    change: ({ site }) => site.goDown(),
    rows: { 'en-CA': /^Unreachable: our server can’t be reached \(unknown_error\)$/, 'fr-CA': /^Injoignable\u00a0: notre serveur est injoignable \(unknown_error\)$/ },
    said: neither,
  },
  {
    what: 'refusing the key',
    change: async ({ site }) => site.takeOnly('sb_publishable_other'),
    rows: {
      'en-CA': /^Unreachable: the database does not accept this site’s key, or what it asks \(HTTP 401\)$/,
      'fr-CA': /^Injoignable\u00a0: la base de données n’accepte pas la clé de ce site ou ce qu’il demande \(HTTP 401\)$/,
    },
    said: neither,
  },
];

test.afterEach(async ({ site }) => {
  site.takeOnly();
  await site.comeUp();
});

/** Opens the panel and changes the store once its code is loaded, so that the site's own files do not fail. */
async function openPanel(page: Page, locale: Locale, change: () => Promise<unknown>) {
  const { diagnostics, say } = on(page, locale);
  await diagnostics.button.click();
  await expect(diagnostics.panel.locator('summary')).toBeFocused();
  const check = diagnostics.panel.getByRole('button', { name: say['diagnostics.check'] });
  await expect(check).not.toHaveAttribute('aria-disabled', 'true');
  await change();
  await check.click();
  await expect(check).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });
  await expect(check).toBeFocused();
  return { ...diagnostics, say };
}

const pressIn = (panel: ReturnType<typeof on>['diagnostics']['panel'], name: string) => panel.getByRole('button', { name }).click();

inEachLanguage(({ locale, quote }) => {
  for (const [at, { what, change, rows, said }] of states.entries()) {
    // `npm test` tests a store that responds, and one that does not.
    test(`the store is ${what}`, { tag: at < 2 ? [] : ['@long'] }, async ({ page, site }) => {
      await page.goto(quote);
      const { panel } = await openPanel(page, locale, () => change({ page, site }));
      const answers = panel.locator('dd');
      await expect(answers).toHaveCount(2);
      for (const text of await answers.allTextContents()) expect(text).toMatch(rows[locale]);
      await expect(page.getByRole('status').filter({ hasText: said[locale] })).toHaveCount(1);
      await expect(panel.getByText(said[locale])).toBeVisible();
      expect(await site.requests()).toEqual([]);
    });
  }

  test('opened from the sleeping page; shut and opened again by the keyboard', async ({ page }) => {
    await page.goto(quote);
    expect(await isAwake(page)).toBe(false);
    const { button, panel } = on(page, locale).diagnostics;
    await button.press('Enter');
    const summary = panel.locator('summary');
    await expect(summary).toBeFocused();
    await expect(panel).toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await expect(panel).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toHaveAttribute('open');
  });

  test('if its code can’t be loaded, the page says so', async ({ page }) => {
    await page.goto(quote);
    await page.route(/ConnectionTests/, (route) => route.abort());
    const { diagnostics, say } = on(page, locale);
    await diagnostics.button.click();
    await expect(page.getByRole('status').filter({ hasText: say['getQuote.diagnostics.unavailable'] })).toBeVisible();
    await expect(diagnostics.button).toBeFocused();
  });

  test('clears the browser’s count, so that a fourth form can be sent', async ({ page, site }) => {
    await page.goto(quote);
    await page.evaluate((now) => localStorage.setItem('uno_form_submissions', JSON.stringify({ openedAt: now, count: 3 })), Date.now());
    await fill(page, locale, required);
    const { send, errorBox, success, say } = on(page, locale);
    await send.click();
    await expect(errorBox).toBeFocused();
    const { panel } = await openPanel(page, locale, async () => undefined);
    const left = { 'en-CA': 'This browser has counted 3 forms sent in the past hour, of 3 allowed.', 'fr-CA': 'Ce navigateur a compté 3 formulaires envoyés au cours de la dernière heure, sur 3 permis.' };
    await expect(panel.getByText(left[locale])).toBeVisible();
    await pressIn(panel, say['diagnostics.clear']);
    await expect(page.getByRole('status').filter({ hasText: say['diagnostics.cleared'] })).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('uno_form_submissions'))).toBeNull();
    await send.click();
    await expect(success).toBeFocused();
    expect(await site.requests()).toHaveLength(1);
    // The panel is still open and counts it.
    const now = { 'en-CA': 'This browser has counted 1 form sent in the past hour, of 3 allowed.', 'fr-CA': 'Ce navigateur a compté 1 formulaire envoyé au cours de la dernière heure, sur 3 permis.' };
    await expect(panel.getByText(now[locale])).toBeVisible();
  });

  test('copies a report without personal data', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${quote}?service=office`);
    await fill(page, locale, required);
    const { panel, say } = await openPanel(page, locale, async () => undefined);
    await pressIn(panel, say['diagnostics.copy']);
    await expect(page.getByRole('status').filter({ hasText: say['diagnostics.copied'] })).toHaveCount(1);
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report.split('\n').map((line) => line.replace(/\d+ ms/, 'N ms').replace(/^(site|time): .*/, '$1'))).toEqual([
      'site',
      'time',
      `language: ${locale}`,
      `store: ${site.address}`,
      'session: none',
      'quote_requests: reachable, HTTP 200, N ms',
      'contact_messages: reachable, HTTP 200, N ms',
      'counted: 0 of 3',
    ]);
  });
});
