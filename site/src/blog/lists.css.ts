import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

// Flexbox where possible: nested grids are laid out several times, and each typed letter can change all cards.

/** The list, with the aside below it. */
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${vars.space.x7} ${vars.space.x6}`,
  paddingBlock: `clamp(${vars.space.x5}, 5vw, ${vars.space.x7}) ${vars.space.x8}`,
});

/** On wide screens the aside is next to the list. */
export const columns = style([rows, { '@media': { [from[72]]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 17rem' } } }]);

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5, minWidth: 0 });

/** The title of the list and the number of articles, above one line. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  paddingBlockEnd: vars.space.x3,
  borderBlockEnd: `${vars.stroke.edge} solid ${vars.surface.text}`,
});
globalStyle(`${heading} > :last-child`, { paddingBlock: 0, borderBlockEnd: 0 });

export const name = style({ fontSize: vars.size.heading });
export const pagination = style({ marginBlockStart: vars.space.x4 });
