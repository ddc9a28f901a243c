import { vars } from '@uno/tokens/contract';
import { from, onPhones } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.stroke.hairline} solid ${vars.surface.edge}`;
const inset = 'clamp(1.125rem, 3.4vw, 3rem)';

export const leaves = style({ display: 'grid', '@media': { [from[60]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });

export const leaf = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(2.25rem, 4vw, 3.5rem)',
  minWidth: 0,
  padding: `clamp(2rem, 4vw, 3.5rem) ${inset}`,
  '@media': {
    [from[60]]: { selectors: { '& + &': { borderInlineStart: hairline } } },
    'screen and (width < 60rem)': { selectors: { '& + &': { paddingBlockStart: 0 } } },
  },
});

/** A course's title in the middle, a line on each side; on phones one line above it. */
export const course = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(1rem, 1fr) auto minmax(1rem, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.x4,
  marginBlockEnd: 'clamp(1.25rem, 2.4vw, 2rem)',
  color: vars.surface.accent,
  fontSize: vars.size.lead,
  letterSpacing: vars.tracking.heading,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { '&::before, &::after': { content: '', borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}` } },
  '@media': { [onPhones]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.x3, textAlign: 'start', selectors: { '&::after': { display: 'none' } } } },
});

export const jobs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'clamp(1.5rem, 2.6vw, 2.25rem)' });

export const job = style({ breakInside: 'avoid' });

export const line = style({
  display: 'flex',
  // Where the two do not fit on one line, how often goes under the name, and no word is cut.
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  alignItems: 'last baseline',
  columnGap: vars.space.x2,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: 'clamp(1.3125rem, 2.2vw, 1.75rem)',
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
  '@media': { [onPhones]: { display: 'block' } },
});

export const name = style({ fontSize: 'inherit' });

export const leader = style({ flex: '1 1 1rem', translate: '0 -0.1em', borderBlockEnd: `${vars.stroke.edge} dotted ${vars.surface.edge}`, '@media': { [onPhones]: { display: 'none' } } });

/** How often a job is due, where a restaurant menu has the price. */
export const often = style({ marginInlineStart: 'auto', fontVariantNumeric: 'lining-nums', textAlign: 'end', '@media': { [onPhones]: { color: vars.surface.accent, fontSize: vars.size.body, textAlign: 'start' } } });

export const text = style({ maxWidth: '34rem', marginBlockStart: vars.space.x2, lineHeight: 1.5 });

export const closed = style({ marginBlockStart: vars.space.x1, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5 });

/** At the end of the second page of the menu. */
export const included = style({
  border: hairline,
  padding: `clamp(1.25rem, 2.4vw, 2rem) clamp(1.125rem, 2.4vw, 2rem)`,
});

export const includedTitle = style({ marginBlockEnd: vars.space.x3, fontSize: vars.size.title });

export const list = style({ gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: `${vars.space.x2} 0`, borderBlockEnd: 0 });
