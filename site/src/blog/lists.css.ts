import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

// Flexbox where it is enough: nested grids are laid out several times, and every typed letter changes all cards.

/** The cards, and beside them what leads elsewhere; below them on narrower screens. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${vars.space.x7} ${vars.space.x6}`,
  paddingBlock: `clamp(${vars.space.x5}, 5vw, ${vars.space.x7}) ${vars.space.x8}`,
  '@media': { [from[72]]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5, minWidth: 0 });

/** The title of the list and how many there are, on one rule. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  paddingBlockEnd: vars.space.x3,
  borderBlockEnd: `${vars.stroke.edge} solid ${on('paper').boundary.ink}`,
});
globalStyle(`${heading} > :last-child`, { paddingBlock: 0, borderBlockEnd: 0 });

export const name = style({ fontSize: vars.size.heading });
export const pagination = style({ marginBlockStart: vars.space.x4 });

/** The way back to all articles. */
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, minHeight: vars.layout.target, fontSize: vars.size.small, fontWeight: vars.weight.strong });
export const arrow = style({ width: '1.1em', height: '1.1em' });
