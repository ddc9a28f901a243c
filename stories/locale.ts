import type { ReactElement } from 'react';
import { unoGlobals } from '../.storybook/uno-globals.ts';
import { pseudo } from '../.storybook/modes/pseudo.ts';
import type { Locale } from '../site/i18n/locale.ts';

/** The words of a story from the toolbars' globals, for `play`, where `useWords` can't be called. */
export const wordsIn = <Words,>(words: Readonly<Record<Locale, Words>>, globals: Readonly<Record<string, unknown>>): Words => {
  const chosen = unoGlobals(globals);
  return chosen.pseudo ? pseudo(words[chosen.locale]) : words[chosen.locale];
};

/**
 * The `render` of a story whose words follow the toolbar. The code in the documentation shows these words.
 *
 * @example export const Hint: Story = { render: inWords(words, (t, args) => <TextField label={t.email} {...args} />) };
 */
export const inWords =
  <Words, Args>(words: Readonly<Record<Locale, Words>>, render: (t: Words, args: Args) => ReactElement) =>
  (args: Args, { globals }: { readonly globals: Readonly<Record<string, unknown>> }): ReactElement =>
    render(wordsIn(words, globals), args);
