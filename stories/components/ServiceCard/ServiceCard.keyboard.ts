import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** A card is one link, so its keys are a link's. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the window, then on each card', 'Avant les cartes, puis sur chacune'],
    ['Moves to the next card, in reading order: one stop each, and its pane comes clear', 'Passe à la carte suivante, dans l’ordre de lecture\u00a0: un arrêt par carte, et la carte s’éclaircit'],
  ),
  {
    key: 'Shift + Tab',
    given: ['On the second card', 'Sur la deuxième carte'],
    result: ['Moves back to the first', 'Revient à la première'],
    prove: async ({ canvas, press }) => {
      const [first] = canvas.getAllByRole('link');
      await press('Tab', 'Tab', 'Shift+Tab');
      await expect(first).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['On a card', 'Sur une carte'],
    result: ['Opens the service', 'Ouvre la page du service'],
    prove: async ({ args, press }) => {
      await press('Tab', 'Enter');
      await expect(args['onOpen']).toHaveBeenCalledWith('#office');
    },
  },
];
