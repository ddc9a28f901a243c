import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 39.99rem)';

export const page = style({
  padding: vars.space.x6,
  display: 'grid',
  gap: vars.space.x6,
  maxWidth: vars.layout.page,
  '@media': { [phone]: { padding: vars.space.x4 } },
});

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.small, textAlign: 'start' });
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderBottom: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  '@media': { [phone]: { paddingInline: vars.space.x1 } },
});
globalStyle(`${table} thead th`, { color: vars.surface.textSubtle, fontSize: vars.size.caption, fontWeight: vars.weight.medium, verticalAlign: 'bottom' });
// A name does not break, except on phones, between its parts.
globalStyle(`${table} code`, { whiteSpace: 'nowrap', '@media': { [phone]: { whiteSpace: 'normal' } } });
globalStyle(`${table} caption`, { textAlign: 'start', paddingBlock: vars.space.x3, fontWeight: vars.weight.strong });

export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${table} ${figure}`, { '@media': { [phone]: { whiteSpace: 'normal' } } });

/** For content that has no room on phones. */
export const hiddenOnPhones = style({ '@media': { [phone]: { display: 'none' } } });

/* The colours of a sample are inline styles, because they are the data. */
export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '3.5rem',
  minHeight: '2.5rem',
  marginInlineEnd: vars.space.x2,
  outline: `1px solid ${vars.surface.edge}`,
  selectors: {
    '&[data-use="boundary"]': { border: '4px solid' },
    // A decoration is a hairline, as in the components.
    '&[data-use="decoration"]': { outline: 0, border: `${vars.stroke.hairline} solid` },
    '&[data-use="large"]': { fontSize: '1.5rem', fontWeight: vars.weight.strong },
  },
});
/* On a phone the ratio is below the sample; beside it, half of the ratios would break. */
globalStyle(`${table} ${sample}`, { '@media': { [phone]: { display: 'grid', width: 'max-content' } } });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.x4,
});
/* The edge colour, not the hairline's, so that a swatch as pale as the page is visible. */
export const swatch = style({ outline: `${vars.stroke.hairline} solid ${vars.surface.edge}`, fontSize: vars.size.caption, lineHeight: vars.leading.snug });
export const plane = style({ height: vars.space.x8, borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}` });
export const inThemes = style({ display: 'grid', gap: vars.space.x1, padding: vars.space.x3, borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.line}` });
export const inTheme = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
globalStyle(`${inTheme} > dt`, { display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const chip = style({ width: '1.75rem', height: '1.125rem', outline: `${vars.stroke.hairline} solid ${vars.surface.edge}` });
export const name = style({ display: 'grid', gap: vars.space.x1, justifyItems: 'start', padding: vars.space.x3, overflowWrap: 'anywhere' });
globalStyle(`${name} > strong`, { fontSize: vars.size.small });
export const declaredPairs = style({ display: 'grid', gap: vars.space.x1, marginBlockStart: vars.space.x1, color: vars.surface.textSubtle });

/** A pane for each ground; its colours are inline styles. */
export const groundPanes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: vars.stroke.edge,
});
export const groundPane = style({
  padding: vars.space.x4,
  outline: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  fontSize: vars.size.caption,
});
export const groundTitle = style({ fontSize: vars.size.small, marginBlockEnd: vars.space.x3 });
export const tallies = style({ display: 'grid', gap: vars.space.x2 });
export const tally = style({ display: 'grid', gridTemplateColumns: 'auto 1fr auto', alignItems: 'center', columnGap: vars.space.x1 });

export const specimen = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlock: vars.space.x5,
  borderTop: `${vars.stroke.hairline} solid ${vars.surface.line}`,
});
export const display = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.display,
});

export const bar = style({ height: vars.space.x4, minWidth: vars.stroke.edge, background: vars.surface.accent });
export const columns = style({ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', gap: vars.space.x4 });
globalStyle(`${columns} > *`, { minHeight: 'min(60vh, 30rem)', background: vars.surface.fill, borderInline: `${vars.stroke.hairline} solid ${vars.surface.line}` });

export const motions = style({ display: 'grid', gap: vars.space.x5 });
export const motionRow = style({
  display: 'grid',
  gap: vars.space.x4,
  alignItems: 'center',
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  '@media': { [from[48]]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 9.5rem' } },
});
export const names = style({ display: 'grid', gap: vars.space.x1, justifyItems: 'start', fontSize: vars.size.small, lineHeight: vars.leading.snug, overflowWrap: 'anywhere' });

/** A dull pane; the clean one is drawn over it from the left. */
export const pane = style({ overflow: 'hidden', height: vars.space.x8, border: `${vars.stroke.edge} solid ${vars.surface.text}`, background: vars.surface.fill });
const clean = keyframes({ from: { transform: 'scaleX(0)' } });
export const swept = style({ height: '100%', background: vars.surface.field, transformOrigin: '0 50%', selectors: { '&[data-played]': { animationName: clean } } });

export const curve = style({ width: 'min(100%, 14rem)', height: 'auto', overflow: 'visible', stroke: vars.surface.text, strokeWidth: 2, fill: 'none' });
globalStyle(`${curve} > rect`, { stroke: vars.surface.edge, strokeWidth: 1 });

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/* Panes that share their edges: each draws two of its edges, the container the others. */
const panes = { display: 'grid', borderBlockStart: mullion, borderInlineStart: mullion } as const;
const sharedEdges = { borderBlockEnd: mullion, borderInlineEnd: mullion } as const;

export const iconPanes = style({ ...panes, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))' });
export const iconPane = style({
  ...sharedEdges,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
});
export const iconName = style({ flexBasis: '100%', fontSize: vars.size.caption, lineHeight: vars.leading.snug, overflowWrap: 'anywhere' });

export const viewPanes = style({ ...panes, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))' });
export const drawingPane = style({ ...sharedEdges, display: 'grid', gap: vars.space.x2, alignContent: 'start' });
globalStyle(`${drawingPane} > svg`, { width: '100%', height: 'auto', overflow: 'hidden', background: vars.surface.fill });

export const street = style({ border: mullion, overflow: 'hidden' });
globalStyle(`${street} > svg`, { position: 'static', display: 'block', width: '100%', height: 'auto' });
/* The street doesn't move here, because there is no button to stop it (WCAG 2.2.2). */
globalStyle(`${street} *`, { animation: 'none !important' });

export const sceneRow = style({ display: 'grid', gap: vars.space.x4, paddingBlock: vars.space.x5, borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}` });
export const sceneIndex = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))', gap: vars.space.x4, fontSize: vars.size.caption });

export const sceneNotes = style({ maxWidth: vars.layout.measure });
globalStyle(`${sceneNotes} h2`, { fontFamily: vars.font.display, fontWeight: vars.weight.display, marginBlockEnd: vars.space.x3 });
globalStyle(`${sceneNotes} dt`, { fontSize: vars.size.caption, color: vars.surface.textSubtle });
globalStyle(`${sceneNotes} dd`, { margin: `0 0 ${vars.space.x2}` });

/* The first three of the four crops are at one scale: their widths are 800, 800 and 450. The fourth wraps. */
export const scenePrints = style({
  display: 'grid',
  gap: vars.space.x4,
  alignItems: 'start',
  '@media': { [from[64]]: { gridTemplateColumns: '800fr 800fr 450fr' } },
});
globalStyle(`${scenePrints} figure`, { margin: 0 });
globalStyle(`${scenePrints} figcaption`, { fontSize: vars.size.caption, paddingBlockStart: vars.space.x2 });

export const contactSheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space.x4,
  padding: vars.space.x5,
});
export const sheetTitle = style({ gridColumn: '1 / -1', fontFamily: vars.font.display, fontWeight: vars.weight.display });
export const contactPrint = style({ display: 'grid', gridTemplateColumns: '800fr 450fr', gap: vars.space.x2, alignItems: 'start' });
globalStyle(`${contactPrint} > :nth-child(2)`, { gridRow: 2, gridColumn: 1 });
globalStyle(`${contactPrint} > :nth-child(3)`, { gridRow: '1 / 3', gridColumn: 2 });
globalStyle(`:is(${sceneIndex}, ${scenePrints}, ${contactPrint}) img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  outline: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  outlineOffset: `calc(-1 * ${vars.stroke.hairline})`,
});

export const shelf = style({ margin: 0 });
globalStyle(`${shelf} img`, { display: 'block', width: '100%', height: 'auto' });
globalStyle(`${shelf} figcaption`, { fontSize: vars.size.caption, paddingBlockStart: vars.space.x2 });

/** A surface inside another. */
export const nest = style({ padding: vars.space.x4, marginBlockStart: vars.space.x3, border: `${vars.stroke.hairline} solid ${vars.surface.edge}` });
