import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsTo } from '../../documentation/keyboardRows.ts';

/** A link and a checkbox (APG, Link and Checkbox). */
export const keyboard: readonly KeyboardRow[] = [
  tabsTo(['link', 'checkbox'], 'Before the offer', 'Moves to the link, then to the checkbox'),
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
