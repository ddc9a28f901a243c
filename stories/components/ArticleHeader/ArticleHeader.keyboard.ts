import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Links, in the order of the page (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the header', 'Moves to the back link, each step of the breadcrumb and the category, then leaves: title and facts are not tab stops'),
];
