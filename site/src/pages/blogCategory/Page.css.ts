import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * The colour of the category, behind the title. Its lower edge is the shelf on which the drawing stands. On phones only the
 * drawing has the colour, so that the first article is seen first.
 */
export const shelf = style({ borderBlockEnd: `calc(2 * ${vars.stroke.edge}) solid ${vars.surface.text}`, '@media': { 'screen and (width < 48rem)': { background: 'none' } } });

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  justifyItems: 'start',
  paddingBlockStart: vars.space.x5,
});

/** On phones the title has the whole width, for long words; the drawing is beside the lines below it. */
export const full = style({ gridColumn: '1 / -1', '@media': { [from[48]]: { gridColumn: 1 } } });
/** The link back to the blog, and the badge: on phones on one line where there is room, so that the articles begin on the first screen. */
export const top = style({
  gridColumn: '1 / -1',
  '@media': { 'screen and (width < 48rem)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.x2, width: '100%' }, [from[48]]: { display: 'contents' } },
});
export const lead = style({ gridColumn: 1, color: vars.surface.text, textWrap: 'balance' });
export const count = style({ gridColumn: 1, paddingBlockEnd: vars.space.x5, fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const drawing = style({ gridArea: '3 / 2 / 5', alignSelf: 'end', width: 'clamp(5rem, 17vw, 13rem)', '@media': { [from[48]]: { gridRow: '1 / 6' } } });
/* The tint is around the drawing. */
globalStyle(`${drawing} > :first-child`, { '@media': { [from[48]]: { fill: vars.surface.field } } });
