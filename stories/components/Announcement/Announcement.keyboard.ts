import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** A link in a sentence (APG, Link). Without one the bar is not a tab stop. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the bar', 'Avant le bandeau'],
    ['Moves to its link, then on to the page: nothing else in the bar takes the focus', 'Passe à son lien, puis à la suite de la page\u00a0: rien d’autre dans le bandeau ne prend le focus'],
  ),
];
