import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** A tag that leads somewhere has a link’s keys. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(['Before the tags, then on each', 'Avant les mots-clés, puis sur chacun'], ['Moves to the next tag', 'Passe au mot-clé suivant']),
  enterFollows(0, '#winter', ['On a tag', 'Sur un mot-clé'], ['Opens the tag’s articles', 'Ouvre les articles de ce mot-clé']),
];
