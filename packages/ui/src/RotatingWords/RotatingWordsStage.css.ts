import { baseSource } from '@uno/tokens';
import { style } from '@vanilla-extract/css';

/* A module of its own, so that a `Hero` without rotating words does not load their styles. */

const sweep = baseSource.duration.sweep.$value.value;

export const pauseInput = style({});

/** The container of the rotating words, of the drawing that moves with them, and of the pause control. */
export const stage = style({
  vars: { '--uno-words-play': 'running', '--uno-words-start': `-${sweep + 50}ms` },
  selectors: {
    [`&:has(${pauseInput}:checked)`]: { vars: { '--uno-words-play': 'paused' } },
  },
});
