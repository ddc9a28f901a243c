import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** A tag that leads somewhere has a link's keys. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the tags, then on each',
    result: 'Moves to the next tag',
    prove: async ({ canvas, press }) => {
      for (const link of canvas.getAllByRole('link')) {
        await press('Tab');
        await expect(link).toHaveFocus();
      }
    },
  },
  {
    key: 'Enter',
    given: 'On a tag',
    result: 'Opens the tag’s articles',
    prove: async ({ canvas, press }) => {
      const [first] = canvas.getAllByRole('link');
      const followed: string[] = [];
      first?.addEventListener('click', (event: Event) => {
        event.preventDefault();
        followed.push(first.getAttribute('href') ?? '');
      });
      await press('Tab', 'Enter');
      await expect(followed).toEqual(['#winter']);
    },
  },
];
