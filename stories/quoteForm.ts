import { createT, type Translate } from '../site/i18n/t.ts';
import type { Locale } from '../site/i18n/locale.ts';
import { dictionary as en } from '../site/src/pages/quote/strings.en.ts';
import { dictionary as fr } from '../site/src/pages/quote/strings.fr.ts';

/**
 * The words of a story in both languages, made of those that the quote form has on the site.
 *
 * @example const words = fromQuoteForm((t) => ({ legend: t('quote.addons.label') }));
 */
export const fromQuoteForm = <Words>(make: (t: Translate<typeof en>, locale: Locale) => Words): Readonly<Record<Locale, Words>> => ({
  'en-CA': make(createT<typeof en>('en-CA', en), 'en-CA'),
  'fr-CA': make(createT<typeof en>('fr-CA', fr), 'fr-CA'),
});
