import { expect } from 'storybook/test';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

/** The field of the story, by its name. */
function stepperIn({ canvas, globals }: ProofContext) {
  const t = wordsIn(words, globals);
  return { t, count: canvas.getByRole('spinbutton', { name: t.restrooms }) };
}

/** What the keys do (APG, Spinbutton). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the stepper',
    result: 'Moves to the field; its two buttons are skipped',
    prove: async (context) => {
      const { count } = stepperIn(context);
      await context.press('Tab');
      await expect(count).toHaveFocus();
      await expectFocusLeaves(context);
    },
  },
  {
    key: 'Arrow Up',
    given: 'In the field, which is empty',
    result: 'One more: 1',
    prove: async (context) => {
      const { count } = stepperIn(context);
      await context.press('Tab', 'ArrowUp');
      await expect(count).toHaveValue(1);
    },
  },
  {
    key: 'Arrow Down',
    given: 'In the field, at 2, then at 0',
    result: 'One fewer, and never below 0',
    prove: async (context) => {
      const { count } = stepperIn(context);
      await context.press('Tab', '2', 'ArrowDown');
      await expect(count).toHaveValue(1);
      await context.press('ArrowDown', 'ArrowDown');
      await expect(count).toHaveValue(0);
    },
  },
  {
    key: 'Digits',
    given: 'In the field',
    result: 'Are typed as in any field; what is over 999 is corrected to 999 on leaving, and the reason is announced',
    prove: async (context) => {
      const { t, count } = stepperIn(context);
      await context.press('Tab', '4', '0', '0', '0', 'Tab');
      await expect(count).toHaveValue(999);
      // Without normalisation, which would turn a no-break space of the page into an ordinary one.
      await expect(context.canvas.getByText(t.labels.corrected(0, 999), { normalizer: (text: string) => text })).toBeVisible();
    },
  },
  {
    key: 'Enter',
    given: 'In the field, at 4000',
    result: 'Brings the count within its bounds first, so that a form sends 999',
    prove: async (context) => {
      const { count } = stepperIn(context);
      await context.press('Tab', '4', '0', '0', '0', 'Enter');
      await expect(count).toHaveValue(999);
    },
  },
];
