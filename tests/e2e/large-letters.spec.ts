import { withLargeLetters } from '../browser.ts';
import { pagesToTry } from './pages.ts';
import { expect, inEachLanguage, test } from './site.ts';

/** Phones, a tablet and the page's breakpoints. */
const WIDTHS = [320, 390, 480, 640, 768, 1024, 1280] as const;

test.use({ launchOptions: withLargeLetters() });

inEachLanguage(({ locale, prefix }) => {
  test(`${prefix}/ in letters of twice the size: no page overflows the window, and the menu opens`, async ({ page, parts: { openMenu } }) => {
    for (const { path } of pagesToTry(locale)) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const { wide, window, letters } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          window: document.documentElement.clientWidth,
          letters: getComputedStyle(document.documentElement).fontSize,
        }));
        expect.soft({ wide, letters }, `${path} at ${width} px`).toEqual({ wide: window, letters: '32px' });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await openMenu();
  });
});
