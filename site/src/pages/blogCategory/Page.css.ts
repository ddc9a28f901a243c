import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { ground } from '@uno/tokens/on';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onTint, tintGrounds } from '../../blog/tints.ts';

const shelf = style({ borderBlockEnd: `calc(2 * ${vars.stroke.edge}) solid ${onTint.boundary.ink}`, color: onTint.text.ink });

/**
 * The inside of a cupboard in the colour of the category. Its lower edge is the shelf that the thing stands on. On phones the
 * thing alone has the colour, so that the first article is seen first.
 */
export const closet = styleVariants(tintGrounds, (background) => [shelf, { '@media': { [from[48]]: { background } } }]);

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  justifyItems: 'start',
  paddingBlockStart: vars.space.x5,
});

/** On phones a long word of the title has the whole width: the thing stands beside the lines below it. */
export const full = style({ gridColumn: '1 / -1', '@media': { [from[48]]: { gridColumn: 1 } } });
/** The way back, and the badge: on phones on one line where there is room, so that the articles begin on the first screen. */
export const top = style({
  gridColumn: '1 / -1',
  '@media': { 'screen and (width < 48rem)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.x2, width: '100%' }, [from[48]]: { display: 'contents' } },
});
export const lead = style({ gridColumn: 1, color: onTint.text.ink, textWrap: 'balance' });
export const count = style({ gridColumn: 1, paddingBlockEnd: vars.space.x5, fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const object = style({ gridArea: '3 / 2 / 5', alignSelf: 'end', width: 'clamp(5rem, 17vw, 13rem)', '@media': { [from[48]]: { gridRow: '1 / 6' } } });
/* Its own tint is around it. */
globalStyle(`${object} > :first-child`, { '@media': { [from[48]]: { fill: ground.clear } } });
