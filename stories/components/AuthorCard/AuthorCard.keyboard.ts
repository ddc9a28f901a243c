import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** The card holds one link at most, so its keys are a link’s. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the card', 'Moves to the bell, the card’s only stop; the next Tab leaves it'),
  enterFollows(0, 'mailto:nadia@uno.example', 'On the bell', 'Opens a message to the author in the reader’s mail program'),
];
