import { describe, expect, test } from 'vitest';
import { claims } from '../../scripts/rebrand/claims.ts';
import { type Locale, locales } from '../../site/i18n/locale.ts';

/** Every string of some files, with its key. */
const stringsIn = (files: Record<string, Record<string, unknown>>) =>
  Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .flatMap((dictionary) => (typeof dictionary === 'object' && dictionary !== null ? Object.entries(dictionary) : []))
    .filter((entry): entry is [key: string, text: string] => typeof entry[1] === 'string');

const strings = {
  'en-CA': stringsIn(import.meta.glob('../../site/content/en/*.ts', { eager: true })),
  'fr-CA': stringsIn(import.meta.glob('../../site/content/fr/*.ts', { eager: true })),
};

/** The keys of the strings that make a claim in a language. */
const saying = (words: RegExp, locale: Locale): readonly string[] => strings[locale].flatMap(([key, text]) => (words.test(text) ? [key] : []));

describe.each(claims)('the claim “$what”', ({ pattern, keys }) => {
  test.each(locales)('is made by no string that the table lacks (%s)', (locale) => {
    expect(saying(pattern[locale], locale).filter((key) => !keys.includes(key)), 'add these keys to scripts/rebrand/claims.ts and to docs/owner-to-confirm.md').toEqual([]);
  });

  test('matches every string of the table', () => {
    const found = locales.flatMap((locale) => saying(pattern[locale], locale));
    expect(keys.filter((key) => !found.includes(key)), 'take these keys out of scripts/rebrand/claims.ts').toEqual([]);
  });
});
