import { style } from '@vanilla-extract/css';

export const narrow = style({ maxWidth: '20rem' });
export const mark = style({ width: '100%', maxWidth: '13rem', height: 'auto' });
