import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** A card is a handful of links: its category, its title, its tags. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the cards, then on each link', 'Moves through a card in reading order: category, title, tags; “Read more” is not a tab stop'),
  {
    key: 'Shift + Tab',
    given: 'On the title of the first card',
    result: 'Moves back to its category',
    prove: async ({ canvas, press }) => {
      const [category] = canvas.getAllByRole('link');
      await press('Tab', 'Tab', 'Shift+Tab');
      await expect(category).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: 'On a title',
    result: 'Opens the article',
    prove: async ({ args, press }) => {
      await press('Tab', 'Tab', 'Enter');
      await expect(args['onOpen']).toHaveBeenLastCalledWith('#calcium-lobby-floor');
    },
  },
  {
    key: 'Enter',
    given: 'On a tag',
    result: 'Opens the tag’s articles',
    prove: async ({ args, press }) => {
      await press('Tab', 'Tab', 'Tab', 'Enter');
      await expect(args['onOpen']).toHaveBeenLastCalledWith('#tag/winter');
    },
  },
];
