import { expect, inEachLanguage, on, test } from './site.ts';

/** The page's breakpoints. */
const WIDTHS = [390, 480, 640, 768, 1024, 1280] as const;

inEachLanguage(({ locale, prefix }) => {
  test(`${prefix}/services at a font size of 200 %: nothing overflows the window, and the menu opens`, async ({ page }) => {
    await page.goto(`${prefix}/services`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const { wide, window } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, window: document.documentElement.clientWidth }));
      expect(wide, `${width} px`).toBe(window);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const { menuButton, menu } = on(page, locale);
    await menuButton.click();
    await expect(menu).toBeVisible();
  });
});
