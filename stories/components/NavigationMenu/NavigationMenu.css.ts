import { style } from '@vanilla-extract/css';

/** Room for the panel below the bar. */
export const stage = style({ position: 'relative', minHeight: '24rem' });
