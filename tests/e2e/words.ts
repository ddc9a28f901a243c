import { business } from '../../site/business.ts';
import { type StringsOf, stringsOf } from '../../site/content/sections.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { createT } from '../../site/i18n/t.ts';
import { type Failure, type FormName, messageOf } from '../../site/src/leads/errors.ts';

const sections = [
  'nav', 'footer', 'hero', 'notFound', 'quote', 'getQuote', 'contact', 'form', 'errors', 'blog', 'diagnostics',
] as const;
type Strings = StringsOf<(typeof sections)[number]>;

/** A key of the strings below. */
export type Key = keyof Strings;

/** The site's strings, to find elements by. A test writes out the texts that a page must have. */
export const words: Readonly<Record<Locale, Readonly<Record<Key, string>>>> = {
  'en-CA': stringsOf(sections, 'en-CA'),
  'fr-CA': stringsOf(sections, 'fr-CA'),
};

/** The telephone as each language writes it: an ordinary space replaces a no-break one, as in Playwright's own comparisons. */
export const telephone: Readonly<Record<Locale, string>> = {
  'en-CA': business.phoneText['en-CA'],
  'fr-CA': business.phoneText['fr-CA'].replaceAll('\u00a0', ' '),
};

/** A link's name that ends with the telephone, in either language. */
export const telephoneName = new RegExp(`${business.phoneText['en-CA'].replace('-', '.')}$`);

/** The sentence for a failure of a form; tests/unit/leads/sending.test.ts tests its text. */
export const failureText = (locale: Locale, form: FormName, failure: Failure): string =>
  messageOf(createT<Strings>(locale, words[locale]), locale, { name: form, longest: {} }, failure).replaceAll('\u00a0', ' ');
