import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
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

/** Without an edge below: the street brings that line. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: frame,
  borderBlockEnd: 0,
  // On phones without the sky over the depot.
  '@media': { 'screen and (width < 48rem)': { aspectRatio: '2 / 1', objectFit: 'cover', objectPosition: '50% 100%' } },
});

/* The street before the depot: the figures stand on the asphalt, above its broken line. */

const night = on('night');

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space.x5} ${vars.space.x4}`,
  listStyle: 'none',
  padding: `${vars.space.x5} clamp(1rem, 3vw, 2.5rem)`,
  border: frame,
  background: ground.night,
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.art.roadLine} 0 3rem, transparent 3rem 5rem)`,
  backgroundSize: '100% 0.25rem',
  backgroundPosition: '0 100%',
  backgroundRepeat: 'no-repeat',
  color: night.text.onNightSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  '@media': { [from[56]]: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'space-between', paddingBlockEnd: vars.space.x6 } },
});

export const figure = style({
  marginBlockEnd: vars.space.x1,
  color: night.text.onNight,
  fontFamily: vars.font.display,
  fontSize: 'min(1rem + 5.6vw, 6.25rem)',
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

/* Two statements, each a row: its name at left, its words at right. */

export const statements = style({ paddingBlock: fluid.section, display: 'grid', gap: between });

export const statement = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': { [from[56]]: { gridTemplateColumns: '5fr 7fr', columnGap: between } },
});

export const mission = style({
  maxWidth: '46rem',
  fontSize: 'clamp(1.375rem, 2.4vw, 2rem)',
  lineHeight: 1.3,
  textWrap: 'pretty',
});

export const text = style({ maxWidth: '44rem', fontSize: vars.size.lead, lineHeight: 1.42 });

/* Four values, each the door of a locker: slots, a plate with its name, a handle. */

const glass = on('glass');
const door = `${vars.stroke.edge} solid ${glass.boundary.ink}`;
const slot = `${vars.stroke.edge} solid ${glass.boundary.edge}`;

export const lockers = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  border: door,
  // The plinth.
  borderBlockEndWidth: '1rem',
  '@media': {
    [from[36]]: { gridTemplateColumns: '1fr 1fr' },
    [from[64]]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const locker = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x4,
  padding: `${vars.space.x5} ${vars.space.x5} ${vars.space.x7}`,
  outline: door,
  outlineOffset: `calc(-1 * ${vars.stroke.edge} / 2)`,
  background: ground.glass,
  color: glass.text.ink,
  lineHeight: 1.5,
  selectors: {
    '&::before': { content: '', height: '1.375rem', marginInline: '22%', borderBlock: slot, backgroundImage: `linear-gradient(${glass.boundary.edge}, ${glass.boundary.edge})`, backgroundSize: `100% ${vars.stroke.edge}`, backgroundPosition: '50% 50%', backgroundRepeat: 'no-repeat' },
    '&::after': { content: '', position: 'absolute', insetBlockEnd: vars.space.x4, insetInlineEnd: vars.space.x4, width: '0.5rem', height: '1.75rem', background: glass.boundary.ink },
  },
  '@media': { [from[64]]: { gridTemplateRows: 'auto 4.25rem auto', minHeight: '24rem', paddingBlockEnd: vars.space.x8 } },
});

export const plate = style({
  display: 'grid',
  alignContent: 'center',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  border: door,
  background: ground.clear,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  textWrap: 'balance',
});

/* The roster: one column for each head. */

export const team = style({
  display: 'grid',
  gap: `${vars.space.x4} ${between}`,
  paddingBlock: `${fluid.section} 0`,
  '@media': { [from[56]]: { gridTemplateColumns: '5fr 7fr', gridTemplateRows: 'auto 1fr', rowGap: vars.space.x5 } },
});

export const heads = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  alignSelf: 'end',
  '@media': { [from[56]]: { gridArea: '1 / 2 / 3 / 3' } },
});

export const roster = style({
  listStyle: 'none',
  padding: 0,
  marginBlockStart: `calc(-1 * ${vars.space.x4})`,
  borderBlockStart: frame,
  '@media': { [from[56]]: { gridColumn: '1 / -1', marginBlockStart: `calc(-1 * ${vars.space.x5})` } },
});

export const check = style({
  display: 'grid',
  gap: `${vars.space.x1} ${between}`,
  alignItems: 'center',
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.stroke.hairline} solid ${paper.boundary.edge}`,
  '@media': { [from[56]]: { gridTemplateColumns: '5fr 7fr' } },
});

export const checkName = style({ fontSize: vars.size.lead, lineHeight: vars.leading.heading, textWrap: 'balance' });

export const ticks = style({ display: 'block', width: '100%', height: 'auto', fill: 'none', stroke: paper.boundary.brand, strokeWidth: 6 });

/* The areas as one line of large words. */

export const areasTitle = style({ marginBlockStart: vars.space.x6, fontSize: vars.size.body });

export const areas = style({
  listStyle: 'none',
  padding: 0,
  marginBlockStart: vars.space.x3,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.6em',
  borderBlock: frame,
  paddingBlock: vars.space.x4,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.625rem, 4.6vw, 3.75rem)',
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
});

globalStyle(`${team} > p`, { '@media': { [from[56]]: { paddingBlockEnd: vars.space.x4 } } });

globalStyle(`${areas} > li:not(:last-child)::after`, { content: "'/' / ''", marginInlineStart: '0.6em', color: paper.text.brand });

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
