import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThrough } from '../../documentation/keyboardRows.ts';

/** What the keys do on a closed list: the platform’s own. The empty option is chosen at first. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThrough('combobox', ['Before the list', 'Avant la liste'], ['Moves to it; the next Tab leaves it', 'Passe à la liste; le Tab suivant en sort']),
  {
    key: 'Arrow Down',
    given: ['On the closed list', 'Sur la liste fermée'],
    result: ['Chooses the next option', 'Choisit l’option suivante'],
    prove: async ({ canvas, press }) => {
      await press('Tab', 'ArrowDown');
      await expect(canvas.getByRole('combobox')).toHaveValue('unknown');
    },
  },
  {
    key: 'Arrow Up',
    given: ['On the closed list, at its second option', 'Sur la liste fermée, à sa deuxième option'],
    result: ['Chooses the previous option; at the first it stays', 'Choisit l’option précédente; à la première, rien ne change'],
    prove: async ({ canvas, press }) => {
      await press('Tab', 'ArrowDown', 'ArrowUp');
      await expect(canvas.getByRole('combobox')).toHaveValue('');
      await press('ArrowUp');
      await expect(canvas.getByRole('combobox')).toHaveValue('');
    },
  },
];
