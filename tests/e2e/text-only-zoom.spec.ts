import { expectToFit } from './fit.ts';
import { pagesToTry } from './pages.ts';
import { inEachLanguage, test } from './site.ts';

// Firefox’s “Zoom Text Only” and a visitor’s own style sheet enlarge the letters of the page alone: its media queries keep the size
// of the browser’s letters, so the widest layout has letters of twice the size (WCAG 2.2, 1.4.4).

inEachLanguage(({ locale, prefix }) => {
  test(`${prefix}/ in letters that the page alone enlarges to twice their size: no page overflows the window`, { tag: '@long' }, async ({ page }) => {
    for (const { path } of pagesToTry(locale)) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectToFit(page, path);
    }
  });
});
