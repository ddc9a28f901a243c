import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const narrow = 'screen and (width < 62rem)';
const { below, between, section: rhythm } = fluid;
const margin = 'clamp(1rem, 5vw, 5rem)';
/** The distance between the edge of the window and the content of `Container`. */
const edge = `max(${margin}, calc((100vw - ${vars.layout.page}) / 2))`;
const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
const hairline = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/* The drawing on the left half of the window; the title and the list on the right. */

export const opening = style({
  borderBlockEnd: frame,
  '@media': { [from[62]]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space.x5,
  padding: `${vars.space.x5} ${margin} ${below}`,
  '@media': { [from[62]]: { gridColumn: 2, paddingInline: `clamp(2rem, 4vw, 4.5rem) ${edge}`, paddingBlockEnd: rhythm } },
});

export const title = style({ maxWidth: '14ch', marginBlockStart: `clamp(0rem, 2vw, 2rem)`, '@media': { 'screen and (62rem <= width < 76rem)': { fontSize: '5.9vw' } } });

export const pane = style({
  // Clips the ground, which is drawn deeper than the view; under the sections that follow, so that axe does not find it over their words.
  overflow: 'clip',
  position: 'relative',
  zIndex: -1,
  '@media': {
    [narrow]: { borderBlock: frame },
    [from[62]]: { gridColumn: 1, gridRow: '1 / 3', borderInlineEnd: frame },
  },
});

/** Sticky, so that the drawing stays visible while the list scrolls. */
export const view = style({
  background: vars.art.sky,
  '@media': {
    // On wider screens the street is visible beside the house.
    'screen and (44rem <= width < 62rem)': { height: '46rem' },
    [from[62]]: { position: 'sticky', insetBlockStart: 0, height: 'calc(100svh - 4.5rem)', minHeight: '34rem', maxHeight: '66rem' },
  },
});

export const legend = style({
  padding: `${below} ${margin} ${rhythm}`,
  '@media': { [from[62]]: { gridColumn: 2, padding: `0 ${edge} ${rhythm} clamp(2rem, 4vw, 4.5rem)` } },
});

export const legendTitle = style({ marginBlockEnd: vars.space.x4, fontSize: vars.size.title });

export const parts = style({ borderBlockStart: frame });

export const part = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  paddingBlock: vars.space.x4,
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});

/** A disc with a number, as in the drawing. */
export const number = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  alignSelf: 'start',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  background: vars.surface.text,
  color: vars.surface.background,
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  // Forced colours remove the background: a border takes its place.
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** The first line is level with the disc. */
export const partName = style({ paddingBlockStart: '0.25rem', fontSize: vars.size.title });

export const partText = style({ maxWidth: '34rem', marginBlockStart: vars.space.x1, lineHeight: 1.5 });

/* The badge of the partner, and who does what. */

export const partner = style({
  display: 'grid',
  gap: between,
  '@media': { [from[62]]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const partnerWords = style({ alignContent: 'start' });

export const partnerParts = style({ display: 'grid', gap: vars.space.x6 });

export const logo = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, color: vars.surface.text, fontFamily: vars.font.display, fontSize: 'clamp(1.75rem, 3vw, 2.375rem)', fontWeight: vars.weight.display, letterSpacing: vars.tracking.display, lineHeight: 1 });
export const logoDuct = style({ width: '2.75rem', height: 'auto', fill: 'none', stroke: vars.surface.text, strokeWidth: 4 });

export const sides = style({ display: 'grid', columnGap: vars.space.x5, '@media': { [from[44]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });

const bar = `${vars.stroke.edge} solid ${vars.surface.line}`;

export const side = style({ paddingBlockEnd: vars.space.x3, fontSize: vars.size.lead });

/** The tasks of both sides share rows. */
export const sideColumn = style({ '@media': { [from[44]]: { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' } } });

export const tasks = style({ paddingBlockEnd: vars.space.x5, selectors: { [`${sideColumn}:last-child &`]: { paddingBlockEnd: 0 } }, '@media': { [from[44]]: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', paddingBlockEnd: 0 } } });

export const task = style({ paddingBlock: vars.space.x3, borderBlockStart: bar, color: vars.surface.textSubtle, lineHeight: vars.leading.snug });

/* One duct across the whole window, with the three steps below it. */

/** With the rule of a `Section`, which it can't be: its duct is as wide as the window. */
export const process = style({ paddingBlock: fluid.sectionSmall, overflow: 'hidden', borderBlockStart: `calc(4 * ${vars.stroke.edge} - 8px) solid` });

export const run = style({
  display: 'grid',
  marginBlockStart: fluid.belowSmall,
  '@media': { [from[44]]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingInline: edge } },
});

export const step = style({ minWidth: 0, '@media': { [from[44]]: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' } } });

export const piece = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });

export const stepWords = style({
  padding: `${vars.space.x4} ${margin} ${vars.space.x7}`,
  lineHeight: 1.5,
  selectors: { [`${step}:last-child &`]: { paddingBlockEnd: 0 } },
  '@media': {
    [from[44]]: {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      // Each text begins at a joint of the duct, below its tool.
      padding: `${vars.space.x5} clamp(1rem, 2.4vw, 2.5rem) 0 0`,
    },
  },
});

export const stepName = style({ marginBlockEnd: vars.space.x2, fontSize: vars.size.title });

/* The interval in the largest type of the page, beside the picture of the kitchen. */

export const when = style({ borderBlock: frame });

globalStyle(`${when} > div`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [from[62]]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: between } } });

export const interval = style({ alignSelf: 'end' });

export const figure = style({ marginBlock: `${vars.space.x7} ${vars.space.x4}` });

export const kitchen = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  alignSelf: 'end',
  '@media': { [narrow]: { marginBlockStart: below } },
});

export const placesTitle = style({ gridColumn: '1 / -1', marginBlock: `${below} ${vars.space.x4}`, fontSize: vars.size.title });

export const places = style({ gridColumn: '1 / -1' });
