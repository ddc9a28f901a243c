import { business } from '../../site/business.ts';
import { firstOfEach } from '../../site/manifest.ts';
import { hrefOf, type PageName } from '../../site/routes.ts';
import { pages, pagesToTry, pathTo } from './pages.ts';
import { expect, inFrench, test } from './site.ts';
import { words } from './words.ts';

const host = business.origin.replace('https://', '');

inFrench(({ locale }) => {
  const firsts = firstOfEach(pagesToTry(locale), 'family');
  for (const tried of pagesToTry(locale)) {
    const { path, family, form } = tried;
    // `npm test` checks the pages that are printed most (a service, an article, forms) and the one with the most controls.
    const tag = firsts.includes(tried) && (form || ['service', 'article', 'blog'].includes(family)) ? [] : ['@long'];
    test(`${path} on paper has the sender and link addresses, no controls, and two sheets at most`, { tag }, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(`${path}?theme=midnight`);
      await expect(page.getByText(`${business.phoneText[locale]} · ${business.email} · ${host}`)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      // Of the words that take turns, one is on paper.
      if (path === pathTo('home', locale)) await expect(title.getByText(words[locale]['hero.title.stable']).filter({ visible: true })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.locator('button, input, select, textarea, form').filter({ visible: true })).toHaveCount(0);
      // The filters of the blog, and the text that replaces them without a script.
      for (const key of ['blog.search', 'blog.categories', 'blog.tags', 'blog.active', 'blog.noActive', 'blog.noScript'] as const) {
        await expect(main.getByText(words[locale][key], { exact: true }).filter({ visible: true }), key).toHaveCount(0);
      }
      for (const link of await main.locator('a[href^="/"]:visible').all()) {
        const href = await link.getAttribute('href');
        expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(href);
      }
      // A point of a checklist and its frequency are two columns, not one sentence.
      for (const point of await main.locator('li:has(> svg:first-child + span + span:last-child):visible').all()) {
        const columns = await point.evaluate((element) => [...element.querySelectorAll(':scope > span')].map((span) => span.getBoundingClientRect()));
        expect((columns.at(-1)?.left ?? 0) - (columns[0]?.right ?? 0), await point.innerText()).toBeGreaterThanOrEqual(8);
      }
      // Collapsed answers are visible on paper.
      for (const answer of await main.locator('details:not(form *) > :not(summary)').all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
      const dark = await main.evaluate((element) => [element, ...element.querySelectorAll('p, li, h1, h2, h3, a')].filter((each) => getComputedStyle(each).color !== 'rgb(0, 0, 0)').map((each) => each.outerHTML.slice(0, 80)));
      expect(dark, 'text that is not black').toEqual([]);
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets?.length).toBeGreaterThan(0);
      // A list of nine articles fits on one.
      expect(sheets?.length).toBeLessThanOrEqual(family === 'blog' ? 1 : 2);
    });
  }

  // A company may not offer some of these services.
  const names: readonly PageName[] = ['home', 'office', 'duct', 'warehouse'];
  const read = pages.filter((page) => page.locale === locale && names.includes(page.name)).map(({ path }) => path);
  for (const path of [...read, hrefOf('article', locale, { slug: 'winter-entrances' })]) {
    test(`${path} on paper has one left edge, space below the rule, and numbers on the line of their text`, async ({ page }) => {
      // The text width of a letter sheet.
      await page.setViewportSize({ width: 710, height: 960 });
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      const { edges, room, lonely, unmarked } = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        /** The first line that an element's text is on. */
        const lineOf = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].find(({ width }) => width > 1);
        };
        const sharesLine = (one: Element, other: Element) => {
          const [first, second] = [lineOf(one), lineOf(other)];
          return first === undefined || second === undefined || (first.top < second.bottom && second.top < first.bottom && Math.abs(first.left - second.left) > 1);
        };
        const rule = boxOf('header + p');
        const lines = [...document.querySelectorAll('main *')].filter((element) => element.childElementCount === 0 && element.textContent.trim() !== '' && element.checkVisibility());
        const numbers = [...document.querySelectorAll('main li :is(p, span), main p:has(> time)')].filter((element) => /^\d[\d\s%+/:hAPMam.–-]*$/u.test(element.textContent.trim()) && element.checkVisibility());
        return {
          edges: [boxOf('header a svg').left, rule.left, boxOf('main h1').left],
          room: Math.min(...lines.map((element) => (lineOf(element)?.top ?? Infinity) - rule.bottom)),
          lonely: numbers.filter((number) => {
            const next = number.nextElementSibling ?? number.parentElement?.nextElementSibling;
            return next && next.textContent.trim() !== '' && !sharesLine(number, next.querySelector('h3, h4, p') ?? next);
          }).map((number) => number.textContent),
          unmarked: [...document.querySelectorAll('main ol > li:not(:has(h3, h4))')].filter((item) => !/^\s*\d/.test(item.textContent) && getComputedStyle(item).listStyleType !== 'decimal').map((item) => item.textContent),
        };
      });
      // Numbers alone on a line, and items without their number.
      expect.soft({ lonely, unmarked }).toEqual({ lonely: [], unmarked: [] });
      expect.soft(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
      expect.soft(room).toBeGreaterThan(8);
    });
  }
});
