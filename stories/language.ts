import { use } from 'react';
import { PseudoLanguage } from '../.storybook/modes/PseudoLanguage.ts';
import { pseudo } from '../.storybook/modes/pseudo.ts';
import { useLocale } from '../site/src/i18n/TranslationProvider.tsx';
import type { Locale } from '../site/i18n/locale.ts';

/**
 * The words of a story in the language of the toolbar. Pass the dictionary of a `TranslationProvider` through it too, so
 * that the components inside show the pseudo-language.
 *
 * @example const words = useWords({ 'en-CA': en, 'fr-CA': fr });
 */
export const useWords = <Words>(words: Readonly<Record<Locale, Words>>): Words => useChoice()(words);

/**
 * The function that `useWords` calls. For words that a component chooses one by one, such as those of a list's entries.
 *
 * @example const choose = useChoice(); articles.map(({ title }) => choose(title));
 */
export function useChoice(): <Words>(words: Readonly<Record<Locale, Words>>) => Words {
  const locale = useLocale();
  const isPseudo = use(PseudoLanguage);
  return (words) => (isPseudo ? pseudo(words[locale]) : words[locale]);
}
