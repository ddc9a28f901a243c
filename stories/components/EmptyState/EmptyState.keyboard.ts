import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** It contains links or buttons. */
export const keyboard: readonly KeyboardRow[] = [tabsThroughLinks(['Before it', 'Avant le cadre'], ['Moves to the link; the next Tab leaves', 'Passe au lien; le Tab suivant sort'])];
