import { useLocale } from '../site/src/i18n/TranslationProvider.tsx';
import type { Locale } from '../site/src/i18n/locale.ts';

/**
 * The words of a story in the language of the toolbar.
 *
 * @example const words = useWords({ 'en-CA': en, 'fr-CA': fr });
 */
export const useWords = <Words>(words: Readonly<Record<Locale, Words>>): Words => words[useLocale()];
