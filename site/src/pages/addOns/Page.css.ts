import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const { below, between, section: rhythm } = fluid;
const inset = 'clamp(1.125rem, 3.4vw, 3rem)';
const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
const hairline = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/* The menu, on the surface `subtle`. */

export const table = style({ paddingBlock: `${vars.space.x5} ${rhythm}` });

/** A sheet with a second line inside its edge. */
export const menu = style({
  position: 'relative',
  marginBlockStart: below,
  padding: '0.5rem',
  border: frame,
});

export const cover = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: hairline,
  borderBlockEnd: frame,
  '@media': { [from[60]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 'clamp(1.25rem, 2.5vw, 2.5rem)',
  padding: `clamp(1.125rem, 3vw, 2.5rem) ${inset}`,
});

/** In half of the page “de nettoyage” has one line. */
export const title = style({ maxWidth: '12ch', '@media': { [from[60]]: { fontSize: `min(${vars.size.display}, 5.6vw)` } } });

export const lead = style({ maxWidth: '36rem' });

/** On phones a strip over the title. */
export const coverFrame = style({ display: 'block', gridRow: 1, '@media': { [from[60]]: { gridRow: 'auto' } } });

export const coverPicture = style({
  display: 'block',
  width: '100%',
  height: 'clamp(9rem, 42vw, 17rem)',
  objectFit: 'cover',
  objectPosition: '46% 88%',
  borderBlockEnd: frame,
  '@media': { [from[60]]: { height: '100%', objectPosition: '0% 100%', borderBlockEnd: 0, borderInlineStart: frame } },
});

export const foot = style({ marginInline: inset, paddingBlock: vars.space.x5, borderBlockStart: frame });

export const price = style({ maxWidth: '40rem', fontWeight: vars.weight.medium, lineHeight: vars.leading.snug });

/* Three set menus, each a card with its list in the middle. */

export const sets = style({
  display: 'grid',
  gap: 'clamp(1rem, 2vw, 1.75rem)',
  '@media': { [from[62]]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridTemplateRows: 'auto auto auto 1fr' } },
});

export const set = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  minWidth: 0,
  padding: 'clamp(1.25rem, 2.4vw, 2.25rem)',
  border: frame,
  outline: hairline,
  outlineOffset: '-0.5rem',
  textAlign: 'center',
  '@media': { [from[62]]: { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: 0 } },
});

export const setName = style({ alignSelf: 'end', fontSize: 'clamp(1.5rem, 2.6vw, 2.125rem)', lineHeight: vars.leading.heading });

export const setText = style({ marginBlockStart: vars.space.x3, fontSize: vars.size.small, lineHeight: 1.5, textWrap: 'balance' });

export const setJobs = style({ marginBlock: vars.space.x5, paddingBlock: vars.space.x4, borderBlock: frame });

export const setJob = style({
  selectors: { '& + &': { marginBlockStart: vars.space.x3 } },
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.snug,
});

export const when = style({ color: vars.surface.accent, fontFamily: vars.font.text, fontSize: vars.size.small, fontWeight: vars.weight.medium, letterSpacing: 0 });

export const focus = style({ alignSelf: 'start', fontSize: vars.size.small, lineHeight: 1.5, textWrap: 'balance' });

/* The picture of a corridor on the left, the order slip on the right. */

/** The man and his machine; where the picture is wide enough, his colleague too. The edge cuts neither person. */
export const corridor = style({
  objectPosition: '50% 100%',
  '@media': {
    'screen and (min-width: 90rem)': { objectPosition: '34% 100%' },
    'screen and (min-width: 105rem)': { objectPosition: '10% 100%' },
    'screen and (min-width: 118rem)': { objectPosition: '100% 100%' },
  },
});

/** The order slip. Dashed lines between its parts show where they are torn off. */
export const slip = style({ marginBlockStart: below, border: frame });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 'clamp(1rem, 2.4vw, 2rem)',
  padding: 'clamp(1.125rem, 2.4vw, 2rem)',
  lineHeight: 1.5,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.edge} dashed ${vars.surface.text}` } },
});

export const number = style({
  color: vars.surface.accent,
  fontFamily: vars.font.display,
  fontSize: 'clamp(3rem, 6vw, 5rem)',
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.display,
  lineHeight: 0.85,
});

export const partWords = style({ display: 'grid', gap: vars.space.x2 });

export const partName = style({ fontSize: vars.size.title });

export const receipt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x3}`,
  gridColumn: 2,
  marginBlockStart: vars.space.x4,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: hairline,
  fontWeight: vars.weight.medium,
  '@media': { [from[40]]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const receiptName = style({ color: vars.surface.textSubtle, fontSize: vars.size.small, fontWeight: vars.weight.text });

/* Four reasons, below the picture of the brick wall. */

export const reasons = style({
  display: 'grid',
  gap: `${vars.space.x5} ${between}`,
  '@media': { [from[40]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const reason = style({ paddingBlockStart: vars.space.x4, borderBlockStart: frame, lineHeight: 1.5 });

export const reasonTitle = style({ marginBlockEnd: vars.space.x2, fontSize: vars.size.title, textWrap: 'balance' });
