import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../site/i18n/locale.ts';
import { codeOf, elementIn } from '../../stories/documentation/code/codeOf.tsx';
import { renderInConsumer } from './consumer.ts';
import { comparable } from './markup.ts';
import { stories } from './stories.ts';

/** The folder with the code for the check of the built Storybook: `{ 'forms-button--default.en-CA': 'import …' }`. */
const folder = join(import.meta.dirname, '../../node_modules/.cache/examples');

const documented = stories.filter(({ isDocumented }) => isDocumented);

/** Every documented story of a component, in each language. */
const shown = documented.flatMap((story) => locales.map((locale) => ({ ...story, locale, name: `${story.id}.${locale}` })));

const codes = new Map<string, string>();
let outcome: Awaited<ReturnType<typeof renderInConsumer>>;

beforeAll(async () => {
  for (const { name, locale, render } of shown) {
    codes.set(name, await codeOf(locale, render).catch((error: unknown) => `// ${String(error)}\nexport const Example = missing;\n`));
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'codes.json'), JSON.stringify(Object.fromEntries(codes)));
  outcome = await renderInConsumer(codes);
}, 120_000);

/** Code of the stories and the site that a reader of the documentation does not have. */
const FOREIGN = /\.\.\/|useWords|wordsIn|storybook|TranslationProvider|StayingLink|className=|data-asleep|data:image|_R_/;

test('there are examples in both languages', () => {
  expect(shown.length).toBeGreaterThan(300);
});

describe.each(shown)('$name', ({ name, locale, render }) => {
  test('compiles with the packages alone, and renders the same as the story', () => {
    const code = codes.get(name) ?? '';
    expect(outcome.faults.get(name), `compiler errors in\n${code}`).toBeUndefined();
    expect(code).not.toMatch(FOREIGN);
    const { html, said } = outcome.rendered[name] ?? { html: '', said: ['nothing was rendered'] };
    expect(said, 'console output').toEqual([]);
    expect(comparable(html)).toBe(comparable(renderToStaticMarkup(elementIn(locale, render))));
  });
});

/** The HTML of a story in English, with its controls set. */
const htmlOf = (story: (typeof stories)[number], settings = {}) => renderToStaticMarkup(elementIn('en-CA', story.renderWith(settings)));

/** The stories about which this is true; the failure names them. */
const idsOf = (found: typeof stories, is: (story: (typeof stories)[number]) => boolean): readonly string[] => found.filter(is).map(({ id }) => id);

describe('stories', () => {
  test('have controls that change them, or no controls', () => {
    expect(idsOf(documented, (story) => story.settings.length > 0 && story.settings.every((settings) => htmlOf(story, settings) === htmlOf(story)))).toEqual([]);
  });

  test('show no text with an unfilled placeholder', () => {
    expect(idsOf(documented, (story) => /\{\w+\}/.test(htmlOf(story)))).toEqual([]);
  });

  test('have a play function only with the tag test-only', () => {
    expect(idsOf(stories, ({ plays, tags }) => plays && !tags.includes('test-only'))).toEqual([]);
  });

  test('with the same code as another story have a decorator or globals of their own', () => {
    const byCode = Map.groupBy(documented.filter(({ isFramed }) => !isFramed), ({ id }) => codes.get(`${id}.en-CA`));
    expect([...byCode.values()].filter(({ length }) => length > 1).map((alike) => alike.map(({ id }) => id))).toEqual([]);
  });
});
