import { unoGlobals } from '../.storybook/uno-globals.ts';
import { pseudo } from '../.storybook/modes/pseudo.ts';
import type { Locale } from '../site/i18n/locale.ts';

/** The words of a story from the toolbars' globals, for `play`, where `useWords` can't be called. */
export const wordsIn = <Words,>(words: Readonly<Record<Locale, Words>>, globals: Readonly<Record<string, unknown>>): Words => {
  const chosen = unoGlobals(globals);
  return chosen.pseudo ? pseudo(words[chosen.locale]) : words[chosen.locale];
};
