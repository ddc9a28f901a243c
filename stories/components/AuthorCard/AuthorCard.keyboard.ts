import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

/** The card holds one link at most, so its keys are a link's. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the card',
    result: 'Moves to the bell, the card’s only stop; the next Tab leaves it',
    prove: async ({ canvas, globals, press }) => {
      const bell = canvas.getByRole('link', { name: wordsIn(words, globals).contact });
      await press('Tab');
      await expect(bell).toHaveFocus();
      await press('Tab');
      await expect(bell).not.toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: 'On the bell',
    result: 'Opens a message to the author in the reader’s mail program',
    prove: async ({ canvas, globals, press }) => {
      const bell = canvas.getByRole('link', { name: wordsIn(words, globals).contact });
      const opened: string[] = [];
      bell.addEventListener('click', (event: Event) => {
        event.preventDefault();
        opened.push(bell.getAttribute('href') ?? '');
      });
      await press('Tab', 'Enter');
      await expect(opened).toEqual(['mailto:nadia@uno.example']);
    },
  },
];
