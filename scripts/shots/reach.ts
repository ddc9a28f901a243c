/** How a page is brought to each state, as a person would. */
import type { Page } from 'playwright';
import { type Locale, otherLocale } from '../../site/src/i18n/locale.ts';
import type { StateName } from '../../site/src/pages/states.ts';
import { fill, required } from '../../tests/e2e/form.ts';
import { on } from '../../tests/e2e/site.ts';

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

/** Enough for every part of the review. The company comes last: once the review shows it, it shows the rest. */
const everything = {
  service: 'building',
  sqft: '12000',
  elevators: '3',
  frequency: 'three-per-week',
  name: required.name,
  email: required.email,
  phone: required.phone,
  notes: '2 < 3, R&D',
  company: 'Côté & Fils',
} as const;

const reviewed = ({ page }: Scene) => page.getByRole('region').filter({ hasText: everything.company }).first().waitFor();

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
      await fill(page, locale, { service: 'office', email: 'nope', frequency: 'weekly' });
      await on(page, locale).send.click();
      await on(page, locale).errorBox.waitFor();
      await focused(page, '[role=group]');
    },
  },
  filled: {
    async reach(scene) {
      await fill(scene.page, scene.locale, everything);
      await reviewed(scene);
    },
  },
  draft: {
    async reach(scene) {
      await fill(scene.page, scene.locale, everything);
      await reviewed(scene);
      await scene.page.reload();
      await reviewed(scene);
    },
  },
  success: {
    async reach({ page, locale }) {
      await fill(page, locale, required);
      await on(page, locale).send.click();
      await on(page, locale).success.waitFor();
      await focused(page, 'h1, h2');
    },
  },
};
