import { vars } from '@uno/tokens/contract';
import { fluid, from, ownLine } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const { between } = fluid;
const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
const inset = `clamp(${vars.space.x4}, 3vw, ${vars.space.x7})`;

/* One window of four panes: title, picture, form, other ways to reach us. The two rows have different column widths. */

export const opening = style({ paddingBlock: `clamp(${vars.space.x4}, 3vw, ${vars.space.x6}) 0` });
export const desk = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', border: frame, '@media': { [from[64]]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } } });

export const words = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: vars.space.x4,
  padding: inset,
  '@media': { [from[64]]: { gridColumn: 'span 5' } },
});

export const title = style({ fontSize: vars.size.headline, lineHeight: vars.leading.display, letterSpacing: vars.tracking.display, '@media': { [from[64]]: { fontSize: `min(${vars.size.headline}, 4.4vw)` } } });
/** The phone number comes first on the page. On wide screens the header has a yellow button, so this one has the quiet fill. */
export const call = style({
  display: 'grid',
  justifyContent: 'start',
  width: '100%',
  padding: vars.space.x4,
  textAlign: 'start',
  '@media': {
    'screen and (min-width: 76rem)': {
      backgroundColor: vars.surface.fill,
      borderColor: vars.surface.text,
      color: vars.surface.text,
      selectors: { '&::before': { background: vars.surface.field } },
    },
  },
});
// The number fits on one line; with wider letter spacing (WCAG 1.4.12) it may break at its hyphen.
globalStyle(`${call} > span > span`, {
  display: 'block',
  whiteSpace: 'normal',
  marginBlockStart: vars.space.x1,
  fontFamily: vars.font.display,
  fontSize: 'min(10.75vw, 4.5rem)',
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  '@media': { [from[64]]: { fontSize: 'min(3.6vw, 3.25rem)' } },
});
export const lead = style({ maxWidth: '32rem', lineHeight: vars.leading.snug });
export const more = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.layout.target, fontWeight: vars.weight.strong });
export const picture = style({ position: 'relative', borderBlockStart: frame, '@media': { [from[64]]: { gridColumn: 'span 7', borderBlockStart: 0, borderInlineStart: frame } } });
/** On wide screens as high as the text beside it; the crop shows the person and the phone. */
export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  '@media': { [from[64]]: { position: 'absolute', inset: 0, height: '100%', objectFit: 'cover', objectPosition: '36% 70%' } },
});

export const write = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x5,
  padding: inset,
  borderBlockStart: frame,
  '@media': { [from[64]]: { gridColumn: 'span 8' } },
});

export const ways = style({ borderBlockStart: frame, '@media': { [from[64]]: { gridColumn: 'span 4', borderInlineStart: frame } } });
export const storedSection = style({ paddingBlock: vars.space.x6 });

/* Five dials in one row. */

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

export const clocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlock: frame,
  '@media': { [from[64]]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const clock = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space.x4,
  alignItems: 'center',
  paddingBlock: vars.space.x4,
  selectors: { '& + &': { borderBlockStart: mullion } },
  '@media': {
    [from[40]]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)', gap: vars.space.x6 },
    [from[64]]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      rowGap: vars.space.x1,
      padding: `${vars.space.x5} ${vars.space.x4} ${vars.space.x5}`,
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: mullion },
        // Aligned with the title.
        '&:nth-child(4n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:nth-child(n + 5)': { borderBlockStart: mullion },
      },
    },
  },
});
/* The dial's circle, not its margin, begins where the text does. */
globalStyle(`${clock} > svg`, { marginInlineStart: '-0.4rem', '@media': { [from[64]]: { maxWidth: '8.5rem', marginBlockEnd: vars.space.x4 } } });
/** On wide screens the texts of all clocks share rows. */
export const clockWords = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x1, '@media': { [from[64]]: { display: 'contents' } } });
export const clockTitle = style({ color: vars.surface.textSubtle, fontFamily: vars.font.text, fontSize: vars.size.small, fontWeight: vars.weight.strong, letterSpacing: 'normal' });
export const clockFigure = style({ fontFamily: vars.font.display, fontSize: vars.size.title, fontWeight: vars.weight.display, lineHeight: vars.leading.snug, '@media': { [from[64]]: { fontSize: `min(${vars.size.title}, 1.75vw)` } } });
export const clockText = style({ fontSize: vars.size.small, lineHeight: 1.45 });
/* A building: a cornice, storeys of windows, doors. */

const CORNICE = vars.space.x4;
export const building = style({
  marginBlockStart: CORNICE,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      marginInline: `calc(-1 * ${vars.space.x2})`,
      // A border, because forced colours remove backgrounds.
      borderBlockStart: `${CORNICE} solid ${vars.surface.text}`,
    },
  },
});
/** The doors below have their own upper border. */
export const storeys = style({ borderBlockEnd: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, marginBlockStart: vars.space.x6 });
globalStyle(`${actions} > *`, ownLine);

/* The terms, as rows. */

export const terms = style({ display: 'grid', gap: vars.space.x5, '@media': { [from[64]]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: between, alignItems: 'start' } } });
export const termsHead = style({ display: 'grid', gap: vars.space.x3 });
