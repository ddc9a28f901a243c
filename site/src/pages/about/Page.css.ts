import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');

const { between } = fluid;
const frame = `${vars.stroke.edge} solid ${paper.boundary.ink}`;

/* The title beside the lead; below them the crew, then the four figures. */

export const opening = style({ paddingBlock: `clamp(${vars.space.x6}, 6vw, ${vars.space.x8}) 0` });

export const openingWords = style({
  display: 'grid',
  gap: vars.space.x4,
  marginBlockEnd: fluid.below,
  '@media': { [from[56]]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end', columnGap: between } },
});

export const title = style({ maxWidth: '12ch' });

export const lead = style({ display: 'grid', gap: vars.space.x4, maxWidth: '32rem' });

/** Without an edge below: the row of figures brings that line. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: frame,
  borderBlockEnd: 0,
  // On phones without the sky over the depot.
  '@media': { 'screen and (width < 48rem)': { aspectRatio: '2 / 1', objectFit: 'cover', objectPosition: '50% 100%' } },
});

/* Two statements, each a row: its name at left, its words at right. */

export const statements = style({ paddingBlock: fluid.section, display: 'grid', gap: between });

export const statement = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': { [from[56]]: { gridTemplateColumns: '4fr 8fr', columnGap: between } },
});

export const text = style({ maxWidth: '44rem', fontSize: vars.size.lead, lineHeight: 1.42 });

/* Four values, divided by lines like panes; one below the other on phones. */

const deep = on('paperDeep');
const sash = `${vars.stroke.hairline} solid ${deep.boundary.edge}`;

export const values = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `${vars.stroke.edge} solid ${deep.boundary.ink}`,
  '@media': {
    [from[36]]: { gridTemplateColumns: '1fr 1fr' },
    [from[64]]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const value = style({
  paddingBlock: vars.space.x4,
  borderBlockEnd: sash,
  '@media': {
    [from[36]]: { paddingInlineEnd: vars.space.x5 },
    [from[64]]: {
      paddingBlock: `${vars.space.x4} ${vars.space.x6}`,
      borderBlockEnd: 0,
      selectors: { '& + &': { borderInlineStart: sash, paddingInlineStart: vars.space.x5 } },
    },
  },
});

export const valueTitle = style({ marginBlockEnd: vars.space.x2, fontSize: vars.size.lead });

export const valueText = style({ color: deep.text.inkSoft, fontSize: vars.size.body, lineHeight: 1.5 });

/** Below the name and the words, from edge to edge. */
export const ticks = style({ marginBlockStart: vars.space.x4, '@media': { [from[56]]: { gridColumn: '1 / -1' } } });

export const areasTitle = style({ marginBlockStart: vars.space.x5, fontSize: vars.size.body });

export const areas = style({
  listStyle: 'none',
  padding: 0,
  marginBlockStart: vars.space.x3,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  columnGap: vars.space.x5,
  borderBlockStart: frame,
});

globalStyle(`${areas} > li`, { paddingBlock: vars.space.x3, borderBlockEnd: `${vars.stroke.hairline} solid ${paper.boundary.edge}` });

/* Privacy as a ledger, accessibility as a letter beside it. */

export const legal = style({
  display: 'grid',
  gap: between,
  '@media': { [from[56]]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: between } },
});

globalStyle(`${legal} h2`, { marginBlockEnd: vars.space.x5 });

export const accessibility = style({ maxWidth: '40rem' });

globalStyle(`${accessibility} p + p`, { marginBlockStart: vars.space.x4 });

export const contact = style({ fontWeight: vars.weight.strong });

export const reviewed = style({ fontSize: vars.size.small });
