/** Every string of a language, for the prerender. In the browser a page has only its own. */
import type { Locale } from '../i18n/locale.ts';
import type { Dictionary } from '../i18n/t.ts';

type Section = Record<string, Dictionary>;

const merge = (files: Record<string, Section>): Dictionary =>
  Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)));

export const dictionaries: Record<Locale, Dictionary> = {
  'en-CA': merge(import.meta.glob<Section>('./en/*.ts', { eager: true })),
  'fr-CA': merge(import.meta.glob<Section>('./fr/*.ts', { eager: true })),
};
