import { blog as blogEn } from '../../site/content/en/blog.ts';
import { contact as contactEn } from '../../site/content/en/contact.ts';
import { diagnostics as diagnosticsEn } from '../../site/content/en/diagnostics.ts';
import { errors as errorsEn } from '../../site/content/en/errors.ts';
import { form as formEn } from '../../site/content/en/form.ts';
import { footer as footerEn } from '../../site/content/en/footer.ts';
import { getQuote as getQuoteEn } from '../../site/content/en/getQuote.ts';
import { hero as heroEn } from '../../site/content/en/hero.ts';
import { nav as navEn } from '../../site/content/en/nav.ts';
import { notFound as notFoundEn } from '../../site/content/en/notFound.ts';
import { quote as quoteEn } from '../../site/content/en/quote.ts';
import { blog as blogFr } from '../../site/content/fr/blog.ts';
import { contact as contactFr } from '../../site/content/fr/contact.ts';
import { diagnostics as diagnosticsFr } from '../../site/content/fr/diagnostics.ts';
import { errors as errorsFr } from '../../site/content/fr/errors.ts';
import { form as formFr } from '../../site/content/fr/form.ts';
import { footer as footerFr } from '../../site/content/fr/footer.ts';
import { getQuote as getQuoteFr } from '../../site/content/fr/getQuote.ts';
import { hero as heroFr } from '../../site/content/fr/hero.ts';
import { nav as navFr } from '../../site/content/fr/nav.ts';
import { notFound as notFoundFr } from '../../site/content/fr/notFound.ts';
import { quote as quoteFr } from '../../site/content/fr/quote.ts';
import { business } from '../../site/business.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { createT } from '../../site/i18n/t.ts';
import { type Failure, type FormName, messageOf } from '../../site/src/leads/errors.ts';

const en = { ...navEn, ...footerEn, ...heroEn, ...notFoundEn, ...quoteEn, ...getQuoteEn, ...contactEn, ...formEn, ...errorsEn, ...blogEn, ...diagnosticsEn };

/** A key of the strings below. */
export type Key = keyof typeof en;

/** The site's strings, to find things by. What a page must say is written out in a test. */
export const words: Readonly<Record<Locale, Readonly<Record<Key, string>>>> = {
  'en-CA': en,
  'fr-CA': { ...navFr, ...footerFr, ...heroFr, ...notFoundFr, ...quoteFr, ...getQuoteFr, ...contactFr, ...formFr, ...errorsFr, ...blogFr, ...diagnosticsFr },
};

/** The telephone as each language writes it: an ordinary space replaces a no-break one, as in Playwright's own comparisons. */
export const telephone: Readonly<Record<Locale, string>> = {
  'en-CA': business.phoneText['en-CA'],
  'fr-CA': business.phoneText['fr-CA'].replaceAll('\u00a0', ' '),
};

/** A link's name that ends with the telephone, in either language. */
export const telephoneName = new RegExp(`${business.phoneText['en-CA'].replace('-', '.')}$`);

/** The sentence for a failure of a form. Its words are fixed in tests/unit/leads/errors.test.ts. */
export const failureText = (locale: Locale, form: FormName, failure: Failure): string =>
  messageOf(createT<typeof en>(locale, words[locale]), locale, { name: form, longest: {} }, failure).replaceAll('\u00a0', ' ');
