import type { Locale } from './locale.ts';

const words: Readonly<Record<Locale, readonly string[]>> = {
  'en-CA': ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  'fr-CA': ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
};

/** A count as a word: `6` → “six”; in digits from 11 on. */
export const numberWord = (count: number, locale: Locale): string => words[locale][count] ?? String(count);
