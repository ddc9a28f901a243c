import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';
import { words } from './words.ts';

/** Where the focus goes when the panel replaces a form. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Enter',
    given: ['On the button that sends, which the panel replaces', 'Sur le bouton d’envoi, que le panneau remplace'],
    result: ['The title of the panel has the focus, and is read', 'Le titre du panneau prend le focus, et il est lu'],
    prove: async ({ canvas, globals, press }) => {
      await press('Tab', 'Enter');
      await expect(canvas.getByRole('heading', { name: wordsIn(words, globals).title })).toHaveFocus();
    },
  },
  {
    key: 'Tab',
    given: ['On the title', 'Sur le titre'],
    result: ['Moves to the first link', 'Passe au premier lien'],
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Enter', 'Tab');
      await expect(canvas.getByRole('link')).toHaveFocus();
    },
  },
  {
    key: 'Shift + Tab',
    given: ['On the first link', 'Sur le premier lien'],
    result: ['Leaves the panel: the title is not a tab stop', 'Sort du panneau\u00a0: le titre n’est pas un arrêt'],
    prove: async (context) => {
      const { press } = context;
      await press('Tab', 'Enter', 'Tab');
      await expectFocusLeaves(context, 'Shift+Tab');
    },
  },
];
