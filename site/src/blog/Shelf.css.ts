import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const deep = on('paperDeep');

const board = `calc(2 * ${vars.stroke.edge}) solid ${deep.boundary.ink}`;

const narrow = 'screen and (max-width: 47.99rem)';

/** Places stand without gaps, so that their boards are one; on phones there are more shelves. */
export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.x4,
  listStyle: 'none',
  padding: 0,
  '@media': { [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const place = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  // Two abreast on phones: an odd one has the last board to itself.
  '@media': { [narrow]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
});

export const object = style({ width: 'clamp(4rem, 9vw, 8rem)' });

export const edge = style({ display: 'grid', justifyItems: 'center', width: '100%', paddingInline: vars.space.x2, borderBlockStart: board });

/** A label hangs from the edge of the shelf; its target reaches over the thing above it. */
export const name = style({
  borderBlockStartWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 'auto 0 100%', height: 'clamp(4rem, 9vw, 8rem)' } },
});
