import { expect } from 'storybook/test';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Numbered links and two arrows: the keys of a link, and none for a disabled arrow. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the pagination, then on each link', 'Moves to the previous page’s link, then to each number, then to the next page’s link'),
  {
    key: 'Enter',
    given: 'On a number',
    result: 'Opens that page',
    prove: async ({ args, canvas, press }) => {
      await press('Tab', 'Tab', 'Enter');
      await expect(args['onNavigate']).toHaveBeenCalledWith(1, expect.anything());
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('1');
    },
  },
  {
    key: 'Shift + Tab',
    given: 'On the number 1, on the first page',
    result: 'Skips “previous”, which is disabled, and leaves the pagination',
    prove: async (context) => {
      const { canvas, press } = context;
      await press('Tab', 'Tab', 'Enter');
      const [previous, first] = canvas.getAllByRole('link');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await expect(first).toHaveFocus();
      await expectFocusLeaves(context, 'Shift+Tab');
    },
  },
];
