import { type SectionName, type StringsOf, stringsOf } from '../site/content/sections.ts';
import type { Locale } from '../site/i18n/locale.ts';
import { createT, type Translate, type TranslationOf } from '../site/i18n/t.ts';

/** The strings of some sections of the site in both languages, as `useWords` and `wordsIn` take them. */
export const stringsInBoth = <Name extends SectionName>(sections: readonly Name[]): Readonly<Record<Locale, TranslationOf<StringsOf<Name>>>> => ({
  'en-CA': stringsOf(sections, 'en-CA'),
  'fr-CA': stringsOf(sections, 'fr-CA'),
});

/**
 * The words of a story in both languages, made of strings of the site.
 *
 * @example const words = fromSite(['home'], (t) => ({ title: t('home.why.title') }));
 */
export function fromSite<Name extends SectionName, Words>(
  sections: readonly Name[],
  make: (t: Translate<StringsOf<Name>>, locale: Locale) => Words,
): Readonly<Record<Locale, Words>> {
  const wordsOf = (locale: Locale) => make(createT<StringsOf<Name>>(locale, stringsOf(sections, locale)), locale);
  return { 'en-CA': wordsOf('en-CA'), 'fr-CA': wordsOf('fr-CA') };
}

type FormStrings = StringsOf<'quote' | 'getQuote' | 'form' | 'errors'>;

/** `fromSite` with the strings of the quote form. */
export const fromQuoteForm = <Words>(make: (t: Translate<FormStrings>, locale: Locale) => Words): Readonly<Record<Locale, Words>> =>
  fromSite(['quote', 'getQuote', 'form', 'errors'], make);
