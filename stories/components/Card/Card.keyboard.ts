import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** A card that leads somewhere is one link, so its keys are a link's (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the cards, then on each', 'Avant les cartes, puis sur chacune'],
    ['Moves to the next card: one stop each', 'Passe à la carte suivante\u00a0: un arrêt par carte'],
  ),
  enterFollows(1, '#laval', ['On a card', 'Sur une carte'], ['Opens its page', 'Ouvre sa page']),
];
