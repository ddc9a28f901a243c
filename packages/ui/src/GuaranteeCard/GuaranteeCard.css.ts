import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { fallbackVar, style } from '@vanilla-extract/css';

/** The double rule of a share certificate. */
const rule = `calc(3 * ${vars.stroke.edge}) double ${vars.surface.text}`;
const width = 'min(7rem, 45vw)';

/** Cards edge to edge, each with its badge over the lower line. */
export const certificates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.x7,
  paddingBlockEnd: vars.space.x6,
  '@container': { [containerFrom(57)]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto', rowGap: 0 } },
});

export const certificate = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space.x5} clamp(1rem, 2vw, 1.75rem) 0`,
  borderRadius: vars.radius.box,
  border: rule,
  '@container': {
    // Neighbours have three rows in common, so that their texts and signature lines are level; and two share one double rule.
    [containerFrom(57)]: {
      display: 'grid',
      gridRow: '1 / -1',
      gridTemplateRows: 'subgrid',
      // Round corners can't share a rule: a gap takes its place.
      selectors: { '& + &': { marginInlineStart: `calc(min(${vars.space.x4} + 3 * ${vars.stroke.edge}, 999 * ${fallbackVar(vars.radius.box, '0px')}) - 3 * ${vars.stroke.edge})` } },
    },
  },
});

/** The title and the text. */
export const words = style({ minWidth: 0, '@container': { [containerFrom(57)]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' } } });

export const title = style({ fontSize: 'clamp(1.5rem, 2.4vw, 2rem)', textWrap: 'balance' });

export const text = style({ marginBlockStart: vars.space.x3, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5 });

export const foot = style({
  display: 'flex',
  // In enlarged letters the badge is below the terms.
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space.x4,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x5,
  // As high as the shared row, so that terms of different lengths begin at the same height.
  '@container': { [containerFrom(57)]: { marginBlockStart: 0 } },
});

/** The terms, under the signature line. */
export const terms = style({
  flex: '1 1 6.5rem',
  minWidth: 0,
  alignSelf: 'start',
  paddingBlock: `${vars.space.x2} ${vars.space.x5}`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  color: vars.surface.textSubtle,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
});

/** A figure in a circle. */
export const badge = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  flex: 'none',
  marginInlineStart: 'auto',
  placeItems: 'center',
  width,
  minHeight: width,
  marginBlockEnd: `calc(-1 * ${vars.space.x6})`,
  color: vars.surface.accent,
  fontFamily: vars.font.display,
  paddingInline: `min(${vars.space.x4}, 4vw)`,
  fontSize: '1.25rem',
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: vars.tracking.heading,
  lineHeight: 1,
  textAlign: 'center',
});

export const circle = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  margin: 'auto',
  width,
  height: width,
  borderRadius: '50%',
  border: `${vars.stroke.edge} solid currentColor`,
  background: vars.surface.field,
});
