import type { Page } from '@playwright/test';
import { expect, inFrench, test } from './site.ts';

// The film of road salt on the street of the home page, which a scroll wipes away.

const filmOf = (page: Page) => page.locator('main div[aria-hidden]').filter({ has: page.locator('#uno-salt') }).first();

/** Where the film begins, from the left edge of the window, in px. */
const edgeOf = (page: Page) => filmOf(page).evaluate((film) => film.firstElementChild?.getBoundingClientRect().left);

inFrench(({ home }) => {
  test('the film covers the street, never a word, and a scroll wipes it away', async ({ page }) => {
    await page.goto(home);
    for (const width of [320, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(filmOf(page)).toBeVisible();
      const covered = await filmOf(page).evaluate((film) => {
        const { top } = film.getBoundingClientRect();
        const words = [...(film.parentElement?.querySelectorAll('h1, p, a, label') ?? [])];
        return words.filter((element) => element.getBoundingClientRect().bottom > top).map(({ textContent }) => textContent);
      });
      expect(covered, `words under the film at ${width} px`).toEqual([]);
      await expect.poll(() => edgeOf(page)).toBeLessThanOrEqual(0);
      await page.evaluate(() => scrollTo(0, 400));
      await expect.poll(() => edgeOf(page)).toBeGreaterThanOrEqual(width);
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
});

for (const media of [{ reducedMotion: 'reduce' }, { forcedColors: 'active' }, { media: 'print' }] as const) {
  test(`there is no film under ${JSON.stringify(media)}`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto('/');
    await expect(filmOf(page)).toBeHidden();
  });
}
