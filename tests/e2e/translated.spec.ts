import type { Page } from '@playwright/test';
import { control, fill, required } from './form.ts';
import { ENTRY, expect, hold, inEachLanguage, test, wake } from './site.ts';

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
