import { style } from '@vanilla-extract/css';

/** No box of its own: the drawing is laid out as a child of what is around it. */
export const contents = style({ display: 'contents' });
