import { describe, expect, expectTypeOf, test } from 'vitest';
import { claims } from '../../site/claims.ts';
import { hasOwnCompany } from '../../site/company/read.ts';
import { type Locale, localeOf, localePath, locales, neutralPath, otherLocale } from '../../site/i18n/locale.ts';
import { createT, type Dictionary, type TranslationOf } from '../../site/i18n/t.ts';
import { services } from '../../site/services.ts';
import { bothLanguages, englishRules, frenchRules, type WritingRule } from '../typography.ts';

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Every dictionary of a language, by `file: export`. */
const dictionariesOf = (modules: Record<string, Record<string, unknown>>): [section: string, dictionary: Dictionary][] =>
  Object.entries(modules).flatMap(([path, exported]) =>
    // Without the service its strings lack the name of its partner.
    Object.entries(exported).flatMap(([name, value]) => (isDictionary(value) && (name !== 'duct' || services.some((service) => service.name === 'duct')) ? [[`${path.replace(/^.*\//, '')}: ${name}`, value] satisfies [string, Dictionary]] : [])),
  );

const inEnglish = dictionariesOf(import.meta.glob('../../site/content/en/*.ts', { eager: true }));
const inFrench = dictionariesOf(import.meta.glob('../../site/content/fr/*.ts', { eager: true }));

/** The parameters of a text, each once, in alphabetical order. A plural form may spell out its number ("once a week"), so `count` is left out. */
const parametersOf = (key: string, text: string): string[] =>
  [...new Set(text.match(/\{\w+\}/g))].filter((name) => !(name === '{count}' && /\.(?:zero|one|two|few|many|other)$/.test(key))).toSorted();

const everyText: readonly WritingRule[] = [
  // A company that does not make a claim has no text where it would be.
  ...(hasOwnCompany ? [] : [['is not empty', /^\s*$/] satisfies WritingRule]),
  ['has no space at its start or end, and no double spaces', /^\s|\s$|[ \u00a0]{2}/],
  [
    'contains no time of day and no delay: they are parameters, from business.ts',
    /\d[ \u00a0](?:[AP]M|h|hours?|heures?(?![ \u00a0]sur)|minutes?|business days?|jours ouvrables)(?!\p{L})/u,
  ],
];

test.each(inEnglish)('each text has the same parameters in both languages: %s', (section, dictionary) => {
  const named = (texts: Dictionary = {}) => Object.entries(texts).map(([key, text]) => `${key}: ${parametersOf(key, text).join(', ')}`);
  const english = named(dictionary);
  expect(named(new Map(inFrench).get(section)).filter((line) => !english.includes(line))).toEqual([]);
});

describe.each([
  ...inEnglish.map(([section, dictionary]) => ({ section: `English, ${section}`, dictionary, rules: englishRules })),
  ...inFrench.map(([section, dictionary]) => ({ section: `French, ${section}`, dictionary, rules: frenchRules })),
])('$section', ({ dictionary, rules }) => {
  test.each([...everyText, ...bothLanguages, ...rules])('%s', (_rule, broken) => {
    const matching = Object.entries(dictionary).filter(([, text]) => broken.test(text));
    expect(matching.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

/** The keys of the strings that make a claim in a language. */
const keysThatMatch = (words: RegExp, locale: Locale): readonly string[] =>
  (locale === 'fr-CA' ? inFrench : inEnglish).flatMap(([, dictionary]) => Object.keys(dictionary).filter((key) => words.test(dictionary[key] ?? '')));

describe.each(claims)('the claim “$what”', ({ pattern, keys }) => {
  test.each(locales)('is made by no string that the table lacks (%s)', (locale) => {
    expect(keysThatMatch(pattern[locale], locale).filter((key) => !keys.includes(key)), 'add these keys to site/claims.ts and to docs/owner-to-confirm.md').toEqual([]);
  });

  // The strings of a company that makes fewer claims are without them.
  test.runIf(!hasOwnCompany)('matches every string of the table', () => {
    const found = locales.flatMap((locale) => keysThatMatch(pattern[locale], locale));
    expect(keys.filter((key) => !found.includes(key)), 'take these keys out of site/claims.ts').toEqual([]);
  });
});

const english = { 'floors.one': '{count} floor', 'floors.other': '{count} floors', 'greeting': 'Hello, {name}. {name}!' } as const;
const french = { 'floors.one': '{count} étage', 'floors.other': '{count} étages', 'greeting': 'Bonjour, {name}. {name}!' };

test.each([
  ['fr-CA', 0, '0 étage'],
  ['fr-CA', 1.5, '1.5 étage'],
  ['fr-CA', 2, '2 étages'],
  ['fr-CA', 1_000_000, '1000000 étages'],
  ['en-CA', 0, '0 floors'],
  ['en-CA', 1, '1 floor'],
  ['en-CA', 2, '2 floors'],
] as const)('the plural in %s: %d is “%s”', (locale, count, expected) => {
  expect(createT<typeof english>(locale, locale === 'fr-CA' ? french : english)('floors', { count })).toBe(expected);
});

test('parameters are inserted wherever they are named, and literally: patterns and braces in them mean nothing', () => {
  expect(createT<typeof english>('en-CA', english)('greeting', { name: '$& {name}' })).toBe('Hello, $& {name}. $& {name}!');
});

test('a string that is missing in French is shown in English; one that is missing in both, as its key', () => {
  const t = createT<Dictionary>('fr-CA', {}, { 'only.english': 'Only English' });
  expect([t('only.english'), t('nowhere')]).toEqual(['Only English', 'nowhere']);
});

test('a string that is missing in French does not compile', () => {
  expectTypeOf<{ 'only.english': string }>().not.toExtend<TranslationOf<{ 'only.english': string; 'nowhere': string }>>();
});

test.each([
  ['/', 'en-CA', '/'],
  ['/get-quote', 'en-CA', '/get-quote'],
  ['/fr', 'fr-CA', '/'],
  ['/fr/get-quote', 'fr-CA', '/get-quote'],
  ['/french-thing', 'en-CA', '/french-thing'],
] as const)('the path %s is in %s, and is %s without its language', (path, locale, neutral) => {
  expect(localeOf(path)).toBe(locale);
  expect(neutralPath(path)).toBe(neutral);
  expect(localePath(neutral, locale)).toBe(path);
  expect(localePath(path, otherLocale(locale))).toBe(localePath(neutral, otherLocale(locale)));
});

test.each([['/?theme=midnight', '/fr?theme=midnight'], ['/#faq', '/fr#faq'], ['/get-quote?service=office', '/fr/get-quote?service=office']])('a path keeps its query and its hash: %s', (path, expected) =>
  expect(localePath(path, 'fr-CA')).toBe(expected));
