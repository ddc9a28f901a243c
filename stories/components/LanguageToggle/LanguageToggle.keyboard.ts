import type { MouseEvent } from 'react';
import { fn } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { calls, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Called when a link is followed; it opens no page here. */
export const followed = fn((event: MouseEvent) => event.preventDefault());

/** The other language is a link (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the toggle', 'Moves to the other language; the one being read is text and is passed over'),
  calls(followed, 1, 'Enter', 'On the other language', 'Opens the same page in it'),
];
