import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** A tag that leads somewhere has a link’s keys. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the tags, then on each', 'Moves to the next tag'),
  enterFollows(0, '#winter', 'On a tag', 'Opens the tag’s articles'),
];
