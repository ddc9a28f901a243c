import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';

/** As it appears, with the focus on it. */
const appeared = ({ canvas }: ProofContext) => canvas.getByRole('region').focus();

const reloads = (key: 'Enter' | 'Space', times: number) => async (context: ProofContext) => {
  appeared(context);
  await context.press('Tab', key);
  await expect(context.args['onReload']).toHaveBeenCalledTimes(times);
};

/** The keys, once it has taken the focus. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'On the fallback, which took the focus as it appeared',
    result: 'Moves to the button',
    prove: async (context) => {
      appeared(context);
      await context.press('Tab');
      await expect(context.canvas.getByRole('button')).toHaveFocus();
    },
  },
  { key: 'Enter', given: 'On the button', result: 'Reloads the page', prove: reloads('Enter', 1) },
  { key: 'Space', given: 'On the button', result: 'Reloads the page', prove: reloads('Space', 2) },
];
