import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Links within a page (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the list', 'Avant la liste'],
    ['Moves to each part in turn, then leaves the list', 'Passe à chaque partie, l’une après l’autre, puis sort de la liste'],
  ),
  enterFollows(
    1,
    '#mopping',
    ['On a part', 'Sur une partie'],
    ['Leads to its heading, from which the next Tab goes on', 'Mène à son titre; le Tab suivant continue à partir de là'],
  ),
];
