import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Two links (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the navigation', 'Moves to the previous article, then to the next one, then leaves'),
  enterFollows(0, '#keys-after-six', 'On an article', 'Opens it'),
];
