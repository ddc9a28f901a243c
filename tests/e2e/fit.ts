import { expect, type Page } from '@playwright/test';

/** Phones (the first leaves 320 px beside the scrollbar), a tablet and the page's breakpoints. */
const WIDTHS = [335, 390, 480, 640, 768, 1024, 1280] as const;

/** Expects that the page fits into windows of every width, in letters of 32 px. */
export async function expectToFit(page: Page, path: string): Promise<void> {
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
