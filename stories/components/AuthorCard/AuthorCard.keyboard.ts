import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** The card holds one link at most, so its keys are a link’s. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the card', 'Avant la carte'],
    ['Moves to the bell, the card’s only stop; the next Tab leaves it', 'Passe à la sonnette, seul arrêt de la carte; le Tab suivant en sort'],
  ),
  enterFollows(
    0,
    'mailto:nadia@uno.example',
    ['On the bell', 'Sur la sonnette'],
    ['Opens a message to the author in the reader’s mail program', 'Ouvre, dans le logiciel de courriel, un message à l’auteure'],
  ),
];
