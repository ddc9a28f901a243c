import type { Locale } from '../../site/i18n/locale.ts';

/** A number as a language writes it: “1.0625”, « 1,0625 ». With `digits` it has as many decimals. */
export const numberIn = (locale: Locale, value: number, digits?: number): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 4 }).format(value);
