import { expect, expectTypeOf, test } from 'vitest';
import { localeOf, localePath, neutralPath, otherLocale } from '../../site/i18n/locale.ts';
import { createT, type Dictionary, type TranslationOf } from '../../site/i18n/t.ts';

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
] as const)('a path %s is %s, and %s without it', (path, locale, neutral) => {
  expect(localeOf(path)).toBe(locale);
  expect(neutralPath(path)).toBe(neutral);
  expect(localePath(neutral, locale)).toBe(path);
  expect(localePath(path, otherLocale(locale))).toBe(localePath(neutral, otherLocale(locale)));
});

test.each([['/?theme=midnight', '/fr?theme=midnight'], ['/#faq', '/fr#faq'], ['/get-quote?service=office', '/fr/get-quote?service=office']])('a path keeps its query and its hash: %s', (path, expected) =>
  expect(localePath(path, 'fr-CA')).toBe(expected));
