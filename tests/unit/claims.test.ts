import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claims } from '../../scripts/rebrand/claims.ts';
import { locales } from '../../site/i18n/locale.ts';

const content = join(import.meta.dirname, '../../site/content');
const folderOf = { 'en-CA': 'en', 'fr-CA': 'fr' } as const;

/** Every string of a language, by its key. */
async function stringsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const modules: readonly object[] = await Promise.all(readdirSync(join(content, folder)).map((file) => import(join(content, folder, file))));
  const dictionaries = modules.flatMap((module) => Object.values(module)).filter((value: unknown) => typeof value === 'object' && value !== null);
  return new Map(dictionaries.flatMap((dictionary) => Object.entries(dictionary)).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : [])));
}

const strings = { 'en-CA': await stringsIn('en'), 'fr-CA': await stringsIn('fr') } as const;

/** The keys of the strings that make a claim in a language. */
const saying = (words: RegExp, locale: keyof typeof folderOf): readonly string[] => [...strings[locale]].flatMap(([key, text]) => (words.test(text) ? [key] : []));

describe.each(claims)('the claim “$what”', ({ pattern, keys }) => {
  test.each(locales)('is made by no string that the table lacks (%s)', (locale) => {
    expect(saying(pattern[locale], locale).filter((key) => !keys.includes(key)), 'add these keys to scripts/rebrand/claims.ts and to docs/owner-to-confirm.md').toEqual([]);
  });

  test('matches every string of the table', () => {
    const found = locales.flatMap((locale) => saying(pattern[locale], locale));
    expect(keys.filter((key) => !found.includes(key)), 'take these keys out of scripts/rebrand/claims.ts').toEqual([]);
  });
});
