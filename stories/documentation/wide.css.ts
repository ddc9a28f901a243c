import { globalStyle, style } from '@vanilla-extract/css';

/** Gives a story's frame in the documentation a laptop's width, drawn smaller. On narrow screens it scrolls. */
export const wide = style({});
globalStyle(`${wide} iframe`, { width: '80rem !important', maxWidth: 'none', zoom: 0.52, '@media': { '(min-width: 70rem)': { zoom: 0.68 } } });
globalStyle(`${wide} :has(> iframe)`, { overflowX: 'auto' });
