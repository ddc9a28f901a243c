import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');
const glass = on('glass');
const clear = on('clear');

const frame = `${vars.stroke.edge} solid ${paper.boundary.ink}`;

/* The table is the page: the title stands on its first column, the picture on its second. */

export const opening = style({ paddingBlock: `clamp(${vars.space.x6}, 5vw, ${vars.space.x8}) ${fluid.section}` });

export const head = style({
  display: 'grid',
  gap: vars.space.x5,
  marginBlockEnd: vars.space.x5,
  '@media': { [from[56]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 0, marginBlockEnd: 0 } },
});

export const words = style({
  display: 'grid',
  gap: vars.space.x5,
  alignContent: 'space-between',
  '@media': { [from[56]]: { paddingBlockEnd: vars.space.x6, paddingInlineEnd: vars.space.x7 } },
});

/** The hand-over and the full board; on phones both boards. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: frame,
  '@media': { [from[56]]: { height: '100%', minHeight: 'min(32rem, 40vw)', objectFit: 'cover', objectPosition: '92% 60%', borderBlockEnd: 0 } },
});

export const table = style({});

// The picture stands on the table: what it compares is said below it.
globalStyle(`${table} > caption`, { '@media': { [from[56]]: { captionSide: 'bottom', paddingBlock: `${vars.space.x3} 0` } } });

export const client = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { [from[56]]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: vars.space.x7 } },
});

export const clientTitle = style({ maxWidth: '16ch', color: glass.text.ink, fontSize: vars.size.title });

/* One window of five lights: two above, three below. */

export const lights = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  border: frame,
  background: ground.clear,
  color: clear.text.ink,
  '@media': { [from[56]]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

export const light = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: 'auto auto 1fr',
  padding: `${vars.space.x5} clamp(${vars.space.x4}, 2.5vw, ${vars.space.x6})`,
  selectors: { '& + &': { borderBlockStart: frame } },
  '@media': {
    [from[56]]: {
      gridColumn: 'span 2',
      paddingBlock: vars.space.x6,
      selectors: {
        '&:nth-child(-n + 2)': { gridColumn: 'span 3' },
        '&:nth-child(2)': { borderBlockStart: 0 },
        '&:is(:nth-child(2), :nth-child(n + 4))': { borderInlineStart: frame },
      },
    },
  },
});

export const lightTitle = style({
  fontSize: vars.size.title,
  textWrap: 'balance',
  '@media': { [from[56]]: { selectors: { [`${light}:nth-child(-n + 2) &`]: { fontSize: vars.size.heading } } } },
});

export const lightText = style({ maxWidth: '32rem', marginBlock: `${vars.space.x3} ${vars.space.x5}`, color: clear.text.inkSoft });

export const details = style({ listStyle: 'none', padding: 0, alignSelf: 'end', fontSize: vars.size.small, lineHeight: vars.leading.snug });

globalStyle(`${details} > li`, { paddingBlock: vars.space.x2, borderBlockStart: `${vars.stroke.hairline} solid ${clear.boundary.edge}` });
