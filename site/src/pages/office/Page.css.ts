import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');
const deep = on('paperDeep');
const glass = on('glass');
const clear = on('clear');
const night = on('night', 'nightPane');

const { below, between, section: rhythm } = fluid;
const hairline = `${vars.stroke.hairline} solid ${paper.boundary.edge}`;
const frame = `${vars.stroke.edge} solid ${paper.boundary.ink}`;

/* The order at left, the building at right, from edge to edge of the screen; both have the same rows. */

/** How wide the building is: on phones a slit a half-hour. */
const tower = createVar();

const gutter = 'clamp(0.75rem, 1.8vw, 1.5rem)';

export const opening = style({
  vars: { [tower]: '4.75rem' },
  overflow: 'clip',
  '@media': { [from[40]]: { vars: { [tower]: '20vw' } }, [from[60]]: { vars: { [tower]: 'clamp(22rem, 36vw, 30rem)' } } },
});

/** The night behind the building, to the edge of the screen. */
const behind = {
  content: '',
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineStart: `calc(100% - ${tower})`,
  width: '100vw',
} as const;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from[60]]: { gridTemplateColumns: `minmax(0, 1fr) ${tower}`, columnGap: gutter } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  paddingBlock: `${vars.space.x5} ${below}`,
});

export const title = style({
  marginBlockStart: `clamp(${vars.space.x2}, 3vw, ${vars.space.x6})`,
  fontSize: 'clamp(2.5rem, 5.4vw, 4.5rem)',
  lineHeight: vars.leading.display,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

export const lead = style({ maxWidth: '34rem', marginBlockEnd: vars.space.x2, color: paper.text.inkSoft, fontSize: vars.size.lead, lineHeight: vars.leading.snug });

export const sheetHead = style({ display: 'grid', gap: vars.space.x3, gridRow: 2, paddingBlock: `${vars.space.x5} ${vars.space.x5}`, borderBlockStart: frame });

export const orderTitle = style({ fontSize: 'clamp(1.625rem, 2.8vw, 2.25rem)' });

export const orderLead = style({ textWrap: 'pretty', color: paper.text.inkSoft, fontSize: vars.size.small, lineHeight: 1.5 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const field = style({});

export const fieldName = style({ color: paper.text.inkSoft, fontSize: vars.size.caption });

/** The sky over the building. */
export const over = style({
  display: 'none',
  '@media': {
    [from[60]]: {
      position: 'relative',
      display: 'block',
      gridColumn: 2,
      gridRow: '1 / 3',
      selectors: { '&::before': { ...behind, insetInlineStart: 0, background: ground.nightPane } },
    },
  },
});

export const order = style({ position: 'relative' });

const row = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${tower}`,
  columnGap: gutter,
  '@media': {
    [from[40]]: { gridTemplateColumns: `5rem minmax(0, 1fr) 8rem 2.25rem ${tower}` },
    [from[60]]: { gridTemplateColumns: `4.75rem minmax(0, 1fr) 7.5rem 2rem ${tower}` },
  },
} as const;

export const columns = style([row, {
  alignItems: 'end',
  color: paper.text.inkSoft,
  fontSize: vars.size.caption,
  '@media': { '(max-width: 39.99rem)': { display: 'none' } },
}]);

export const columnWhere = style({});
export const columnWho = style({});

/** Over the panes, and on to the edge of the screen. */
export const clock = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(9, 1fr)',
  marginInlineEnd: '-50vw',
  paddingBlock: vars.space.x3,
  paddingInlineEnd: '50vw',
  borderBlock: `${vars.stroke.hairline} solid ${night.decoration.nightLine}`,
  background: ground.night,
  color: night.text.onNight,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

/** Every hour where there is room for each, else every second one. */
export const clockHour = style({
  gridColumn: 'span 2',
  paddingInlineStart: vars.space.x1,
  selectors: { '&:last-child': { gridColumn: 'span 1' } },
  '@media': { 'screen and (max-width: 59.99rem)': { selectors: { '&:nth-child(even)': { visibility: 'hidden' } } } },
});

export const lines = style({ listStyle: 'none', padding: 0 });

/** A rule from the edge of the sheet up to the building. */
const ruled = {
  position: 'relative',
  selectors: { '&::before': { content: '', position: 'absolute', insetBlockStart: 0, insetInline: `0 calc(${tower} + ${gutter})`, borderBlockStart: hairline } },
} as const;

export const line = style([row, ruled]);

export const hour = style({
  paddingBlockStart: vars.space.x4,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const task = style({});
export const taskName = style({ fontSize: 'clamp(1.25rem, 1.9vw, 1.5rem)' });
export const taskText = style({ maxWidth: '30rem', marginBlockStart: vars.space.x1, color: paper.text.inkSoft, fontSize: vars.size.small, lineHeight: 1.45 });
export const where = style({ color: paper.text.ink, fontSize: vars.size.small, lineHeight: 1.45 });
export const who = style({});

/** A letter in a square, as on a duty roster. */
export const letter = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: frame,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});

export const cell = style({
  position: 'relative',
  // What is drawn goes on to the right and never over the words.
  clipPath: 'inset(-2rem -100vw 0 0)',
  minHeight: '6rem',
  // By a pixel over the row above, so that no paper shows between two.
  selectors: { '&::before': { ...behind, insetBlockStart: '-1px', insetInlineStart: 0, background: ground.night } },
});

export const out = style([row, ruled]);
export const outWords = style({});
export const outName = style({ fontFamily: vars.font.display, fontSize: 'clamp(1.25rem, 1.9vw, 1.5rem)', fontWeight: vars.weight.display, letterSpacing: vars.tracking.heading, lineHeight: vars.leading.heading });

/* On phones a row is one column of words, its hour and its letter on the first line; from 640 px its columns are those of the order. */

const phone = 'screen and (max-width: 39.99rem)';

globalStyle(`${line} > :is(${hour}, ${task}, ${where}, ${who})`, { '@media': { [phone]: { gridColumn: 1 }, [from[40]]: { paddingBlock: vars.space.x4 } } });

globalStyle(`${line} > ${hour}`, { '@media': { [phone]: { gridRow: 1 } } });

globalStyle(`${line} > ${who}`, { '@media': { [phone]: { gridRow: 1, justifySelf: 'end', paddingBlockStart: vars.space.x3 } } });

globalStyle(`${line} > ${where}`, { '@media': { [phone]: { paddingBlock: `${vars.space.x2} ${vars.space.x4}` } } });

globalStyle(`:is(${line}, ${out}) > ${cell}`, { '@media': { [phone]: { gridColumn: 2, gridRow: '1 / span 4' } } });

globalStyle(`${out} > ${outWords}`, { paddingBlockEnd: vars.space.x7, '@media': { [from[40]]: { gridColumn: '2 / 5', paddingBlockStart: vars.space.x4 } } });

/** Where no sky is drawn, the building ends in a parapet. */
globalStyle(`${line}:first-child > ${cell}::before`, { '@media': { [phone]: { insetBlockStart: `calc(-1 * ${vars.space.x4})` } } });

/* The picture from the edge of the screen, the words at right. */

export const intro = style({
  display: 'grid',
  borderBlock: frame,
  '@media': { [from[60]]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '45% 60%',
  '@media': { '(max-width: 59.99rem)': { aspectRatio: '16 / 9', borderBlockEnd: frame }, [from[60]]: { borderInlineEnd: frame } },
});

export const introWords = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.x4,
  maxWidth: `calc(${vars.layout.page} / 2 + clamp(1rem, 5vw, 5rem))`,
  paddingBlock: rhythm,
  paddingInline: 'clamp(1rem, 5vw, 5rem)',
});

export const introLead = style({ fontSize: vars.size.lead, lineHeight: 1.42 });

globalStyle(`${introWords} > p`, { maxWidth: '34rem' });

/* The first nights as windows, to one scale. */

export const steps = style({ listStyle: 'none', padding: 0, marginBlockStart: below, borderBlockStart: `${vars.stroke.edge} solid ${deep.boundary.ink}` });

export const step = style({
  display: 'grid',
  gap: vars.space.x4,
  paddingBlock: vars.space.x5,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${deep.boundary.edge}` } },
  '@media': { [from[60]]: { gridTemplateColumns: '5fr 7fr', columnGap: between, alignItems: 'center' } },
});

export const strip = style({ minWidth: 0 });
export const nights = style({ display: 'block', height: 'auto' });
export const nightWindow = style({ fill: ground.nightPane, stroke: deep.boundary.edge, strokeWidth: 2 });
export const sash = style({ fill: 'none', stroke: night.decoration.nightLine, strokeWidth: 2 });
export const watched = style({ fill: ground.clear, stroke: clear.boundary.ink, strokeWidth: 3 });
export const tick = style({ fill: 'none', stroke: clear.boundary.brand, strokeWidth: 6 });
export const stepTitle = style({ fontSize: vars.size.title });
export const when = style({ marginBlock: `${vars.space.x1} ${vars.space.x3}`, color: deep.text.inkSoft, fontSize: vars.size.small });
export const stepText = style({ maxWidth: '34rem', lineHeight: 1.5 });

/* What the portal has, in one pane. */

export const portal = style({
  display: 'grid',
  gap: between,
  '@media': { [from[60]]: { gridTemplateColumns: '5fr 7fr', columnGap: between } },
});

export const portalWords = style({ display: 'grid', gap: vars.space.x4, alignContent: 'start' });
export const portalLead = style({ maxWidth: '32rem', fontSize: vars.size.lead, lineHeight: 1.42 });

export const screen = style({ background: ground.clear, color: clear.text.ink, border: `${vars.stroke.edge} solid ${glass.boundary.ink}` });

const inset = 'clamp(1rem, 2.4vw, 2rem)';

export const screenTitle = style({
  padding: `${vars.space.x3} ${inset}`,
  borderBlockEnd: `${vars.stroke.edge} solid ${clear.boundary.ink}`,
  fontSize: vars.size.small,
});

export const portalRow = style({
  display: 'grid',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  padding: `${vars.space.x4} ${inset}`,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${clear.boundary.edge}` } },
  '@media': { [from[40]]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});

export const portalName = style({ fontWeight: vars.weight.strong });
export const portalText = style({ color: clear.text.inkSoft, lineHeight: 1.5 });

/* Badges, as people wear them in an office. */

export const badges = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  rowGap: vars.space.x5,
  marginBlockStart: below,
  '@media': { [from[40]]: { gridTemplateColumns: '1fr 1fr' }, [from[64]]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const hung = style({
  position: 'relative',
  display: 'grid',
  paddingBlockStart: '3rem',
  borderBlockStart: `${vars.stroke.edge} solid ${deep.boundary.ink}`,
});

/** From the rail into the slot of the badge. */
export const strap = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineStart: 'calc(50% - 1.75rem)',
  width: '3.5rem',
  height: '4.75rem',
  fill: vars.art.leafShade,
});

export const slot = style({ fill: ground.paperDeep, stroke: deep.boundary.ink, strokeWidth: 1 });

export const badge = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x2,
  width: 'min(100% - clamp(0rem, 1.6vw, 1.25rem), 22rem)',
  justifySelf: 'center',
  padding: `2.75rem ${vars.space.x5} ${vars.space.x5}`,
  background: ground.clear,
  border: `${vars.stroke.edge} solid ${deep.boundary.ink}`,
  color: clear.text.ink,
});

export const badgeFigure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.headline,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
});

export const badgeTitle = style({ fontSize: vars.size.lead });
export const badgeText = style({ color: clear.text.inkSoft, fontSize: vars.size.small, lineHeight: 1.5 });
