import type { MouseEvent } from 'react';
import { fn } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { calls, tabsTo } from '../../documentation/keyboardRows.ts';

/** Called when the link is followed; it opens no page here. */
export const followed = fn((event: MouseEvent) => event.preventDefault());

/** What the keys do (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsTo(['link'], ['Before the link', 'Avant le lien'], ['Moves to it', 'Passe au lien']),
  calls(followed, 1, 'Enter', ['On the link', 'Sur le lien'], ['Follows it', 'Le suit']),
  calls(followed, 1, 'Space', ['On the link', 'Sur le lien'], ['Doesn’t follow it: the page scrolls', 'Ne le suit pas\u00a0: la page défile'], 0),
];
