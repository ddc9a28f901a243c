/** How a page is brought to each state, as a person would. */
import type { Page } from 'playwright';
import { type Locale, otherLocale } from '../../site/i18n/locale.ts';
import type { StateName } from '../../site/src/pages/states.ts';
import { fill, formOn } from '../../tests/e2e/form.ts';
import { on } from '../../tests/e2e/site.ts';
import { words } from '../../tests/e2e/words.ts';

/** Where the page is, and in which language it is to be in the end. */
interface Scene {
  readonly page: Page;
  readonly locale: Locale;
}

/** How a state is come to. */
interface Way {
  /** The language of the page that is opened first, from the one that the picture is in. Default: the same. */
  readonly from?: (locale: Locale) => Locale;
  readonly reach: (scene: Scene) => Promise<void>;
}

/** Fills the page's form in, until it has taken all of it in. */
async function fillIn({ page, locale }: Scene): Promise<void> {
  const { everything, takenIn } = await formOn(page);
  await fill(page, locale, everything);
  await takenIn(page).waitFor();
}

const focused = (page: Page, selector: string) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

export const ways: Readonly<Record<StateName, Way>> = {
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
      // A button that says that it is not ready can be pressed all the same.
      await on(page, locale).send.press('Enter');
      await on(page, locale).errorBox.waitFor();
      await focused(page, '[role=group]');
    },
  },
  filled: { reach: fillIn },
  draft: {
    async reach(scene) {
      await fillIn(scene);
      await scene.page.reload();
      const { takenIn } = await formOn(scene.page);
      await takenIn(scene.page).waitFor();
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
  success: {
    async reach({ page, locale }) {
      const { required } = await formOn(page);
      await fill(page, locale, required);
      await on(page, locale).send.click();
      await on(page, locale).success.waitFor();
      await focused(page, 'h1, h2');
    },
  },
  diagnostics: {
    async reach({ page, locale }) {
      const { diagnostics, say } = on(page, locale);
      await diagnostics.button.click();
      await diagnostics.panel.getByText(say['diagnostics.reachable'].split('{')[0] ?? '').nth(1).waitFor();
      await focused(page, 'summary');
    },
  },
};
