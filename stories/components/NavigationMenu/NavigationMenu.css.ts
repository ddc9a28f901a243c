import { style } from '@vanilla-extract/css';

/** Room for the panel below the line of links. */
export const stage = style({ minHeight: '24rem' });
