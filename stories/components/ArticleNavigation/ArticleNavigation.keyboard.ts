import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { leaves } from '../../documentation/leaving.ts';

/** Two links (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the navigation',
    result: 'Moves to the previous article, then to the next one, then leaves',
    prove: async (context) => {
      const [previous, next] = context.canvas.getAllByRole('link');
      await context.press('Tab');
      await expect(previous).toHaveFocus();
      await context.press('Tab');
      await expect(next).toHaveFocus();
      await leaves(context);
    },
  },
  {
    key: 'Enter',
    given: 'On an article',
    result: 'Opens it',
    prove: async ({ canvas, press }) => {
      const [previous] = canvas.getAllByRole('link');
      const opened: (string | null)[] = [];
      previous?.addEventListener('click', (event: Event) => {
        event.preventDefault();
        opened.push(previous.getAttribute('href'));
      });
      await press('Tab', 'Enter');
      await expect(opened).toEqual(['#keys-after-six']);
    },
  },
];
