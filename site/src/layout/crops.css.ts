import { style } from '@vanilla-extract/css';

/** The crop of a close-up: just left of the middle, where the scenes show people at work. */
export const atWork = style({ objectPosition: '38% 100%' });
