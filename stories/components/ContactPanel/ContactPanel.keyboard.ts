import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Links, in the order of the list (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the panel', 'Avant le panneau'],
    ['Moves to the telephone number, then to each further link, then leaves: plain text is not a tab stop', 'Passe au numéro de téléphone, puis à chaque autre lien, puis sort\u00a0: le texte simple n’est pas un arrêt'],
  ),
];
