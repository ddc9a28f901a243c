import { vars } from '@uno/tokens/contract';
import { fluid, queryContainer } from '@uno/tokens/layout';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

const { below } = fluid;
// The opening asks itself, as wide as the window, instead of the window: its rem follow the letters that a page alone enlarges.
const narrow = '(width < 40rem)';
const medium = '(width >= 40rem)';
const wide = '(width >= 60rem)';
const hairline = `${vars.stroke.hairline} solid ${vars.surface.edge}`;
const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

/* The work order on the left, the building on the right, across the whole screen. Both share their rows. */

/** The width of the building. On phones each half-hour is a narrow window. */
const tower = createVar();

const gutter = 'clamp(0.75rem, 1.8vw, 1.5rem)';

export const opening = style([queryContainer, { overflow: 'clip' }]);

globalStyle(`${opening} > *`, {
  vars: { [tower]: '4.75rem' },
  '@container': {
    [medium]: { vars: { [tower]: '20vw' } },
    // At most 40 % of the screen, also in letters of twice the size.
    [wide]: { vars: { [tower]: 'min(clamp(22rem, 36vw, 30rem), 40vw)' } },
  },
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
  '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${tower}`, columnGap: gutter } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  paddingBlock: `${vars.space.x5} ${below}`,
});

export const title = style({ marginBlockStart: `clamp(${vars.space.x2}, 3vw, ${vars.space.x6})` });

export const lead = style({ marginBlock: `clamp(0rem, 1vw, ${vars.space.x3}) ${vars.space.x2}` });

export const sheetHead = style({ display: 'grid', gap: vars.space.x3, paddingBlock: `${vars.space.x5} ${vars.space.x5}`, borderBlockStart: frame, '@container': { [wide]: { gridRow: 2 } } });

export const orderTitle = style({ fontSize: 'clamp(1.625rem, 2.8vw, 2.25rem)' });

export const orderLead = style({ maxWidth: '36rem', textWrap: 'pretty', color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5 });

export const fields = style({
  display: 'grid',
  // Four in a row or two by two, never three and one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9.5rem, min(40%, (41rem - 100%) * 999)), 1fr))',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const fieldName = style({ color: vars.surface.textSubtle, fontSize: vars.size.caption });

/** The sky over the building. On phones it is a strip over the title, with one storey. */
export const over = style({
  position: 'relative',
  marginInline: 'calc(50% - 50vw)',
  gridRow: 1,
  background: vars.surface.field,
  '@container': {
    [wide]: {
      margin: 0,
      gridColumn: 2,
      gridRow: '1 / 3',
      background: 'none',
      selectors: { '&::before': { ...behind, insetInlineStart: 0, background: vars.surface.field } },
    },
  },
});

/** As high as the roofs, with room above them for the cross of Mount Royal. */
export const sky = style({
  position: 'relative',
  height: 'clamp(4rem, 18vw, 8rem)',
  marginBlockStart: 'clamp(2.25rem, 10vw, 5rem)',
  '@container': { [wide]: { height: '100%', margin: 0 } },
});

export const upstairs = style({ height: 'clamp(3.25rem, 14vw, 7rem)', background: vars.surface.background, '@container': { [wide]: { display: 'none' } } });

export const order = style({ position: 'relative' });

const row = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${tower}`,
  columnGap: gutter,
  '@container': {
    // The tasks keep room for their longest word, also in letters of twice the size; the places give way.
    [medium]: { gridTemplateColumns: `5rem minmax(7.5rem, 1fr) minmax(0, 8rem) 2.25rem ${tower}` },
    [wide]: { gridTemplateColumns: `4.75rem minmax(7.5rem, 1fr) minmax(0, 9.5rem) 2rem ${tower}` },
  },
} as const;

export const columns = style([row, {
  alignItems: 'end',
  color: vars.surface.textSubtle,
  fontSize: vars.size.caption,
}]);
globalStyle(`${columns} > :not(:last-child)`, { '@container': { [narrow]: { display: 'none' } } });

/** The hours above the windows, extended to the edge of the screen. On phones no other column heading is shown. */
export const clock = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  marginInlineEnd: '-50vw',
  paddingBlock: vars.space.x3,
  paddingInlineEnd: '50vw',
  borderBlock: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { gridColumn: 2 } },
});

/** Every hour where there is room for each, else every second one; on phones the first and the last. */
export const clockHour = style({
  gridColumn: 'span 2',
  paddingInlineStart: vars.space.x1,
  selectors: { '&:last-child': { gridColumn: 'span 1' } },
  '@container': {
    '(width < 60rem)': { selectors: { '&:nth-child(even)': { visibility: 'hidden' } } },
    [narrow]: { paddingInlineStart: '4px', fontSize: '0.6875rem', selectors: { '&:nth-child(3)': { visibility: 'hidden' }, '&:last-child': { justifySelf: 'end', paddingInlineEnd: '4px' } } },
  },
});

/** A line above the row, from the edge of the work order to the building. */
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
export const taskText = style({ maxWidth: '30rem', marginBlockStart: vars.space.x1, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.45 });
export const where = style({ color: vars.surface.text, fontSize: vars.size.small, lineHeight: 1.45 });
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
  // The drawing may extend to the right, but never over the text.
  clipPath: 'inset(-2rem -100vw 0 0)',
  minHeight: '6rem',
  background: 'none',
  // Overlaps the row above by a pixel, so that no gap shows between two rows.
  selectors: { '&::before': { ...behind, insetBlockStart: '-1px', insetInlineStart: 0, background: vars.surface.background } },
});

export const out = style([row, ruled]);
export const outWords = style({});
export const outName = style({ fontFamily: vars.font.display, fontSize: 'clamp(1.25rem, 1.9vw, 1.5rem)', fontWeight: vars.weight.display, letterSpacing: vars.tracking.heading, lineHeight: vars.leading.heading, textWrap: 'balance' });

/* On phones a row is one column of text, with its hour and its letter on the first line; from 640 px it has the columns of the order. */

globalStyle(`${line} > :is(${hour}, ${task}, ${where}, ${who})`, { '@container': { [narrow]: { gridColumn: 1 }, [medium]: { paddingBlock: vars.space.x4 } } });

globalStyle(`${line} > ${hour}`, { '@container': { [narrow]: { gridRow: 1 } } });

globalStyle(`${line} > ${who}`, { '@container': { [narrow]: { gridRow: 1, justifySelf: 'end', paddingBlockStart: vars.space.x3 } } });

globalStyle(`${line} > ${where}`, { '@container': { [narrow]: { paddingBlock: `${vars.space.x2} ${vars.space.x4}` } } });

globalStyle(`:is(${line}, ${out}) > ${cell}`, { '@container': { [narrow]: { gridColumn: 2, gridRow: '1 / span 4' } } });

globalStyle(`${out} > ${outWords}`, { paddingBlockEnd: vars.space.x7, '@container': { [medium]: { gridColumn: '2 / 5', paddingBlockStart: vars.space.x4 } } });

// A raised letter does not push its line down.
globalStyle(`${opening} sup`, { fontSize: '0.65em', lineHeight: 0 });
