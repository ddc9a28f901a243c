import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { locales } from '../../site/i18n/locale.ts';
import { root } from '../steps/command.ts';
import { entries, show, test } from './builtStorybook.ts';

// Checks what the built Storybook shows and copies: every documentation page renders in both languages, and each of its
// examples has the code that `tests/examples/examples.test.ts` compiled and rendered.

const wanted: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, 'node_modules/.cache/examples/codes.json'), 'utf8'));

/** A failure does not end the test. */
const check = expect.configure({ soft: true });
const often = { intervals: [50] };

/** The code of each example without spaces, by the story's id. Opens the code that is not open yet. */
const openCode = (previews: readonly Element[]) =>
  Object.fromEntries(
    previews.map((preview) => {
      const code = [...preview.querySelectorAll('pre')].map(({ textContent }) => textContent.replaceAll(/\s/g, '')).join('');
      const [toggle] = preview.nextElementSibling?.getElementsByTagName('button') ?? [];
      if (code === '' && toggle?.ariaExpanded === 'false') toggle.click();
      return [preview.querySelector('[data-story-block], iframe')?.id.replace(/^(?:story|iframe)--/, ''), code];
    }),
  );

const copyCode = (previews: readonly Element[]) => {
  for (const preview of previews) preview.nextElementSibling?.getElementsByTagName('button')[1]?.click();
};

for (const locale of locales) {
  test(`every page of documentation has one main landmark, and shows and copies the code of its examples, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // Stories in frames are not checked here.
    await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    let copied: string[] = [];
    await page.exposeFunction('keepCopied', (text: string) => void copied.push(text.trim()));
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: Reflect.get(window, 'keepCopied') } }));
    const found = new Set<string>();
    for (const entry of entries.filter(({ type }) => type === 'docs')) {
      await show(page, entry, `locale:${locale}`);
      await check(page.getByRole('main'), `${entry.id}: main landmarks`).toHaveCount(1);
      const previews = page.locator('.sbdocs-preview');
      if (entry.id === 'navigation-header--docs') {
        const width = await previews.locator('iframe').first().evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth);
        check(width, 'the header is shown with its navigation').toBeGreaterThanOrEqual(1216);
      }
      // A component's page and its stories are in one folder.
      const stories = entries.filter(({ id, importPath }) => dirname(importPath) === dirname(entry.importPath) && `${id}.${locale}` in wanted);
      if (stories.length === 0) continue;
      const codes = stories.map(({ id }) => ({ id, code: wanted[`${id}.${locale}`] ?? '' }));
      const bare = Object.fromEntries(codes.map(({ id, code }) => [id, code.replaceAll(/\s/g, '')]));
      await check.poll(() => previews.evaluateAll(openCode), { ...often, message: `${entry.id}, shown` }).toEqual(bare);
      copied = [];
      await previews.evaluateAll(copyCode);
      await check.poll(() => copied.toSorted(), { ...often, message: `${entry.id}, copied` }).toEqual(codes.map(({ code }) => code.trim()).toSorted());
      for (const { id } of stories) found.add(`${id}.${locale}`);
    }
    expect(Object.keys(wanted).filter((name) => name.endsWith(locale) && !found.has(name)), 'examples that no page shows').toEqual([]);
  });
}

// Compares every component in all its states, in a light and a dark theme, with the pictures in `expected`. After an intended
// change, `npx playwright test --config tests/pictures -g components --update-snapshots` writes them again: look at them, and commit them.

const shown = entries.filter(({ type, importPath, tags }) => type === 'story' && importPath.includes('/components/') && !tags?.includes('test-only'));

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
