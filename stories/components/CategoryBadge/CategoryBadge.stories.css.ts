import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Small things in a row that wraps. */
export const cluster = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
