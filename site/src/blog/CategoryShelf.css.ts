import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const deep = on('paperDeep');

const board = `calc(2 * ${vars.stroke.edge}) solid ${deep.boundary.ink}`;

const phone = 'screen and (max-width: 35.99rem)';
const tablet = 'screen and (min-width: 36rem) and (max-width: 55.99rem)';

/** Places stand without gaps, so that their boards are one: all abreast, on tablets in two shelves, on phones in three. */
export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.x4,
  listStyle: 'none',
  padding: 0,
  '@media': {
    [tablet]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [phone]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A thing over its label. The rows are the shelf's: the boards of neighbours are level, however long their labels are. */
export const place = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  justifyItems: 'center',
  '@media': {
    [tablet]: {
      gridColumn: 'span 2',
      // Of five, three stand on the first shelf and two on the second.
      selectors: { '&:nth-child(4):nth-last-child(2), &:nth-child(5):last-child': { gridColumn: 'span 3' } },
    },
    // Two abreast: an odd one has the last shelf to itself.
    [phone]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

export const object = style({ alignSelf: 'end', width: 'clamp(4rem, 9vw, 8rem)' });

export const edge = style({ display: 'grid', justifyItems: 'center', alignContent: 'start', width: '100%', paddingInline: vars.space.x2, borderBlockStart: board });

/** A label hangs from the edge of the shelf; its target reaches over the thing above it. */
export const name = style({
  borderBlockStartWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 'auto 0 100%', height: 'clamp(4rem, 9vw, 8rem)' } },
});
