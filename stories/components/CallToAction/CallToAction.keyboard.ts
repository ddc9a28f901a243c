import { business } from '../../../site/business.ts';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { enterFollows, tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Its controls are links, so its keys are a link’s (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks('Before the section, then on each link', 'Moves to the next button; the telephone number is the last stop'),
  enterFollows(2, business.phoneHref, 'On the number', 'Calls it'),
];
