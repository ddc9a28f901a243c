import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';

/** Focuses the fallback, as when it appears. */
const focusFallback = ({ canvas }: ProofContext) => canvas.getByRole('region').focus();

const reloads = (key: 'Enter' | 'Space', times: number) => async (context: ProofContext) => {
  focusFallback(context);
  await context.press('Tab', key);
  await expect(context.args['onReload']).toHaveBeenCalledTimes(times);
};

/** What the keys do, once the fallback has the focus. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['On the fallback, which took the focus as it appeared', 'Sur le message, qui a pris le focus en apparaissant'],
    result: ['Moves to the button', 'Passe au bouton'],
    prove: async (context) => {
      focusFallback(context);
      await context.press('Tab');
      await expect(context.canvas.getByRole('button')).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['On the button', 'Sur le bouton'],
    result: ['Reloads the page', 'Recharge la page'],
    prove: reloads('Enter', 1),
  },
  {
    key: 'Space',
    given: ['On the button', 'Sur le bouton'],
    result: ['Reloads the page', 'Recharge la page'],
    prove: reloads('Space', 2),
  },
];
