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

/** The `t` is shared by all components below a provider, because making one copies the dictionary. */
const TranslationContext = createContext<(Translation & { t: Translate<Dictionary> }) | null>(null);

/** Provides a language and strings to the components below it. Nested providers add their strings. */
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
 * `t` for the sections of strings that a component uses. The page's declaration must list them: the build stops at a string of another section.
 *
 * @example const t = useT<'nav' | 'common'>();
 * @throws outside a `TranslationProvider` (behaviour.md 7.2)
 */
export function useT<Name extends SectionName>(): Translate<StringsOf<Name>> {
  return useTranslation().t;
}
