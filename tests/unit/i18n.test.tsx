import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { localeOf, localePath, neutralPath, otherLocale } from '../../site/i18n/locale.ts';
import { stringsOf } from '../../site/content/sections.ts';
import { createT, type Dictionary, type TranslationOf } from '../../site/i18n/t.ts';
import { TranslationProvider, useT } from '../../site/src/i18n/TranslationProvider.tsx';

const english = {
  'floors.one': '{count} floor',
  'floors.other': '{count} floors',
  'greeting': 'Hello, {name}. {name}!',
  'plain': 'Plain',
} as const;
const french = {
  'floors.one': '{count} étage',
  'floors.other': '{count} étages',
  'greeting': 'Bonjour, {name}. {name}!',
  'plain': 'Simple',
};

describe('plurals', () => {
  test.each([
    [0, '0 étage'],
    [1, '1 étage'],
    [1.5, '1.5 étage'],
    [2, '2 étages'],
    [1_000_000, '1000000 étages'],
  ])('in French, %d is “%s”', (count, expected) => {
    expect(createT<typeof english>('fr-CA', french)('floors', { count })).toBe(expected);
  });

  test.each([
    [0, '0 floors'],
    [1, '1 floor'],
    [1.5, '1.5 floors'],
    [2, '2 floors'],
  ])('in English, %d is “%s”', (count, expected) => {
    expect(createT<typeof english>('en-CA', english)('floors', { count })).toBe(expected);
  });
});

describe('parameters', () => {
  const t = createT<typeof english>('en-CA', english);

  test('are inserted wherever they are named', () => {
    expect(t('greeting', { name: 'Zoé' })).toBe('Hello, Zoé. Zoé!');
  });

  test('are inserted literally: patterns and braces in them mean nothing', () => {
    expect(t('greeting', { name: '$& {name}' })).toBe('Hello, $& {name}. $& {name}!');
  });
});

describe('a missing string', () => {
  const asked = { 'only.english': 'Only English', 'nowhere': 'x' } as const;

  test('in French falls back to English', () => {
    const t = createT<typeof asked>('fr-CA', { ...asked }, asked);
    expect(t('only.english')).toBe('Only English');
  });

  test('in both languages is shown as its key', () => {
    const t = createT<Dictionary>('fr-CA', {}, { 'only.english': 'Only English' });
    expect(t('only.english')).toBe('Only English');
    expect(t('nowhere')).toBe('nowhere');
  });

  test('does not compile when the English strings are known', () => {
    expectTypeOf<{ 'only.english': string }>().not.toExtend<TranslationOf<typeof asked>>();
    expectTypeOf<Record<keyof typeof asked, string>>().toExtend<TranslationOf<typeof asked>>();
  });
});

describe('the provider', () => {
  function Word() {
    return useT<'nav'>()('nav.home');
  }

  test('adds its strings to those of the one around it', () => {
    const page = (
      <TranslationProvider locale="en-CA" dictionary={stringsOf(['nav'], 'en-CA')}>
        <TranslationProvider locale="en-CA" dictionary={{ other: 'Other' }}>
          <Word />
        </TranslationProvider>
      </TranslationProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('Home');
  });

  test('is required: without it, asking for a string throws', () => {
    expect(() => renderToStaticMarkup(<Word />)).toThrow('outside a TranslationProvider');
  });
});

describe('a path', () => {
  test.each([
    ['/', 'en-CA', '/'],
    ['/get-quote', 'en-CA', '/get-quote'],
    ['/fr', 'fr-CA', '/'],
    ['/fr/get-quote', 'fr-CA', '/get-quote'],
    ['/french-thing', 'en-CA', '/french-thing'],
  ] as const)('%s is %s, and %s without it', (path, locale, neutral) => {
    expect(localeOf(path)).toBe(locale);
    expect(neutralPath(path)).toBe(neutral);
    expect(localePath(neutral, locale)).toBe(path);
    expect(localePath(path, otherLocale(locale))).toBe(localePath(neutral, otherLocale(locale)));
  });

  test('keeps its query and its hash', () => {
    expect(localePath('/?theme=midnight', 'fr-CA')).toBe('/fr?theme=midnight');
    expect(localePath('/#faq', 'fr-CA')).toBe('/fr#faq');
    expect(localePath('/get-quote?service=office', 'fr-CA')).toBe('/fr/get-quote?service=office');
  });
});
