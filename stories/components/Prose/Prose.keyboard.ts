import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** A wide table's frame. Links in the text are links. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before a table in its frame',
    result: 'Moves to the table’s frame, which says the table’s caption',
    prove: async ({ canvas, press }) => {
      await press('Tab');
      await expect(canvas.getByRole('region')).toHaveFocus();
      await expect(canvas.getByRole('region')).toHaveAccessibleName();
    },
  },
  {
    key: 'Tab',
    given: 'On the frame',
    result: 'Leaves the table, for the link after it',
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Tab');
      await expect(canvas.getByRole('link')).toHaveFocus();
    },
  },
];
