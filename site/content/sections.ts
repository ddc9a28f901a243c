import type { Locale } from '../i18n/locale.ts';
import type { Dictionary, TranslationOf } from '../i18n/t.ts';
import * as english from './en.ts';
import * as french from './fr.ts';

/** A section of strings, as pages list them: `office` is `content/en/office.ts` and `content/fr/office.ts`. */
export type SectionName = keyof typeof english;

type IntersectionOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** The strings of some sections together, with the parameters of the English text. */
export type StringsOf<Name extends SectionName> = IntersectionOf<(typeof english)[Name]> extends infer All extends Dictionary ? All : never;

/** Compiles only when French has every section, and each its keys. */
const sections: Readonly<Record<Locale, { readonly [Name in SectionName]: TranslationOf<(typeof english)[Name]> }>> = { 'en-CA': english, 'fr-CA': french };

/**
 * The strings of some sections in a language, in one dictionary. It reaches every section: for the prerender and for tests, not for
 * the browser, where a page has only its own.
 */
export const stringsOf = <Name extends SectionName>(names: readonly Name[], locale: Locale): TranslationOf<StringsOf<Name>> =>
  Object.assign({}, ...names.map((name) => sections[locale][name]));

/** The names of all sections. */
export const isSectionName = (name: string): name is SectionName => Object.hasOwn(english, name);
