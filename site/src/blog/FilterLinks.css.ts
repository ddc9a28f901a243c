import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { categories } from '../../categories.ts';

/** From 48rem all categories are in one row: a style for each number of them, so that those of a page that is still arriving do not narrow. On phones, `BlogIndex.css.ts` makes them a row that scrolls. */
export const categoryChips = Object.keys(categories).map((_, at) => {
  const row = style({});
  globalStyle(`${row} > ul`, { '@media': { 'screen and (min-width: 48rem)': { display: 'grid', gridTemplateColumns: `repeat(${at + 1}, minmax(0, 1fr))` } } });
  return row;
});

/** The drawing, a line, the name. All drawings have the same height, so the lines align. */
export const categoryChip = style({ flexDirection: 'column', paddingBlock: `${vars.space.x3} 0`, paddingInline: 0, textAlign: 'center' });
export const drawing = style({ flex: 'none', width: 'clamp(2.75rem, 5vw, 4rem)' });
export const name = style({ width: '100%', padding: vars.space.x2, borderBlockStart: `calc(2 * ${vars.stroke.edge}) solid ${vars.surface.text}` });
