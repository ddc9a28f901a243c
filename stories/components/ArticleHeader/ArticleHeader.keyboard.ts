import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Links, in the order of the page (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the header', 'Avant l’en-tête'],
    ['Moves to the back link, each step of the breadcrumb and the category, then leaves: title and facts are not tab stops', 'Passe au lien de retour, à chaque étape du fil d’Ariane et à la catégorie, puis sort\u00a0: le titre et les renseignements ne sont pas des arrêts'],
  ),
];
