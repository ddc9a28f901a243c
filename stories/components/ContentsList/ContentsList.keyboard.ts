import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Links within a page (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the list', 'Moves to each part in turn, then leaves the list'),
  enterFollows(1, '#mopping', 'On a part', 'Leads to its heading, from which the next Tab goes on'),
];
