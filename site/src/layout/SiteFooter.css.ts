import { style } from '@vanilla-extract/css';

/** An entry that is a sentence takes a whole line of the columns. */
export const sentence = style({ gridColumn: '1 / -1' });
