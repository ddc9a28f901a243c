import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { leaves } from '../../documentation/leaving.ts';

/** Links within a page (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the list',
    result: 'Moves to each part in turn, then leaves the list',
    prove: async (context) => {
      for (const link of context.canvas.getAllByRole('link')) {
        await context.press('Tab');
        await expect(link).toHaveFocus();
      }
      await leaves(context);
    },
  },
  {
    key: 'Enter',
    given: 'On a part',
    result: 'Leads to its heading, from which the next Tab goes on',
    prove: async ({ canvas, press }) => {
      const [, second] = canvas.getAllByRole('link');
      const led: (string | null)[] = [];
      second?.addEventListener('click', (event: Event) => {
        event.preventDefault();
        led.push(second.getAttribute('href'));
      });
      await press('Tab', 'Tab', 'Enter');
      await expect(led).toEqual(['#mopping']);
    },
  },
];
