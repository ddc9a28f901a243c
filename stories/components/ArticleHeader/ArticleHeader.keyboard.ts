import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Links, in the order of the page (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the header', 'Moves to the way back, to each step of the breadcrumb, to the category, then leaves: the title and the facts are no stops'),
];
