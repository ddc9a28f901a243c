import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Two links (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the navigation', 'Avant la navigation'],
    ['Moves to the previous article, then to the next one, then leaves', 'Passe à l’article précédent, puis au suivant, puis sort'],
  ),
  enterFollows(0, '#keys-after-six', ['On an article', 'Sur un article'], ['Opens it', 'L’ouvre']),
];
