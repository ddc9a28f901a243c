import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThrough } from '../../documentation/keyboardRows.ts';

/** What the keys do: those of the native control. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThrough('textbox', 'Before the field', 'Moves to it; the next Tab leaves it'),
  {
    key: 'Characters',
    given: 'In the field',
    result: 'Are typed, and kept when the field is left',
    prove: async ({ canvas, press }) => {
      await press('Tab', 'z', 'o', 'e', 'Tab');
      await expect(canvas.getByRole('textbox')).toHaveValue('zoe');
    },
  },
];
