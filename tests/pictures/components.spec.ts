import { expect } from '@playwright/test';
import { entries, show, test } from './storybook.ts';

// Compares every component in all its states, in a light and a dark theme, with the pictures in `expected`. After an intended
// change, `npx playwright test --config tests/pictures components --update-snapshots` writes them again: look at them, and commit them.

const shown = entries.filter(({ type, importPath, tags }) => type === 'story' && importPath.includes('/components/') && !tags.includes('test-only'));

/** One story for each component: its *States*, or else its first story. */
const storyByComponent = new Map([...shown.toReversed(), ...shown.filter(({ name }) => name === 'States')].map((story) => [story.title.split('/')[1] ?? story.title, story]));

/** The version of Chromium that made the pictures. Other versions antialias letters differently. */
const MADE_BY = '156';
const LIMITS = { same: { maxDiffPixels: 20 }, other: { maxDiffPixelRatio: 0.01 } };

/** The maximum height of a picture, in px. */
const TALLEST = 1300;

/** Replaces every image, so that a changed drawing does not change a component's picture. */
const PLACEHOLDER = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#c8d2d8" d="M0 0h1v1H0z"/></svg>');

for (const theme of ['evergreen', 'midnight']) {
  test(`components look as in tests/pictures/expected, ${theme}`, async ({ page, browser }) => {
    await page.route(/\/images\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PLACEHOLDER }));
    const judged = browser.version().startsWith(`${MADE_BY}.`) ? LIMITS.same : LIMITS.other;
    for (const [component, story] of storyByComponent) {
      await show(page, story, `theme:${theme}`);
      const { height, width } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight, width: innerWidth }));
      const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
      await expect.soft(page).toHaveScreenshot(`${component}-${theme}.png`, { fullPage: true, clip, ...judged });
    }
  });
}
