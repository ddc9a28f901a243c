import { style } from '@vanilla-extract/css';

/** As wide as the margin of an article. */
export const margin = style({ maxWidth: '17rem' });
