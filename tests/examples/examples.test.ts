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

/** Every documented story of a component, in each language. */
const shown = stories.filter(({ isDocumented }) => isDocumented).flatMap((story) => locales.map((locale) => ({ ...story, locale, name: `${story.id}.${locale}` })));

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

describe('stories', () => {
  test('have controls that change them, or no controls', () => {
    const idle = stories.filter((story) => story.isDocumented && story.settings.length > 0 && story.settings.every((settings) => htmlOf(story, settings) === htmlOf(story)));
    expect(idle.map(({ id }) => id)).toEqual([]);
  });

  test('show no text with an unfilled placeholder', () => {
    expect(stories.filter((story) => story.isDocumented && /\{\w+\}/.test(htmlOf(story))).map(({ id }) => id)).toEqual([]);
  });

  test('have a play function only with the tag test-only', () => {
    expect(stories.filter(({ plays, tags }) => plays && !tags.includes('test-only')).map(({ id }) => id)).toEqual([]);
  });

  test('with the same code as another story have a decorator or globals of their own', () => {
    const alike = stories.filter(
      (one) =>
        one.isDocumented &&
        !one.isFramed &&
        stories.some((other) => other !== one && other.isDocumented && !other.isFramed && codes.get(`${one.id}.en-CA`) === codes.get(`${other.id}.en-CA`)),
    );
    expect(alike.map(({ id }) => id)).toEqual([]);
  });
});
