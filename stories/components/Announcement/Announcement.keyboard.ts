import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** A link in a sentence (APG, Link). Without one the bar is not a tab stop. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the bar', 'Moves to its link, then on to the page: nothing else in the bar takes the focus'),
];
