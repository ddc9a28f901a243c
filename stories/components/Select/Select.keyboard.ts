import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThrough } from '../../documentation/keyboardRows.ts';

/** What the keys do on a closed list: the platform’s own. The empty option is chosen at first. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThrough('combobox', 'Before the list', 'Moves to it; the next Tab leaves it'),
  {
    key: 'Arrow Down',
    given: 'On the closed list',
    result: 'Chooses the next option',
    prove: async ({ canvas, press }) => {
      await press('Tab', 'ArrowDown');
      await expect(canvas.getByRole('combobox')).toHaveValue('unknown');
    },
  },
  {
    key: 'Arrow Up',
    given: 'On the closed list, at its second option',
    result: 'Chooses the previous option; at the first it stays',
    prove: async ({ canvas, press }) => {
      await press('Tab', 'ArrowDown', 'ArrowUp');
      await expect(canvas.getByRole('combobox')).toHaveValue('');
      await press('ArrowUp');
      await expect(canvas.getByRole('combobox')).toHaveValue('');
    },
  },
];
