import { use } from 'react';
import { PseudoLanguage } from '../.storybook/modes/PseudoLanguage.ts';
import { pseudo } from '../.storybook/modes/pseudo.ts';
import { useLocale } from '../site/src/i18n/TranslationProvider.tsx';
import type { Locale } from '../site/i18n/locale.ts';

/**
 * The words of a story in the language of the toolbar. A dictionary for a `TranslationProvider` goes through
 * it too, so that the pseudo-language reaches what is below.
 *
 * @example const words = useWords({ 'en-CA': en, 'fr-CA': fr });
 */
export const useWords = <Words>(words: Readonly<Record<Locale, Words>>): Words => useChoice()(words);

/**
 * The function that `useWords` calls, for words that come one by one: those of each entry of a list.
 *
 * @example const choose = useChoice(); articles.map(({ title }) => choose(title));
 */
export function useChoice(): <Words>(words: Readonly<Record<Locale, Words>>) => Words {
  const locale = useLocale();
  const isPseudo = use(PseudoLanguage);
  return (words) => (isPseudo ? pseudo(words[locale]) : words[locale]);
}
