import type { Locator } from '@playwright/test';
import { business } from '../../site/business.ts';
import { hrefOf } from '../../site/routes.ts';
import { services } from '../../site/services.ts';
import { control, fill } from './form.ts';
import { pages } from './pages.ts';
import { expect, inEachLanguage, test } from './site.ts';
import { words } from './words.ts';

// What a phone of 390 × 700 shows before scrolling, and layouts that were once broken.

test.use({ viewport: { width: 390, height: 700 } });

/** The words of an element, and on how many lines each is. */
const wordsIn = (element: Locator) =>
  element.evaluate(async (title) => {
    await document.fonts.ready;
    const range = document.createRange();
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const found: { word: string; lines: number }[] = [];
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/[\p{L}-]+/gu) ?? []) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        found.push({ word, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size });
      }
    }
    return found;
  });

inEachLanguage(({ locale, quote, contact }) => {
  for (const path of [...services.map(({ name }) => hrefOf(name, locale)), hrefOf('services', locale), contact]) {
    test(`${path}: the title and a telephone number are on the first screen`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
      await expect(page.locator(`main a[href="${business.phoneHref}"]`).first()).toBeInViewport({ ratio: 1 });
    });
  }

  test(`${quote}: the first question is on the first screen, and the steps show the current one`, async ({ page }) => {
    await page.goto(quote);
    await expect(page.locator('#service')).toBeInViewport({ ratio: 1 });
    const steps = page.locator('form nav');
    const current = steps.locator('[aria-current=step]');
    await expect(current).toHaveAttribute('href', '#service-details');
    await fill(page, locale, { service: 'office', frequency: 'one-time' });
    await expect(current).toHaveAttribute('href', '#contact');
    await fill(page, locale, { name: 'Zoé', email: 'zoe@exemple.ca', phone: '514 555-0199' });
    await expect(current).toHaveAttribute('href', '#review');
    await control(page, locale, 'name').fill('');
    await expect(current).toHaveAttribute('href', '#contact');
  });

  test('the names of the blog’s categories break only between words, on a tablet and wider', async ({ page }) => {
    await page.goto(hrefOf('blog', locale));
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const names = await wordsIn(page.getByRole('group', { name: words[locale]['blog.categories'] }));
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter(({ lines }) => lines > 1), `at ${width} px`).toEqual([]);
    }
  });

  // Articles are left out, because their authors choose the titles.
  test('the title of each page breaks only between words, not at a hyphen or inside a word', { tag: '@long' }, async ({ page }) => {
    for (const { path } of pages.filter((each) => each.locale === locale && each.name !== 'article')) {
      await page.goto(path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const words = await wordsIn(page.locator('h1'));
        expect(words, path).not.toEqual([]);
        expect(words.filter(({ lines }) => lines > 1), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('the tables of the articles with three columns or more fit, without a hidden column', async ({ page }) => {
    let tables = 0;
    for (const { path } of pages.filter((each) => each.name === 'article' && each.locale === locale)) {
      await page.goto(path);
      const beyond = await page.locator('[data-table]').evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(beyond.filter((width) => width > 0), path).toEqual([]);
      tables += beyond.length;
    }
    expect(tables).toBeGreaterThan(0);
  });

  test('each service shows at least 40 px of a drawing on the first screen', async ({ page }) => {
    for (const { name } of services) {
      await page.goto(hrefOf(name, locale));
      const seen = () =>
        page.locator('main :is(img, svg)').evaluateAll((drawings) => {
          const large = drawings.map((drawing) => drawing.getBoundingClientRect()).filter(({ width }) => width > 300);
          return Math.max(...large.map(({ top, bottom }) => Math.min(bottom, innerHeight) - top));
        });
      await expect.poll(seen, name).toBeGreaterThanOrEqual(40);
    }
  });

  test(`${contact}: all areas scroll with the page, with both kinds of coverage`, async ({ page }) => {
    await page.goto(contact);
    const areas = page.locator('[data-layout=tiles]');
    expect(await areas.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
    for (const featured of [true, false]) await expect(areas.locator(`[data-featured=${featured}]`).first()).toBeVisible();
    await expect(areas).not.toHaveAttribute('tabindex');
  });

  test('the blog: the categories filter by buttons, no list of links is on the first screen, and the first article begins within 950 px', async ({ page }) => {
    await page.goto(hrefOf('blog', locale));
    await expect(page.getByRole('group', { name: words[locale]['blog.categories'] }).getByRole('button').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('navigation').filter({ visible: true }).first()).not.toBeInViewport();
    const top = await page.locator('main li:has(time)').first().evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeLessThan(950);
  });

  test('the picture of a card covers neither its date nor its minutes', async ({ page }) => {
    for (const path of [hrefOf('blog', locale), hrefOf('blogCategory', locale, { category: 'operations' })]) {
      await page.goto(path);
      for (const width of [360, 768, 1100, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const covered = await page.locator('main li > div:has(> div > time)').evaluateAll((cards) =>
          cards.map(({ firstElementChild, lastElementChild }) => {
            const [picture, facts] = [firstElementChild, lastElementChild].map((part) => part?.getBoundingClientRect());
            return !(picture && facts) || (picture.right > facts.left + 1 && picture.bottom > facts.top + 1);
          }),
        );
        expect(new Set(covered), `${path} at ${width}`).toEqual(new Set([false]));
      }
    }
  });
});
