import { expect, waitFor } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

const regionIn = ({ canvas, globals }: ProofContext) => canvas.getByRole('region', { name: wordsIn(words, globals).name });

/** What the keys do. The browser scrolls the frame, which takes the focus for that purpose. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the list', 'Avant la liste'],
    result: ['Moves to the frame of the list, which is named; the next Tab leaves it', 'Passe au cadre de la liste, qui porte un nom; le Tab suivant en sort'],
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
    given: ['On the frame, where the list is longer than it', 'Sur le cadre, si la liste est plus longue que lui'],
    result: ['Scrolls the list', 'Fait défiler la liste'],
    prove: async (context) => {
      const region = regionIn(context);
      await context.press('Tab', 'ArrowDown');
      await waitFor(() => expect(region.scrollTop).toBeGreaterThan(0));
    },
  },
  {
    key: 'End',
    given: ['On the frame, where the list is longer than it', 'Sur le cadre, si la liste est plus longue que lui'],
    result: ['Shows the last area', 'Montre le dernier secteur'],
    prove: async (context) => {
      const region = regionIn(context);
      await context.press('Tab', 'End');
      await waitFor(() => expect(region.scrollTop + region.clientHeight).toBeGreaterThan(region.scrollHeight - 2));
    },
  },
];
