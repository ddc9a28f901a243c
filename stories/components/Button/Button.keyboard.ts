import type { MouseEvent } from 'react';
import { fn } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { calls, tabsTo } from '../../documentation/keyboardRows.ts';

/** Called when the button is pressed. */
export const pressed = fn();

/** Called when the link is followed; it opens no page here. */
export const followed = fn((event: MouseEvent) => event.preventDefault());

/** What the keys do: a button's (APG, Button) and a link's (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsTo(['button', 'link'], ['Before the button', 'Avant le bouton'], ['Moves to the button, then to the link', 'Passe au bouton, puis au lien']),
  calls(pressed, 1, 'Enter', ['On the button', 'Sur le bouton'], ['Presses it', 'L’active']),
  calls(pressed, 1, 'Space', ['On the button', 'Sur le bouton'], ['Presses it', 'L’active']),
  calls(followed, 2, 'Enter', ['On the link', 'Sur le lien'], ['Follows it', 'Le suit']),
  calls(
    followed,
    2,
    'Space',
    ['On the link', 'Sur le lien'],
    ['Doesn’t follow it: the page scrolls, as on every link', 'Ne le suit pas\u00a0: la page défile, comme sur tout lien'],
    0,
  ),
];
