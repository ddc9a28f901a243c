import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** A link and a checkbox (APG, Link and Checkbox). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the offer',
    result: 'Moves to the link, then to the checkbox',
    prove: async ({ canvas, press }) => {
      await press('Tab');
      await expect(canvas.getByRole('link')).toHaveFocus();
      await press('Tab');
      await expect(canvas.getByRole('checkbox')).toHaveFocus();
    },
  },
  {
    key: 'Space',
    given: 'On the checkbox',
    result: 'Takes the offer away',
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Tab', 'Space');
      await expect(canvas.queryByRole('complementary')).toBeNull();
    },
  },
];
