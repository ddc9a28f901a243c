import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const { below, between } = fluid;
const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

/* The title above the roof, on one line where it fits. */

export const opening = style({ paddingBlock: `${vars.space.x5} 0` });

export const title = style({ marginBlockStart: below });

export const openingWords = style({
  display: 'grid',
  gap: vars.space.x5,
  marginBlockStart: vars.space.x5,
  '@media': { [from[60]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: between, alignItems: 'end' } },
});

export const about = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x5, '@media': { [from[60]]: { paddingBlockEnd: below } } });

/** The drawing of the roof, on top of the cornice. */
export const roof = style({ display: 'block', width: '100%', height: 'auto' });

export const lead = style({ maxWidth: '44rem' });

/* The façade: brick across the whole width, its windows framed in stone. */

export const facade = style({ background: vars.art.brick });

const openingsGap = 'clamp(1.25rem, 2vw, 1.75rem)';

/** The width of the stone frame. It is an outline, so framed boxes are that much narrower than the sign to align with it. */
const stone = '0.375rem';

/** The board of the entrance, framed as the windows are. */
export const board = style({
  margin: `clamp(${vars.space.x5}, 4vw, ${vars.space.x6}) ${stone} 0`,
  padding: `${vars.space.x5} clamp(1rem, 2vw, 1.75rem)`,
  border: frame,
  outline: `${stone} solid ${vars.art.stone}`,
});

export const year = style({ paddingBlockStart: `clamp(${vars.space.x5}, 4vw, ${vars.space.x6})` });

/** The sign above the windows, with the title. */
export const sign = style({
  display: 'grid',
  gap: vars.space.x2,
  // Its text aligns with that of the board.
  padding: `${vars.space.x5} calc(clamp(1rem, 2vw, 1.75rem) + ${stone})`,
  border: frame,
  '@media': { [from[56]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center', columnGap: between } },
});

export const signText = style({ color: vars.surface.textSubtle, lineHeight: 1.45 });

export const windows = style({
  display: 'grid',
  gap: openingsGap,
  margin: `clamp(1.75rem, 3vw, 2.5rem) ${stone} 0`,
  '@media': {
    [from[40]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from[48]]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from[64]]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A window with its drawing, its month and its text. */
export const window = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minWidth: 0,
  border: frame,
  outline: `${stone} solid ${vars.art.stone}`,
});

export const pane = style({ display: 'block', width: '100%', height: 'auto', borderBlockEnd: frame, background: vars.art.road });

const inset = 'clamp(0.875rem, 1.2vw, 1rem)';

export const month = style({ padding: `${vars.space.x3} ${inset} 0` });

export const monthName = style({ display: 'block', fontSize: 'clamp(1.625rem, 2.2vw, 2rem)', letterSpacing: vars.tracking.display });

export const task = style({ display: 'block', marginBlockStart: vars.space.x1, color: vars.surface.accent, fontFamily: vars.font.text, fontSize: vars.size.body, fontWeight: vars.weight.strong, letterSpacing: 0, lineHeight: vars.leading.snug });

export const text = style({ padding: `${vars.space.x2} ${inset} ${vars.space.x4}`, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.48, hyphens: 'auto', hyphenateLimitChars: '9 4 4' });

/* The ground floor, as wide as all windows together: the picture of the lobby. */

export const lobby = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '34rem',
  objectFit: 'cover',
  objectPosition: '50% 85%',
  marginBlockStart: `clamp(${vars.space.x6}, 5vw, ${vars.space.x7})`,
  border: frame,
  borderBlockEnd: 0,
});

/** The stone base of the building, between two lines. */
export const street = style({ height: 'clamp(1.5rem, 3vw, 2.5rem)', background: vars.art.stoneShade, borderBlock: `0.375rem solid ${vars.art.line}` });

/* Three cleaning frequencies, each with a scale of the year as wide as the page. */

export const rhythms = style({ display: 'grid', gap: `clamp(${vars.space.x6}, 4vw, ${vars.space.x7})` });

export const rhythm = style({
  display: 'grid',
  gap: `${vars.space.x2} ${between}`,
  alignItems: 'baseline',
  '@media': { [from[56]]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const name = style({ fontSize: vars.size.title });

export const when = style({ color: vars.surface.textSubtle, '@media': { [from[56]]: { justifySelf: 'end' } } });

export const scale = style({ gridColumn: '1 / -1' });

export const rhythmText = style({ gridColumn: '1 / -1', maxWidth: '44rem', lineHeight: 1.5 });

/* A posted notice and a page of the log. */

export const record = style({
  display: 'grid',
  gap: `${vars.space.x7} ${between}`,
  '@media': { [from[56]]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gridTemplateRows: 'auto auto auto' } },
});

export const recordSide = style({ display: 'grid', alignContent: 'start', gap: vars.space.x3, '@media': { [from[56]]: { gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: vars.space.x3 } } });

export const recordText = style({ maxWidth: '38rem', lineHeight: 1.5 });

const sheet = { border: frame, padding: 'clamp(1.25rem, 2.4vw, 2rem)', marginBlockStart: vars.space.x4 } as const;

export const notice = style({ ...sheet, alignSelf: 'start', borderBlockStartWidth: '0.75rem', lineHeight: 1.5 });

export const kind = style({ marginBlockEnd: vars.space.x3, color: vars.surface.textSubtle, fontSize: vars.size.small });

export const noticeTitle = style({ marginBlockEnd: vars.space.x3, fontFamily: vars.font.display, fontSize: 'clamp(2rem, 4vw, 3.25rem)', fontWeight: vars.weight.display, letterSpacing: vars.tracking.display, lineHeight: 1, textWrap: 'balance' });

export const log = style({ ...sheet });

/* Three kinds of buildings on one street. */

export const kinds = style({ display: 'grid', gap: `${vars.space.x6} 0`, '@media': { [from[48]]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } });

export const kindItem = style({
  minWidth: 0,
  '@media': { [from[48]]: { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: 0 } },
});

/** In one column, the lowest house has less sky above it. */
export const elevation = style({ display: 'block', width: '100%', height: 'auto', selectors: { [`${kindItem}:nth-child(2) > &`]: { '@media': { 'screen and (width < 48rem)': { marginBlockStart: '-13%' } } } } });

export const kindName = style({ marginBlockStart: vars.space.x4, fontSize: vars.size.title, '@media': { [from[48]]: { paddingInlineEnd: vars.space.x5 } } });

export const kindText = style({ maxWidth: '32rem', marginBlockStart: vars.space.x3, lineHeight: 1.5, '@media': { [from[48]]: { paddingInlineEnd: vars.space.x5 } } });
