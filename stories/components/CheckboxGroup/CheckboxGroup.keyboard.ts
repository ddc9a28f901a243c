import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThrough } from '../../documentation/keyboardRows.ts';

/** What the keys do (APG, Checkbox): each answer is a checkbox of its own. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThrough(
    'checkbox',
    ['Before the group, then on each answer', 'Avant le groupe, puis sur chaque réponse'],
    ['Moves to the next answer, in order; after the last it leaves the group', 'Passe à la réponse suivante, dans l’ordre; après la dernière, sort du groupe'],
  ),
  {
    key: 'Shift + Tab',
    given: ['On the second answer', 'Sur la deuxième réponse'],
    result: ['Moves back to the first', 'Revient à la première'],
    prove: async ({ canvas, press }) => {
      const [first] = canvas.getAllByRole('checkbox');
      await press('Tab', 'Tab', 'Shift+Tab');
      await expect(first).toHaveFocus();
    },
  },
  {
    key: 'Space',
    given: ['On the second answer', 'Sur la deuxième réponse'],
    result: ['Checks it, and leaves the others as they are; once more, and it is unchecked', 'La coche, sans changer les autres; une deuxième fois, la décoche'],
    prove: async ({ canvas, press }) => {
      const [first, second] = canvas.getAllByRole('checkbox');
      await press('Tab', 'Tab', 'Space');
      await expect(second).toBeChecked();
      await expect(first).toBeChecked();
      await press('Space');
      await expect(second).not.toBeChecked();
    },
  },
];
