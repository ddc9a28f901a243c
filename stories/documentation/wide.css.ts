import { globalStyle, style } from '@vanilla-extract/css';

/** A laptop's width in the documentation too, where a frame takes the page's: drawn smaller, and scrolled on narrow screens. */
export const wide = style({});
globalStyle(`${wide} iframe`, { width: '80rem !important', maxWidth: 'none', zoom: 0.52, '@media': { '(min-width: 70rem)': { zoom: 0.68 } } });
globalStyle(`${wide} :has(> iframe)`, { overflowX: 'auto' });
