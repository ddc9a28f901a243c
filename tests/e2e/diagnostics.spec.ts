import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../site/i18n/locale.ts';
import { fill, required } from './form.ts';
import { expect, inEachLanguage, on, type Site, test } from './site.ts';

// The connection test of the quote page (behaviour.md 3.10 and 5.17).

interface Store {
  readonly what: string;
  /** Changes the store once the page is loaded. */
  readonly change: (site: Site) => unknown;
  /** The text of both rows, and the announcement. */
  readonly texts: Readonly<Record<Locale, readonly [rows: RegExp, said: string]>>;
}

const neither = { 'en-CA': 'Neither table answers.', 'fr-CA': 'Aucune des deux tables ne répond.' };

const states: readonly Store[] = [
  {
    what: 'up',
    change: () => undefined,
    texts: {
      'en-CA': [/^Reachable, answered in [\d,]+\u00a0ms \(HTTP 200\)$/, 'Both tables answer.'],
      'fr-CA': [/^Joignable, réponse en [\d\u00a0]+\u00a0ms \(HTTP 200\)$/, 'Les deux tables répondent.'],
    },
  },
  {
    what: 'stopped',
    change: (site) => site.goDown(),
    texts: {
      'en-CA': [/^Unreachable: our server can’t be reached \(unknown_error\)$/, neither['en-CA']],
      'fr-CA': [/^Injoignable\u00a0: notre serveur est injoignable \(unknown_error\)$/, neither['fr-CA']],
    },
  },
  {
    what: 'refusing the key',
    change: (site) => site.takeOnly('sb_publishable_other'),
    texts: {
      'en-CA': [/^Unreachable: the database does not accept this site’s key, or what it asks \(HTTP 401\)$/, neither['en-CA']],
      'fr-CA': [/^Injoignable\u00a0: la base de données n’accepte pas la clé de ce site ou ce qu’il demande \(HTTP 401\)$/, neither['fr-CA']],
    },
  },
];

const counted = {
  'en-CA': (forms: string) => `This browser has counted ${forms} sent in the past hour, of 3 allowed.`,
  'fr-CA': (forms: string) => `Ce navigateur a compté ${forms} au cours de la dernière heure, sur 3 permis.`,
};

test.afterEach(async ({ site }) => {
  site.takeOnly();
  await site.comeUp();
});

/** Opens the panel and changes the store once its code is loaded, so that the site's own files do not fail. */
async function openPanel(page: Page, locale: Locale, change: () => unknown = () => undefined) {
  const { diagnostics: { button, panel }, say } = on(page, locale);
  await button.click();
  await expect(panel.locator('summary')).toBeFocused();
  const check = panel.getByRole('button', { name: say['diagnostics.check'] });
  await expect(check).not.toHaveAttribute('aria-disabled', 'true');
  await change();
  await check.click();
  await expect(check).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });
  await expect(check).toBeFocused();
  return panel;
}

/** Presses a button of the panel, and expects the announcement. */
async function pressIn(panel: Locator, name: string, said: string): Promise<void> {
  await panel.getByRole('button', { name }).click();
  await expect(panel.page().getByRole('status').filter({ hasText: said })).toHaveCount(1);
}

inEachLanguage(({ locale, quote }) => {
  for (const [at, { what, change, texts }] of states.entries()) {
    // `npm test` tests a store that responds, and one that does not.
    test(`the store is ${what}`, { tag: at < 2 ? [] : ['@long'] }, async ({ page, site }) => {
      const [rows, said] = texts[locale];
      await page.goto(quote);
      const panel = await openPanel(page, locale, () => change(site));
      expect(await panel.locator('dd').allTextContents()).toEqual([expect.stringMatching(rows), expect.stringMatching(rows)]);
      await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
      await expect(panel.getByText(said)).toBeVisible();
      // Without its styles, a drawing of 32 px would be as wide as the panel.
      expect((await panel.locator('dl svg').first().boundingBox())?.width).toBeLessThan(48);
      expect(await site.requests()).toEqual([]);
    });
  }

  test('if its code can’t be loaded, the page says so', async ({ page, parts: { diagnostics, say } }) => {
    await page.goto(quote);
    await page.route(/ConnectionTests/, (route) => route.abort());
    await diagnostics.button.click();
    await expect(page.getByRole('status').filter({ hasText: say['getQuote.diagnostics.unavailable'] })).toBeVisible();
    await expect(diagnostics.button).toBeFocused();
  });

  test('clears the browser’s count, so that a fourth form can be sent', async ({ page, site, parts: { send, errorBox, sendAndStore, say } }) => {
    await page.goto(quote);
    await page.evaluate((now) => localStorage.setItem('uno_form_submissions', JSON.stringify({ openedAt: now, count: 3 })), Date.now());
    await fill(page, locale, required);
    await send.click();
    await expect(errorBox).toBeFocused();
    const panel = await openPanel(page, locale);
    await expect(panel.getByText(counted[locale](locale === 'fr-CA' ? '3 formulaires envoyés' : '3 forms'))).toBeVisible();
    await pressIn(panel, say['diagnostics.clear'], say['diagnostics.cleared']);
    expect(await page.evaluate(() => localStorage.getItem('uno_form_submissions'))).toBeNull();
    await sendAndStore();
    expect(await site.requests()).toHaveLength(1);
    // The panel is still open and counts it.
    await expect(panel.getByText(counted[locale](locale === 'fr-CA' ? '1 formulaire envoyé' : '1 form'))).toBeVisible();
  });

  test('copies a report without personal data', async ({ page, context, site, parts: { say } }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${quote}?service=office`);
    await fill(page, locale, required);
    await pressIn(await openPanel(page, locale), say['diagnostics.copy'], say['diagnostics.copied']);
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report.replaceAll(/\d+ ms/g, 'N ms').replaceAll(/^(site|time): .*$/gm, '$1').split('\n')).toEqual([
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
