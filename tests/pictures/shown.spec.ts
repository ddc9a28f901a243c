import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { locales } from '../../site/i18n/locale.ts';
import { root } from '../steps/command.ts';
import { entries, show, test } from './storybook.ts';

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

test.use({ viewport: { width: 1280, height: 900 } });

for (const locale of locales) {
  test(`every page of documentation shows and copies the code of its examples, ${locale}`, async ({ page }) => {
    // Stories in frames are not checked here.
    await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    let copied: string[] = [];
    await page.exposeFunction('keepCopied', (text: string) => void copied.push(text.trim()));
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: Reflect.get(window, 'keepCopied') } }));
    const found = new Set<string>();
    for (const entry of entries.filter(({ type }) => type === 'docs')) {
      await show(page, entry, `locale:${locale}`);
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
