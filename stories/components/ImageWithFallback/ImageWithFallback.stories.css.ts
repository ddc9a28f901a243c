import { style } from '@vanilla-extract/css';

export const column = style({ maxWidth: '50rem' });
export const small = style({ maxWidth: '11rem' });
