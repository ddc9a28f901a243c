import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';

/** What the keys do: those of the native control. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the field', 'Avant le champ'],
    result: ['Moves to it; the next Tab leaves it and writes no tabulation', 'Passe au champ; le Tab suivant en sort, sans écrire de tabulation'],
    prove: async (context) => {
      const { canvas, press } = context;
      await press('Tab');
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await expectFocusLeaves(context);
      await expect(canvas.getByRole('textbox')).toHaveValue('');
    },
  },
  {
    key: 'Enter',
    given: ['In the field', 'Dans le champ'],
    result: ['Begins a new line', 'Commence une nouvelle ligne'],
    prove: async ({ canvas, press }) => {
      await press('Tab', '9', 'Enter', '5');
      await expect(canvas.getByRole('textbox')).toHaveValue('9\n5');
    },
  },
];
