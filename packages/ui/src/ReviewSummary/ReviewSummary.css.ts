import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.stroke.hairline} solid ${vars.surface.line}`;
const frame = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** A tinted pane, in which every answered group is a raised one. */
export const pane = style({
  ...corners.box,
  border: frame,
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
});

const inset = { paddingInline: `clamp(${vars.space.x4}, 4cqi, ${vars.space.x5})` } as const;

export const head = style({ ...inset, paddingBlock: vars.space.x4 });

export const title = style({ fontSize: vars.size.title });

export const empty = style({
  ...inset,
  paddingBlockEnd: vars.space.x6,
  maxWidth: vars.layout.measure,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const group = style({
  ...inset,
  paddingBlock: vars.space.x4,
  borderBlockStart: frame,
  selectors: { '&:not(:last-child)': { borderBlockEnd: 0 } },
});

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  marginBlockEnd: vars.space.x2,
});

export const groupTitle = style({ fontSize: vars.size.body, letterSpacing: 'normal' });

export const edit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  selectors: { '&:hover': { textDecorationThickness: vars.stroke.edge } },
});

export const list = style({});

/** Questions in one column, answers in the next. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 3fr)',
  gap: `0 ${vars.space.x4}`,
  paddingBlock: vars.space.x2,
  borderBlockStart: hairline,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const term = style({ color: vars.surface.textSubtle });

export const value = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
