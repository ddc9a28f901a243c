import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../site/i18n/locale.ts';
import { fill, required } from './form.ts';
import { expect, inFrench, on, type Site, test } from './site.ts';

// The connection test of the quote page (behaviour.md 3.10 and 5.17).

/** The states of the store, and the texts of both rows and of the announcement. */
const states = [
  { what: 'up', change: () => undefined, row: 'reachable', why: 'other', code: 'HTTP 200', said: 'diagnostics.both' },
  { what: 'stopped', change: (site: Site) => site.goDown(), row: 'unreachable', why: 'unreachable', code: 'unknown_error', said: 'diagnostics.neither' },
  { what: 'refusing the key', change: (site: Site) => site.takeOnly('sb_publishable_other'), row: 'unreachable', why: 'refused', code: 'HTTP 401', said: 'diagnostics.neither' },
] as const;

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

inFrench(({ locale, quote }) => {
  for (const [at, { what, change, row, why, code, said }] of states.entries()) {
    // `npm test` tests a store that responds, and one that does not.
    test(`the panel reports a store that is ${what}`, { tag: at < 2 ? [] : ['@long'] }, async ({ page, site, parts: { say } }) => {
      await page.goto(quote);
      const panel = await openPanel(page, locale, () => change(site));
      const rows = (await panel.locator('dd').allTextContents()).map((text) => text.replace(/\d[\d,\u00a0]*(?=\u00a0ms)/, '{latency}'));
      const expected = say[`diagnostics.${row}`].replace('{why}', say[`diagnostics.why.${why}`]).replace('{code}', code);
      expect(rows).toEqual([expected, expected]);
      await expect(page.getByRole('status').filter({ hasText: say[said] })).toHaveCount(1);
      await expect(panel.getByText(say[said])).toBeVisible();
      // Without its styles, a drawing of 32 px would be as wide as the panel.
      expect((await panel.locator('dl svg').first().boundingBox())?.width).toBeLessThan(48);
      expect(await site.requests()).toEqual([]);
    });
  }

  test('if the panel’s code can’t be loaded, the page says so', async ({ page, parts: { diagnostics, say } }) => {
    await page.goto(quote);
    await page.route(/ConnectionTests/, (route) => route.abort());
    await diagnostics.button.click();
    await expect(page.getByRole('status').filter({ hasText: say['getQuote.diagnostics.unavailable'] })).toBeVisible();
    await expect(diagnostics.button).toBeFocused();
  });

  test('the panel clears the browser’s count, so that a fourth form can be sent', async ({ page, site, parts: { send, errorBox, sendAndStore, say } }) => {
    const counted = (plural: 'one' | 'other', count: number) => say[`diagnostics.counted.${plural}`].replace('{count}', `${count}`).replace('{most}', '3');
    await page.goto(quote);
    await page.evaluate((now) => localStorage.setItem('uno_form_submissions', JSON.stringify({ openedAt: now, count: 3 })), Date.now());
    await fill(page, locale, required);
    await send.click();
    await expect(errorBox).toBeFocused();
    const panel = await openPanel(page, locale);
    await expect(panel.getByText(counted('other', 3))).toBeVisible();
    await pressIn(panel, say['diagnostics.clear'], say['diagnostics.cleared']);
    expect(await page.evaluate(() => localStorage.getItem('uno_form_submissions'))).toBeNull();
    await sendAndStore();
    expect(await site.requests()).toHaveLength(1);
    // The panel is still open and counts it.
    await expect(panel.getByText(counted('one', 1))).toBeVisible();
  });

  test('the panel copies a report without personal data', async ({ page, context, site, parts: { say } }) => {
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
