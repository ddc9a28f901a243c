import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { leaves } from '../../documentation/leaving.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

/** Links, in the order of the page (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the header',
    result: 'Moves to the way back, to each step of the breadcrumb, then to the category',
    prove: async ({ canvas, globals, press }) => {
      const [back, ...others] = canvas.getAllByRole('link');
      await expect(back).toHaveTextContent(wordsIn(words, globals).back);
      for (const link of [back, ...others]) {
        await press('Tab');
        await expect(link).toHaveFocus();
      }
    },
  },
  {
    key: 'Tab',
    given: 'On the category',
    result: 'Leaves the header: the title and the facts are no stops',
    prove: async (context) => {
      const { canvas, press } = context;
      await press(...canvas.getAllByRole('link').map(() => 'Tab'));
      await leaves(context);
    },
  },
];
