import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { leaves } from '../../documentation/leaving.ts';

/** Links, in the order of the list (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the panel',
    result: 'Moves to the telephone number, then to each further link: the e-mail address, the page that says more',
    prove: async ({ canvas, press }) => {
      const links = canvas.getAllByRole('link');
      await expect(links).toHaveLength(3);
      for (const link of links) {
        await press('Tab');
        await expect(link).toHaveFocus();
      }
    },
  },
  {
    key: 'Tab',
    given: 'On the last link',
    result: 'Leaves the panel: what is only to be read is no stop',
    prove: async (context) => {
      await context.press('Tab', 'Tab', 'Tab');
      await leaves(context);
    },
  },
];
