import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsTo } from '../../documentation/keyboardRows.ts';

/** What the keys do (APG, Checkbox): those of the native control. */
export const keyboard: readonly KeyboardRow[] = [
  tabsTo(['checkbox'], ['Before the checkbox', 'Avant la case'], ['Moves to it', 'Passe à la case']),
  {
    key: 'Space',
    given: ['On the checkbox', 'Sur la case'],
    result: ['Checks it; once more, and it is unchecked', 'La coche; une deuxième fois, la décoche'],
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Space');
      await expect(canvas.getByRole('checkbox')).toBeChecked();
      await press('Space');
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    },
  },
  {
    key: 'Enter',
    given: ['On the checkbox', 'Sur la case'],
    result: ['Doesn’t check it: in a form, Enter sends', 'Ne la coche pas\u00a0: dans un formulaire, Entrée envoie'],
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Enter');
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    },
  },
];
