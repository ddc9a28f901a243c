import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Notes one under the other. */
export const notes = style({ display: 'grid', gap: vars.space.x5 });
