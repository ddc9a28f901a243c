import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** A card that leads somewhere is one link, so its keys are a link's (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the cards, then on each', 'Moves to the next card: one stop each'),
  enterFollows(1, '#laval', 'On a card', 'Opens its page'),
];
