import type { Page } from '@playwright/test';
import { business } from '../../site/business.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { category, changes, expectHydrationError, MAIN_MENU } from './changes.ts';
import { asEntered, control, fill, required, requiredRow } from './form.ts';
import { ENTRY, expect, hold, inFrench, on, phone, type Site, test, wake } from './site.ts';

/** The texts of the error page; the English ones are fixed by the specification. */
const said = {
  'en-CA': { title: 'Something went wrong', text: `Please refresh the page. If the issue persists, contact us at ${business.email}.`, reload: 'Reload' },
  'fr-CA': { title: 'Un problème est survenu', text: `Veuillez actualiser la page. Si le problème persiste, écrivez-nous à ${business.email}.`, reload: 'Actualiser' },
} as const;

inFrench(({ locale, contact }) => {
  test(`${contact}: a page that cannot be rendered says so, and the button reloads it`, async ({ page, pageErrors, parts: { say } }) => {
    const { title, text, reload } = said[locale];
    const islands = /\/assets\/Page-[^/]*\.js$/;
    await page.route(islands, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("It cannot be drawn."); };' }));
    await page.goto(contact);
    await page.getByRole('textbox', { name: say['contact.message.label'] }).focus();

    const fallback = page.getByRole('region', { name: title, exact: true });
    await expect(fallback.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(fallback.getByRole('alert').getByRole('paragraph')).toHaveText(text);
    await expect(fallback).toBeFocused();
    expect(pageErrors.splice(0).join('\n')).toContain('It cannot be drawn.');

    await page.unroute(islands);
    await fallback.getByRole('button', { name: reload, exact: true }).click();
    await expect(page.getByRole('textbox', { name: say['contact.message.label'] })).toBeVisible();
    await expect(page).toHaveURL(contact);
    await expect(fallback).toHaveCount(0);
  });
});

// React can't hydrate a page that was changed before it woke. docs/sleeping-pages.md describes what the page does instead.

/** What a visitor does first on a sleeping page, and what must come of it, whatever changed the page before. */
interface FirstUse {
  readonly what: string;
  readonly at: 'home' | 'blog' | 'quote';
  readonly viewport?: typeof phone;
  readonly use: (page: Page, locale: Locale) => Promise<void>;
  readonly result: (page: Page, locale: Locale, site: Site) => Promise<void>;
}

const search = (page: Page, { say }: ReturnType<typeof on>) => page.getByRole('searchbox', { name: say['blog.search'] });

const firstUses: readonly FirstUse[] = [
  {
    what: 'Menu opens',
    at: 'home',
    viewport: phone,
    use: (page, locale) => on(page, locale).menuButton.click(),
    result: (page, locale) => expect(on(page, locale).menu).toBeVisible(),
  },
  {
    what: 'Services opens',
    at: 'home',
    use: (page, locale) => on(page, locale).servicesButton.press('Enter'),
    async result(page, locale) {
      const { servicesButton, servicesPanel } = on(page, locale);
      await expect(servicesButton).toHaveAttribute('data-state', 'open');
      await expect(servicesPanel).toBeVisible();
      await expect(servicesButton).toBeFocused();
    },
  },
  {
    what: 'a category filters the articles',
    at: 'blog',
    use: (page, locale) => category(page, on(page, locale)).click(),
    async result(page, locale) {
      await expect(page).toHaveURL(/\?category=/);
      await expect(category(page, on(page, locale))).toHaveAttribute('aria-pressed', 'true');
      await expect(category(page, on(page, locale))).toBeFocused();
    },
  },
  {
    what: 'a search is made, and typing goes on in its field',
    at: 'blog',
    async use(page, locale) {
      await search(page, on(page, locale)).click();
      await page.keyboard.type('sal');
    },
    async result(page, locale) {
      const field = search(page, on(page, locale));
      await expect(page).toHaveURL(/\?search=sal$/);
      await expect(field).toBeFocused();
      await page.keyboard.type('t');
      await expect(field).toHaveValue('salt');
      await expect(page).toHaveURL(/\?search=salt$/);
    },
  },
  {
    what: 'a stepper counts, and the form is sent',
    at: 'quote',
    async use(page, locale) {
      const { say, send } = on(page, locale);
      const more = page.getByRole('button', { name: say['quote.stepper.more'].replace('{label}', say['quote.floors_served.label']) });
      for (const _ of [1, 2]) await more.click();
      const { service, frequency, ...texts } = required;
      await control(page, locale, 'service').selectOption(service);
      await control(page, locale, 'frequency', frequency).check();
      for (const [name, text] of Object.entries(texts)) await control(page, locale, name).fill(text);
      await send.click();
    },
    async result(page, locale, site) {
      await expect(on(page, locale).success).toBeFocused();
      expect((await site.requests()).map(asEntered)).toEqual([{ ...requiredRow, floors_served: 2 }]);
    },
  },
];

for (const change of ['translation', 'extension'] as const) {
  inFrench(({ home, prefix, quote, locale }) => {
    for (const { what, at, viewport, use, result } of firstUses) {
      const path = { home, blog: `${prefix}/blog`, quote }[at];
      test(`${path}, changed by ${change} before its first use, on a slow network: ${what}`, async ({ page, pageErrors, site }) => {
        if (viewport) await page.setViewportSize(viewport);
        const release = await hold(page, ENTRY);
        await page.goto(path);
        await changes[change](page);
        await use(page, locale);
        release();
        await result(page, locale, site);
        await expectHydrationError(pageErrors);
        pageErrors.splice(0);
      });
    }
  });
}

// A translation reaches the texts in the window first: the page then wakes as it is, and only its menu is rendered again. On the
// second visit the code comes from the cache.
test('Services opens by key and by pointer when only the main menu was translated', async ({ page, pageErrors, parts: { servicesButton, servicesPanel } }) => {
  for (const press of [() => servicesButton.press('Enter'), () => servicesButton.click()]) {
    await page.goto('/');
    await changes.translation(page, MAIN_MENU);
    await wake(page);
    await press();
    await expect(servicesButton).toHaveAttribute('data-state', 'open');
    await expect(servicesPanel).toBeVisible();
    await expect(servicesButton).toBeFocused();
    await expectHydrationError(pageErrors);
  }
});

test.describe('a page that was translated before it woke', { tag: '@long' }, () => {
  inFrench(({ home, quote, prefix, locale }) => {
    for (const path of [home, `${prefix}/blog`]) {
      test(`${path}: keeps its content and its footer, and its menu works`, async ({ page, pageErrors, parts }) => {
        await page.goto(path);
        const everything = async () => [await page.locator('main, footer').allInnerTexts(), await page.locator('main svg').evaluateAll((drawings) => drawings.map((drawing) => drawing.innerHTML))];
        const before = await everything();
        await changes.translation(page);
        await wake(page);
        await expectHydrationError(pageErrors);
        expect(await everything()).toEqual(before);
        await parts.openServices();
      });
    }

    test(`${quote}: keeps what was typed, and the focus`, async ({ page, pageErrors, site, parts }) => {
      const release = await hold(page, ENTRY);
      await page.goto(quote);
      await changes.translation(page);
      await control(page, locale, 'company').fill('Zoé');
      await control(page, locale, 'service').selectOption('building');
      await control(page, locale, 'name').focus();
      await page.keyboard.type('Ale');
      release();
      await expectHydrationError(pageErrors);
      await page.keyboard.type('x');
      await expect(control(page, locale, 'name')).toHaveValue('Alex');
      await expect(control(page, locale, 'company')).toHaveValue('Zoé');
      // What is deleted stays deleted when other questions appear.
      await control(page, locale, 'company').fill('');
      await fill(page, locale, required);
      await expect(control(page, locale, 'company')).toHaveValue('');
      await parts.sendAndStore();
      expect(await site.requests()).toHaveLength(1);
    });
  });
});
