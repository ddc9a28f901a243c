import type { Proof } from '../../company/shape.ts';
import type { StringsOf } from '../../content/sections.ts';
import { dateText } from '../../i18n/formats.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translate } from '../../i18n/t.ts';

const dollars = (locale: Locale, amount: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }).format(amount);

/** What each proof is, and who issued it, for how much, with which number and date: only what the company gives. */
export const proofRows = (t: Translate<StringsOf<'proofs'>>, locale: Locale, proofs: readonly Proof[]): readonly (readonly [term: string, text: string])[] =>
  proofs.map(({ name, issuer, amount, number, date }) => [
    name[locale],
    [
      issuer,
      ...(amount === undefined ? [] : [t('proofs.amount', { amount: dollars(locale, amount) })]),
      ...(number === undefined ? [] : [t('proofs.number', { number })]),
      ...(date === undefined ? [] : [t('proofs.date', { date: dateText(locale, new Date(date)) })]),
    ].join(', '),
  ]);
