import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The rows of filters, one under the other. */
export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });
