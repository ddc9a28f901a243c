/** Brings a page to each state, with the actions of a visitor. */
import type { Page } from 'playwright';
import { type Locale, otherLocale } from '../../site/i18n/locale.ts';
import type { StateName } from '../../site/src/pages/states.ts';
import { fill, formOn } from '../../tests/e2e/form.ts';
import { ENTRY, on } from '../../tests/e2e/site.ts';
import { words } from '../../tests/e2e/words.ts';

/** A page, and the language that it must have in the picture. */
interface PageInLocale {
  readonly page: Page;
  readonly locale: Locale;
}

/** The steps that bring a page to a state. */
interface StateSteps {
  /** The language of the page to open first, given the language of the picture. Default: the same. */
  readonly from?: (locale: Locale) => Locale;
  readonly reach: (target: PageInLocale) => Promise<void>;
}

/** Fills in the page's form, and waits until it has accepted everything. */
async function fillIn({ page, locale }: PageInLocale): Promise<void> {
  const { everything, takenIn } = await formOn(page);
  await fill(page, locale, everything);
  await takenIn(page).waitFor();
}

/** Fills in the required fields and sends the form to a mocked store. */
async function sendTo({ page, locale }: PageInLocale, store: Parameters<Page['route']>[1]): Promise<void> {
  const { required } = await formOn(page);
  await fill(page, locale, required);
  await page.route(STORE, store);
  await on(page, locale).send.click();
}

const STORE = '**/rest/v1/**';

/** The store's response to one form too many within an hour. */
const RATE_LIMITED = { code: 'PT429', message: 'Too many submissions. Try again in 43 minute(s).', details: '43', hint: null };

const waitForFocus = (page: Page, selector: string) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

/** Opens the connection test, and waits until it shows the result of both tables. */
async function openDiagnostics({ page, locale }: PageInLocale, said: 'diagnostics.reachable' | 'diagnostics.unreachable'): Promise<void> {
  const { diagnostics, say } = on(page, locale);
  await diagnostics.button.click();
  await diagnostics.panel.getByText(say[said].split('{')[0] ?? '').nth(1).waitFor();
  await waitForFocus(page, 'summary');
}

export const stateSteps: Readonly<Record<StateName, StateSteps>> = {
  'services-menu': {
    async reach({ page, locale }) {
      await on(page, locale).servicesButton.click();
      await on(page, locale).servicesPanel.waitFor();
    },
  },
  'mobile-menu': {
    async reach({ page, locale }) {
      await on(page, locale).menuButton.click();
      await on(page, locale).menu.waitFor();
    },
  },
  'language-chosen': {
    from: otherLocale,
    async reach({ page, locale }) {
      const link = page.getByRole('contentinfo').locator('a[hreflang]').first();
      const path = await link.getAttribute('href');
      await link.click();
      await page.waitForURL((url) => url.pathname === path);
      await page.locator(`html[lang=${locale}]`).waitFor();
    },
  },
  errors: {
    async reach({ page, locale }) {
      const { wrong } = await formOn(page);
      await fill(page, locale, wrong);
      // A button with `aria-disabled` can still be pressed.
      await on(page, locale).send.press('Enter');
      await on(page, locale).errorBox.waitFor();
      await waitForFocus(page, '[role=group]');
    },
  },
  filled: { reach: fillIn },
  draft: {
    async reach(target) {
      await fillIn(target);
      await target.page.reload();
      const { takenIn } = await formOn(target.page);
      await takenIn(target.page).waitFor();
    },
  },
  narrowed: {
    async reach({ page, locale }) {
      await page.getByRole('searchbox').fill(locale === 'fr-CA' ? 'plancher' : 'floor');
      await page.getByRole('main').locator('mark').first().waitFor();
      await page.getByRole('main').locator('button[aria-pressed=false]').first().click();
      await page.waitForURL(/category=/);
      await page.getByRole('main').locator('[aria-busy=false]').waitFor();
    },
  },
  'nothing-left': {
    async reach({ page, locale }) {
      await page.getByRole('searchbox').fill('xyzzyq');
      await page.getByText(words[locale]['blog.noneTitle']).waitFor();
      await page.getByText(words[locale]['blog.noneFound']).waitFor();
    },
  },
  sending: {
    async reach(target) {
      // The store never responds.
      await sendTo(target, () => undefined);
      await target.page.locator('[type=submit][data-busy]').waitFor();
    },
  },
  offline: {
    async reach({ page, locale }) {
      // All pictures must be loaded before the connection is cut.
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all([...document.images].map((picture) => picture.decode()));
      });
      await fill(page, locale, (await formOn(page)).required);
      await page.context().setOffline(true);
      await page.getByText(words[locale]['form.offline']).waitFor();
    },
  },
  limit: {
    async reach(target) {
      await sendTo(target, (route) => route.fulfill({ status: 429, json: RATE_LIMITED }));
      await on(target.page, target.locale).errorBox.waitFor();
      await waitForFocus(target.page, '[role=group]');
    },
  },
  'wake-failed': {
    async reach({ page, locale }) {
      await page.route(ENTRY, (route) => route.abort('connectionreset'));
      await on(page, locale).send.press('Enter');
      await page.locator('#wake-failed').waitFor();
    },
  },
  'not-sent': {
    async reach({ page, locale }) {
      await page.evaluate(() => (location.hash = 'not-sent'));
      await page.getByText(words[locale]['contact.notSent.title']).waitFor();
    },
  },
  success: {
    async reach({ page, locale }) {
      const { required } = await formOn(page);
      await fill(page, locale, required);
      await on(page, locale).send.click();
      await on(page, locale).success.waitFor();
      await waitForFocus(page, 'h1, h2');
    },
  },
  diagnostics: { reach: (target) => openDiagnostics(target, 'diagnostics.reachable') },
  'diagnostics-down': {
    async reach(target) {
      await target.page.route(STORE, (route) => route.abort('connectionrefused'));
      await openDiagnostics(target, 'diagnostics.unreachable');
    },
  },
};
