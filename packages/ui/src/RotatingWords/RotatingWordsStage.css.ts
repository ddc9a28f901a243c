import { baseSource } from '@uno/tokens';
import { style } from '@vanilla-extract/css';

/* By itself, so that a `Hero` without rotating words does not bring their styles. */

const sweep = baseSource.duration.sweep.$value.value;

export const pauseInput = style({});

/** The element that holds the words, what moves with them, and the pause. */
export const stage = style({
  vars: { '--uno-words-play': 'running', '--uno-words-start': `-${sweep + 50}ms` },
  selectors: {
    [`&:has(${pauseInput}:checked)`]: { vars: { '--uno-words-play': 'paused' } },
  },
});
