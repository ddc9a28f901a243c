import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;
const inline = `clamp(${vars.space.x2}, 2vw, ${vars.space.x5})`;

/** Borders are separate, so that a sticky header keeps its borders, and cells keep theirs in forced colours. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderInline: frame,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@container': { [containerFrom(42)]: { fontSize: vars.size.body, hyphens: 'manual' } },
});

export const caption = style({
  captionSide: 'top',
  paddingBlockEnd: vars.space.x3,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  textAlign: 'start',
});

/** A sticky header: it stays above its column. */
export const column = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: `${vars.space.x3} ${inline}`,
  verticalAlign: 'bottom',
  textAlign: 'start',
  fontWeight: vars.weight.text,
  borderBlock: frame,
  selectors: {
    '& + &': { borderInlineStart: frame },
  },
  '@media': { print: { position: 'static' } },
});

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
  '@container': { [containerFrom(42)]: { fontSize: vars.size.heading } },
});

export const note = style({ display: 'block', marginBlockStart: vars.space.x1, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: vars.leading.snug });

/** The two rows of a point stay together in print. */
export const row = style({ breakInside: 'avoid' });

/** The name of a point, across all columns. */
export const heading = style({
  padding: `${vars.space.x3} ${inline} ${vars.space.x2}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  '@container': { [containerFrom(42)]: { paddingBlock: `${vars.space.x4} ${vars.space.x3}`, fontSize: vars.size.title } },
});

export const cell = style({
  padding: `${vars.space.x3} ${inline} ${vars.space.x4}`,
  verticalAlign: 'top',
  borderBlockEnd: frame,
  selectors: {
    '& + &': { borderInlineStart: mullion },
  },
  '@container': { [containerFrom(42)]: { paddingBlock: `${vars.space.x4} ${vars.space.x5}` } },
});
