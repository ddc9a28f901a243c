import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** A card is one link, so its keys are a link's. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the window, then on each card', 'Moves to the next card, in reading order: one stop each, and its pane comes clear'),
  {
    key: 'Shift + Tab',
    given: 'On the second card',
    result: 'Moves back to the first',
    prove: async ({ canvas, press }) => {
      const [first] = canvas.getAllByRole('link');
      await press('Tab', 'Tab', 'Shift+Tab');
      await expect(first).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: 'On a card',
    result: 'Opens the service',
    prove: async ({ args, press }) => {
      await press('Tab', 'Enter');
      await expect(args['onOpen']).toHaveBeenCalledWith('#office');
    },
  },
];
