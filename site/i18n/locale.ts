/** The languages of the site (behaviour.md 1.2), the default language first. */
export const locales = ['en-CA', 'fr-CA'] as const;

/** `en-CA` or `fr-CA`. */
export type Locale = (typeof locales)[number];

/** The `/fr` prefix is a whole segment: `/french-thing` is English. */
const FRENCH = /^\/fr(?=\/|$)/;

/** The language of a path (behaviour.md 1.1). */
export const localeOf = (path: string): Locale => (FRENCH.test(path) ? 'fr-CA' : 'en-CA');

/** The path without its language: `/fr/get-quote` → `/get-quote`, `/fr` → `/`. */
export const neutralPath = (path: string): string => path.replace(FRENCH, '') || '/';

/** A neutral path in a language: (`/`, `fr-CA`) → `/fr`. A query or a hash after the path is kept. */
export function localePath(path: string, locale: Locale): string {
  const neutral = neutralPath(path);
  if (locale === 'en-CA') return neutral;
  return neutral === '/' ? '/fr' : neutral.startsWith('/?') || neutral.startsWith('/#') ? `/fr${neutral.slice(1)}` : `/fr${neutral}`;
}

/** The other language. */
export const otherLocale = (locale: Locale): Locale => (locale === 'en-CA' ? 'fr-CA' : 'en-CA');

/** The language without its region: `en` or `fr`. */
export const langOf = (locale: Locale): 'en' | 'fr' => (locale === 'fr-CA' ? 'fr' : 'en');
