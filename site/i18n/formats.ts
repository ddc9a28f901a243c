import { memoize } from '../memoize.ts';
import type { Locale } from './locale.ts';

// Formatters are cached by language, because creating one costs far more than using it.

/** `12,000` and `12 000`. */
export const numberFormat = memoize((locale: Locale) => new Intl.NumberFormat(locale));

/** “a, b and c” and « a, b et c ». */
export const listFormat = memoize((locale: Locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

const dateFormat = memoize((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/** “January 22, 2025”, « 22 janvier 2025 », « 1er février 2025 ». Dates are days in UTC, without a time. */
export function dateText(locale: Locale, date: Date): string {
  const text = dateFormat(locale).format(date);
  return locale === 'fr-CA' ? text.replace(/^1\s/, '1er\u00a0') : text;
}

const monthFormat = memoize((locale: Locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }));

/** The day of the month of a date: “22”, « 1er ». */
export const dayText = (locale: Locale, date: Date): string => (locale === 'fr-CA' && date.getUTCDate() === 1 ? '1er' : String(date.getUTCDate()));

/** The month and the year of a date: “Jan 2025”, « janv. 2025 ». */
export const monthText = (locale: Locale, date: Date): string => monthFormat(locale).format(date);

/** The plural category of a count (0 and 1.5 are singular in French). */
export const pluralRules = memoize((locale: Locale) => new Intl.PluralRules(locale));
