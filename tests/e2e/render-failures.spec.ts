import type { Page } from '@playwright/test';
import { business } from '../../site/business.ts';
import { control, fill, required } from './form.ts';
import { ENTRY, expect, hold, inEachLanguage, test, wake } from './site.ts';

/** The texts of the error page; the English ones are fixed by the specification. */
const said = {
  'en-CA': { title: 'Something went wrong', text: `Please refresh the page. If the issue persists, contact us at ${business.email}.`, reload: 'Reload' },
  'fr-CA': { title: 'Un problème est survenu', text: `Veuillez actualiser la page. Si le problème persiste, écrivez-nous à ${business.email}.`, reload: 'Actualiser' },
} as const;

inEachLanguage(({ locale, contact }) => {
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

/** Changes a text of the header as a translating browser does, so that React renders the page anew instead of hydrating it. */
const translateHeader = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('header') ?? document, NodeFilter.SHOW_TEXT);
    const translation = document.createElement('font');
    const text = texts.nextNode();
    if (!text) throw new Error('The header has no text.');
    text.parentNode?.replaceChild(translation, text);
    translation.append('翻译');
  });

/** Waits for React's hydration error. */
const expectHydrationError = (errors: string[]) => expect.poll(() => errors.splice(0).join()).toMatch(/#418|hydrat/i);

test.describe('a page whose header was translated before it woke', { tag: '@long' }, () => {
  inEachLanguage(({ home, quote, prefix, locale }) => {
    for (const path of [home, `${prefix}/blog`]) {
      test(`${path}: keeps its content and its footer, and its menu works`, async ({ page, pageErrors, parts }) => {
        await page.goto(path);
        const everything = () => page.locator('main, footer').allInnerTexts();
        const before = await everything();
        await translateHeader(page);
        await wake(page);
        await expectHydrationError(pageErrors);
        expect(await everything()).toEqual(before);
        await parts.openServices();
      });
    }

    test(`${quote}: keeps what was typed, and the focus`, async ({ page, pageErrors, site, parts }) => {
      const release = await hold(page, ENTRY);
      await page.goto(quote);
      await translateHeader(page);
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
