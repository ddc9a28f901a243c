import { vars } from '@uno/tokens/contract';
import { from, largeLetters } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const narrow = 'screen and (width < 44rem)';
const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
const hairline = `${vars.stroke.hairline} solid ${vars.surface.edge}`;
const inset = 'clamp(1rem, 2.4vw, 2rem)';
const disc = '1.625rem';
/** The hanging indent of a name: its number and the space between them. */
const hang = `calc(${disc} + ${vars.space.x2} + 0.25em)`;

/** On wide screens the photographs are to the left of the table. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: frame,
  '@media': { [from[60]]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  gridColumn: '1 / -1',
  padding: `${vars.space.x4} ${inset}`,
  borderBlockEnd: frame,
  lineHeight: vars.leading.snug,
});

export const sample = style({ padding: `${vars.space.x1} ${vars.space.x3}`, border: frame, fontSize: vars.size.small, fontWeight: vars.weight.strong });

export const name = style({ display: 'block', textWrap: 'balance', fontFamily: vars.font.display, fontSize: vars.size.title, letterSpacing: vars.tracking.heading });

export const photos = style({
  display: 'grid',
  gridTemplate: '1fr auto / minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [from[60]]: { gridTemplate: '1fr 1fr / 1fr', borderInlineEnd: frame } },
});

export const photo = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  '@media': {
    // Both captions are as high as the longer one.
    'screen and (width < 60rem)': { gridRow: 'span 2', gridTemplateRows: 'subgrid', borderBlockEnd: frame, selectors: { '& + &': { borderInlineStart: hairline } } },
    [from[60]]: { selectors: { '& + &': { borderBlockStart: frame } } },
  },
});

export const shot = style({ display: 'block', width: '100%', height: '100%', background: vars.art.cloth });

export const caption = style({ padding: `${vars.space.x2} ${vars.space.x4}`, borderBlockStart: hairline, fontSize: vars.size.small, lineHeight: vars.leading.snug });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.small, lineHeight: vars.leading.snug, textAlign: 'start' });

globalStyle(`${table} :is(th, td)`, { padding: `${vars.space.x3} ${vars.space.x3}`, textAlign: 'start', textWrap: 'balance', verticalAlign: 'baseline', fontWeight: vars.weight.text, minWidth: 'min(6.5rem, 20vw)', overflowWrap: 'anywhere' });
globalStyle(`${table} thead th`, { color: vars.surface.textSubtle });
globalStyle(`${table} tbody tr`, { borderBlockStart: hairline });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.strong });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: inset });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: inset });
globalStyle(`${table} tbody th:first-child`, { paddingInlineStart: `calc(${inset} + ${hang})`, textIndent: `calc(-1 * ${hang})` });

// On phones each row is a block, with the column headings before the texts.
globalStyle(`${table} thead`, { '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } } });
globalStyle(`${table} :is(tbody, tr, th, td)`, { '@media': { [narrow]: { display: 'block' } } });
globalStyle(`${table} tbody tr`, { '@media': { [narrow]: { paddingBlock: vars.space.x3 } } });
globalStyle(`${table} tbody :is(th, td)`, { '@media': { [narrow]: { paddingBlock: '2px', paddingInlineEnd: inset } } });
globalStyle(`${table} tbody td`, { '@media': { [narrow]: { display: 'grid', gridTemplateColumns: 'min(5.5rem, 40%) minmax(0, 1fr)', columnGap: vars.space.x3, paddingInlineStart: `calc(${inset} + ${hang})` }, [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
globalStyle(`${table} td::before`, { '@media': { [narrow]: { content: 'attr(data-label)', color: vars.surface.textSubtle } } });

export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: disc,
  height: disc,
  marginInlineEnd: vars.space.x2,
  textIndent: 0,
  borderRadius: '50%',
  background: vars.surface.text,
  color: vars.surface.background,
  fontFamily: vars.font.display,
  fontSize: '0.9375rem',
  fontWeight: vars.weight.display,
  lineHeight: 1,
  // Forced colours remove the background: a border takes its place.
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const foot = style({
  display: 'grid',
  gap: `${vars.space.x4} ${vars.space.x6}`,
  gridColumn: '1 / -1',
  padding: `${vars.space.x4} ${inset}`,
  borderBlockStart: frame,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': { [from[60]]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', alignItems: 'end' } },
});

export const defects = style({ maxWidth: '34rem' });

/** Both names on one line; on phones their label is above them. */
export const signatures = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end', gap: vars.space.x3, '@media': { [from[44]]: { gridTemplateColumns: 'auto auto auto', justifyContent: 'start' } } });
globalStyle(`${signatures} > strong`, { gridColumn: '1 / -1', '@media': { [from[44]]: { gridColumn: 'auto' } } });

export const signature = style({ display: 'grid', borderBlockEnd: hairline, '@media': { [narrow]: { fontSize: vars.size.caption } } });

export const ink = style({ width: 'min(8.5rem, 100%)', height: 'auto', fill: 'none', stroke: vars.surface.text, strokeWidth: 2.5, strokeLinecap: 'round' });
