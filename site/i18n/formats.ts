import { memoize } from '../memoize.ts';
import type { Locale } from './locale.ts';

// One formatter per language, made on its first use: making one costs far more than using it.

/** `12,000` and `12 000`. */
export const numberFormat = memoize((locale: Locale) => new Intl.NumberFormat(locale));

/** “a, b and c” and « a, b et c ». */
export const listFormat = memoize((locale: Locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

const dateFormat = memoize((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/** “January 22, 2025”, « 22 janvier 2025 », « 1er février 2025 »; dates are days, without an hour or a zone. */
export function dateText(locale: Locale, date: Date): string {
  const text = dateFormat(locale).format(date);
  return locale === 'fr-CA' ? text.replace(/^1(?=\s)/, '1er') : text;
}

const monthFormat = memoize((locale: Locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }));

/** The day of a date alone: “22”, « 1er ». */
export const dayText = (locale: Locale, date: Date): string => (locale === 'fr-CA' && date.getUTCDate() === 1 ? '1er' : String(date.getUTCDate()));

/** The month and the year of a date: “Jan 2025”, « janv. 2025 ». */
export const monthText = (locale: Locale, date: Date): string => monthFormat(locale).format(date);

/** Which plural a count asks for (0 and 1.5 are singular in French). */
export const pluralRules = memoize((locale: Locale) => new Intl.PluralRules(locale));
