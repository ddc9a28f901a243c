import { describe, expect, test } from 'vitest';
import { withPromises } from '../../site/src/head/promises.ts';
import type { Dictionary } from '../../site/i18n/t.ts';
import { nominalLength } from '../nominalLength.ts';
import { bothLanguages, englishRules, frenchRules, type WritingRule } from '../typography.ts';

const english = import.meta.glob<Record<string, unknown>>('../../site/content/en/*.ts', { eager: true });
const french = import.meta.glob<Record<string, unknown>>('../../site/content/fr/*.ts', { eager: true });

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Every dictionary of a language, by `file: export`. */
const dictionariesOf = (modules: Record<string, Record<string, unknown>>): Map<string, Dictionary> =>
  new Map(
    Object.entries(modules).flatMap(([path, exported]) =>
      Object.entries(exported).flatMap(([name, value]) =>
        isDictionary(value) ? [[`${path.replace(/^.*\//, '')}: ${name}`, value] as const] : [],
      ),
    ),
  );

const inEnglish = dictionariesOf(english);
const inFrench = dictionariesOf(french);

/** A plural form may spell out its number ("once a week"), so it may lack `count`. */
const isPlural = (key: string): boolean => /\.(?:zero|one|two|few|many|other)$/.test(key);

/** The parameters of a text, each once, in alphabetical order. */
const parametersOf = (key: string, text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))]
    .filter((name) => !(name === 'count' && isPlural(key)))
    .toSorted();

/** The keys and texts of a dictionary that match, as a failing test shows them. */
const matching = (dictionary: Dictionary, pattern: RegExp): string[] =>
  Object.entries(dictionary).flatMap(([key, text]) => (pattern.test(text) ? [`${key}: ${text}`] : []));

const everyText: readonly WritingRule[] = [
  ['is not empty', /^\s*$/],
  ['has no space at its start or end, and no double spaces', /^\s|\s$|[ \u00a0]{2}/],
  [
    'contains no time of day and no delay: they are parameters, from business.ts',
    /\d[ \u00a0](?:[AP]M|h|hours?|heures?(?! sur)|minutes?|business days?|jours ouvrables)(?!\p{L})/u,
  ],
];

describe('the two languages', () => {
  describe.each([...inEnglish.keys()])('%s', (section) => {
    const en = inEnglish.get(section) ?? {};
    const fr = inFrench.get(section) ?? {};

    test('has the same parameters in each text', () => {
      const named = (dictionary: Dictionary) =>
        Object.entries(dictionary).map(([key, text]) => `${key}: ${parametersOf(key, text).join(', ')}`);
      const english = named(en);
      expect(named(fr).filter((line) => !english.includes(line))).toEqual([]);
    });
  });
});

/** Search engines show these texts in full. They don't list the “not found” page. */
describe.each([
  ['English', inEnglish],
  ['French', inFrench],
])('the head, in %s', (_language, dictionaries) => {
  const heads = [...dictionaries].flatMap(([section, dictionary]) => (section.endsWith(': head') ? Object.entries(dictionary) : []));
  const lengths = heads.flatMap(([key, text]) => {
    const [, page = '', part = ''] = /^head\.(\w+)\.(title|description)$/.exec(key) ?? [];
    return part === '' || page === 'notFound' ? [] : [{ key, part, length: nominalLength(withPromises(text)) }];
  });

  test('has titles of at most 60 characters', () => {
    const titles = lengths.filter(({ part }) => part === 'title');
    expect(titles.length).toBeGreaterThan(1);
    expect(titles.filter(({ length }) => length > 60)).toEqual([]);
  });

  test('has descriptions of 120 to 160 characters', () => {
    const descriptions = lengths.filter(({ part }) => part === 'description');
    expect(descriptions.length).toBeGreaterThan(1);
    expect(descriptions.filter(({ length }) => length < 120 || length > 160)).toEqual([]);
  });
});

describe.each([...inEnglish])('English, %s', (_section, dictionary) => {
  test.each([...everyText, ...bothLanguages, ...englishRules])('%s', (_rule, broken) => {
    expect(matching(dictionary, broken)).toEqual([]);
  });
});

describe.each([...inFrench])('French, %s', (_section, dictionary) => {
  test.each([...everyText, ...bothLanguages, ...frenchRules])('%s', (_rule, broken) => {
    expect(matching(dictionary, broken)).toEqual([]);
  });
});
