import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** What the keys do (APG, Checkbox): the platform’s own. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the checkbox',
    result: 'Moves to it',
    prove: async ({ canvas, press }) => {
      await press('Tab');
      await expect(canvas.getByRole('checkbox')).toHaveFocus();
    },
  },
  {
    key: 'Space',
    given: 'On the checkbox',
    result: 'Checks it; once more, and it is unchecked',
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Space');
      await expect(canvas.getByRole('checkbox')).toBeChecked();
      await press('Space');
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    },
  },
  {
    key: 'Enter',
    given: 'On the checkbox',
    result: 'Doesn’t check it: in a form, Enter sends',
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Enter');
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    },
  },
];
