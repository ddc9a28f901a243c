import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';

/** Presses keys, and asserts which tab has the focus and is chosen, and that its panel is the one that is shown. */
const chooses = (at: number, ...keys: readonly string[]) => async ({ canvas, press }: ProofContext) => {
  await press(...keys);
  const tab = canvas.getAllByRole('tab')[at];
  await expect(tab).toHaveFocus();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(tab?.textContent ?? '');
};

/** Tabs with automatic activation (APG, Tabs). */
export const keyboard: readonly KeyboardRow[] = [
  { key: 'Tab', given: 'Before the tabs', result: 'Moves to the chosen tab', prove: chooses(0, 'Tab') },
  {
    key: 'Tab',
    given: 'On a tab',
    result: 'Moves to its panel, past the other tabs',
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Tab');
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    },
  },
  { key: 'Arrow Right', given: 'On a tab', result: 'Chooses the next one (right to left: the one before)', prove: chooses(1, 'Tab', 'ArrowRight') },
  { key: 'Arrow Right', given: 'On the last tab', result: 'Chooses the first one', prove: chooses(0, 'Tab', 'End', 'ArrowRight') },
  { key: 'Arrow Left', given: 'On the first tab', result: 'Chooses the last one', prove: chooses(2, 'Tab', 'ArrowLeft') },
  { key: 'End', given: 'On a tab', result: 'Chooses the last one', prove: chooses(2, 'Tab', 'End') },
  { key: 'Home', given: 'On a tab', result: 'Chooses the first one', prove: chooses(0, 'Tab', 'End', 'Home') },
];
