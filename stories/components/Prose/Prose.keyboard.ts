import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** A wide table's frame. Links in the text are links. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before a table in its frame', 'Avant un tableau dans son cadre'],
    result: ['Moves to the table’s frame, which says the table’s caption', 'Passe au cadre du tableau, dont le nom est la légende du tableau'],
    prove: async ({ canvas, press }) => {
      await press('Tab');
      await expect(canvas.getByRole('region')).toHaveFocus();
      await expect(canvas.getByRole('region')).toHaveAccessibleName();
    },
  },
  {
    key: 'Tab',
    given: ['On the frame', 'Sur le cadre'],
    result: ['Leaves the table, for the link after it', 'Sort du tableau, et passe au lien qui le suit'],
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Tab');
      await expect(canvas.getByRole('link')).toHaveFocus();
    },
  },
];
