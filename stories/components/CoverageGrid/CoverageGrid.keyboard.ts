import { expect, waitFor } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

const regionIn = ({ canvas, globals }: ProofContext) => canvas.getByRole('region', { name: wordsIn(words, globals).name });

/** What the keys do. The browser scrolls the frame, which takes the focus for that purpose. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the list',
    result: 'Moves to the frame of the list, which is named; the next Tab leaves it',
    prove: async (context) => {
      const region = regionIn(context);
      await context.press('Tab');
      await expect(region).toHaveFocus();
      await context.press('Tab');
      await expect(region).not.toHaveFocus();
    },
  },
  {
    key: 'Arrow Down',
    given: 'On the frame, where the list is longer than it',
    result: 'Scrolls the list',
    prove: async (context) => {
      const region = regionIn(context);
      await context.press('Tab', 'ArrowDown');
      await waitFor(() => expect(region.scrollTop).toBeGreaterThan(0));
    },
  },
  {
    key: 'End',
    given: 'On the frame, where the list is longer than it',
    result: 'Shows the last area',
    prove: async (context) => {
      const region = regionIn(context);
      await context.press('Tab', 'End');
      await waitFor(() => expect(region.scrollTop + region.clientHeight).toBeGreaterThan(region.scrollHeight - 2));
    },
  },
];
