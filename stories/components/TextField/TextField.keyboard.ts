import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThrough } from '../../documentation/keyboardRows.ts';

/** What the keys do: those of the native control. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThrough('textbox', ['Before the field', 'Avant le champ'], ['Moves to it; the next Tab leaves it', 'Passe au champ; le Tab suivant en sort']),
  {
    key: 'Characters',
    given: ['In the field', 'Dans le champ'],
    result: ['Are typed, and kept when the field is left', 'S’écrivent, et restent quand on quitte le champ'],
    prove: async ({ canvas, press }) => {
      await press('Tab', 'z', 'o', 'e', 'Tab');
      await expect(canvas.getByRole('textbox')).toHaveValue('zoe');
    },
  },
];
