import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** The ways on are links or buttons of their own. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before it', 'Moves to the way on; the next Tab leaves'),
];
