import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { SectionName, StringsOf } from '../../content/sections.ts';
import type { Locale } from '../../i18n/locale.ts';
import { createT, type Dictionary, type Translate } from '../../i18n/t.ts';

interface Translation {
  locale: Locale;
  dictionary: Dictionary;
  /** Called with the key of a missing string; the prerender then stops. Default: that of the outer provider. */
  onMissing?: ((key: string) => void) | undefined;
}

/** One `t` for all components below a provider: to make it copies the dictionary. */
const TranslationContext = createContext<(Translation & { t: Translate<Dictionary> }) | null>(null);

/** Gives the components below it a language and the strings that they may show. Providers nest: inner strings are added. */
export function TranslationProvider({
  locale,
  dictionary,
  onMissing,
  children,
}: Translation & { children: ReactNode }) {
  const outer = useContext(TranslationContext);
  const value = useMemo(() => {
    const all = { ...outer?.dictionary, ...dictionary };
    const missing = onMissing ?? outer?.onMissing;
    return { locale, dictionary: all, onMissing: missing, t: createT<Dictionary>(locale, all, all, missing) };
  }, [outer, locale, dictionary, onMissing]);
  return <TranslationContext value={value}>{children}</TranslationContext>;
}

const useTranslation = () => {
  const translation = useContext(TranslationContext);
  if (translation === null) throw new Error('A component asked for a string outside a TranslationProvider.');
  return translation;
};

/** The language of the page. */
export const useLocale = (): Locale => useTranslation().locale;

/**
 * `t` for the sections of strings that a component shows. Their page lists them in its declaration; the build stops at a string of another section.
 *
 * @example const t = useT<'nav' | 'common'>();
 * @throws outside a `TranslationProvider` (behaviour.md 7.2)
 */
export function useT<Name extends SectionName>(): Translate<StringsOf<Name>> {
  return useTranslation().t;
}
