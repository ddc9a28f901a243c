import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsTo } from '../../documentation/keyboardRows.ts';

/** What the keys do (APG, Checkbox): those of the native control. */
export const keyboard: readonly KeyboardRow[] = [
  tabsTo(['checkbox'], 'Before the checkbox', 'Moves to it'),
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
