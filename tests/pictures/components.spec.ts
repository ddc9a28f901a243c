import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { listenOn } from '../../scripts/listen.ts';
import { STORYBOOK } from '../examples/shown.ts';

// Compares every component in all its states, in a light and a dark theme, with the pictures in `expected`. After an intended
// change, `npx playwright test --config tests/pictures --update-snapshots` writes them again: look at them, and commit them.

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

const folder = fileURLToPath(new URL(`../../${STORYBOOK}`, import.meta.url));
const index = `${folder}/index.json`;
if (!existsSync(index)) throw new Error('There is no built Storybook to photograph: run “node scripts/bootstrap.mjs tests/storybook.ts” first.');
const { entries }: { entries: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync(index, 'utf8'));

const shown = Object.values(entries).filter(({ type, importPath, tags }) => type === 'story' && importPath.includes('/components/') && !tags.includes('test-only'));

/** One story for each component: its *States*, or else its first story. */
const storyByComponent = new Map([...shown.toReversed(), ...shown.filter(({ name }) => name === 'States')].map((story) => [story.title.split('/')[1] ?? story.title, story]));

/** The version of Chromium that made the pictures. Other versions antialias letters differently. */
const MADE_BY = '156';
const LIMITS = { same: { maxDiffPixels: 20 }, other: { maxDiffPixelRatio: 0.01 } };

/** The maximum height of a picture, in px. */
const TALLEST = 1300;

/** Replaces every image, so that a changed drawing does not change a component's picture. */
const PLACEHOLDER = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#c8d2d8" d="M0 0h1v1H0z"/></svg>');

let server: Server;
let origin: string;
test.beforeAll(async () => {
  server = createServer(sirv(folder));
  origin = await listenOn(server);
});
test.afterAll(() => server.close());

for (const theme of ['evergreen', 'midnight']) {
  test(`components look as in tests/pictures/expected, ${theme}`, async ({ page, browser }) => {
    await page.route(/\/images\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PLACEHOLDER }));
    const judged = browser.version().startsWith(`${MADE_BY}.`) ? LIMITS.same : LIMITS.other;
    // Storybook is loaded once, and navigates from story to story as with the sidebar.
    const [first] = storyByComponent.values();
    await page.goto(`${origin}/iframe.html?id=${first?.id}&viewMode=story&globals=theme:${theme}`);
    for (const [component, { id }] of storyByComponent) {
      await page.evaluate((storyId) => __STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' }), id);
      await page.waitForFunction((wanted) => __STORYBOOK_ADDONS_CHANNEL__?.last('storyRendered')?.[0] === wanted, id);
      const { height, width } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight, width: innerWidth }));
      const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
      await expect.soft(page).toHaveScreenshot(`${component}-${theme}.png`, { fullPage: true, clip, ...judged });
    }
  });
}
