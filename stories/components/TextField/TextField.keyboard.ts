import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { leaves } from '../../documentation/leaving.ts';

/** What the keys do: the platform’s own. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the field',
    result: 'Moves to it; the next Tab leaves it',
    prove: async (context) => {
      const { canvas, press } = context;
      await press('Tab');
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await leaves(context);
    },
  },
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
