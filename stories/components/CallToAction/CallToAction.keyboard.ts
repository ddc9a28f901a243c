import { business } from '../../../site/business.ts';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Its controls are links, so its keys are a link’s (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the section, then on each link', 'Avant la section, puis sur chaque lien'],
    ['Moves to the next button; the telephone number is the last stop', 'Passe au bouton suivant; le numéro de téléphone est le dernier arrêt'],
  ),
  enterFollows(2, business.phoneHref, ['On the number', 'Sur le numéro'], ['Calls it', 'Appelle ce numéro']),
];
