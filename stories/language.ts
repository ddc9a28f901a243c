import { use } from 'react';
import { PseudoLanguage } from '../.storybook/modes/PseudoLanguage.ts';
import { pseudo } from '../.storybook/modes/pseudo.ts';
import { useLocale } from '../site/src/i18n/TranslationProvider.tsx';
import type { Locale } from '../site/src/i18n/locale.ts';

/**
 * The words of a story in the language of the toolbar. A dictionary for a `TranslationProvider` goes through
 * it too, so that the pseudo-language reaches what is below.
 *
 * @example const words = useWords({ 'en-CA': en, 'fr-CA': fr });
 */
export const useWords = <Words>(words: Readonly<Record<Locale, Words>>): Words => {
  const chosen = words[useLocale()];
  return use(PseudoLanguage) ? pseudo(chosen) : chosen;
};
