import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { leaves } from '../../documentation/leaving.ts';

/** A link in a sentence (APG, Link). Without one the bar is no stop. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the bar',
    result: 'Moves to its link',
    prove: async ({ canvas, press }) => {
      await press('Tab');
      await expect(canvas.getByRole('link')).toHaveFocus();
    },
  },
  {
    key: 'Tab',
    given: 'On the link',
    result: 'Moves on to the page: nothing else in the bar takes the focus',
    prove: async (context) => {
      await context.press('Tab');
      await leaves(context);
    },
  },
];
