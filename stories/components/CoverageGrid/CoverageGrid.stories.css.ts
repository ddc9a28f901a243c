import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const narrow = style({ maxWidth: '20rem' });
export const above = style({ marginBlockEnd: vars.space.x5 });
