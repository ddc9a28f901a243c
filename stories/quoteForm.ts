import { type StringsOf, stringsOf } from '../site/content/sections.ts';
import type { Locale } from '../site/i18n/locale.ts';
import { createT, type Translate } from '../site/i18n/t.ts';

type FormStrings = StringsOf<'quote' | 'getQuote' | 'form' | 'errors'>;

const tIn = (locale: Locale) => createT<FormStrings>(locale, stringsOf(['quote', 'getQuote', 'form', 'errors'], locale));

/**
 * The words of a story in both languages, made of those that the quote form has on the site.
 *
 * @example const words = fromQuoteForm((t) => ({ legend: t('quote.addons.label') }));
 */
export const fromQuoteForm = <Words>(make: (t: Translate<FormStrings>, locale: Locale) => Words): Readonly<Record<Locale, Words>> => ({
  'en-CA': make(tIn('en-CA'), 'en-CA'),
  'fr-CA': make(tIn('fr-CA'), 'fr-CA'),
});
