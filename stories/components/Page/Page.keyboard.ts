import { expect, waitFor } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** The way past the header. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'At the top of the page',
    result: 'Shows the skip link, before anything of the header',
    prove: async ({ canvas, press }) => {
      const [first] = canvas.getAllByRole('link');
      await press('Tab');
      await expect(first).toHaveFocus();
      await expect(first).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    },
  },
  {
    key: 'Enter',
    given: 'On the skip link',
    result: 'Moves the focus to the content',
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Enter');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    },
  },
];
