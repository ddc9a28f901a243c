import { style } from '@vanilla-extract/css';

export const half = style({ maxWidth: '30rem' });

export const narrow = style({ maxWidth: '22rem' });
