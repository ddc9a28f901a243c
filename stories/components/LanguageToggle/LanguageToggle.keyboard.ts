import type { MouseEvent } from 'react';
import { fn } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { calls, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Called when a link is followed; it opens no page here. */
export const followed = fn((event: MouseEvent) => event.preventDefault());

/** The other language is a link (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the toggle', 'Avant le choix de langue'],
    ['Moves to the other language; the one being read is text and is passed over', 'Passe à l’autre langue; celle que l’on lit est du texte, et n’est pas un arrêt'],
  ),
  calls(followed, 1, 'Enter', ['On the other language', 'Sur l’autre langue'], ['Opens the same page in it', 'Ouvre la même page dans cette langue']),
];
