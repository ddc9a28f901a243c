import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const line = `${vars.stroke.hairline} solid ${vars.surface.text}`;

export const panel = style({
  width: '100%',
  maxWidth: '28rem',
  ...corners.box,
  border: line,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.layout.target,
  paddingInline: vars.space.x4,
  background: vars.surface.fill,
  fontWeight: vars.weight.strong,
  listStyleType: '""',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': { borderBlockEnd: line },
    '&:hover': { textDecorationLine: 'underline' },
    '&:focus-visible': { outlineOffset: '-5px' },
  },
});

/** A bolt's slot: horizontal while the panel is closed, vertical while it is open. */
export const bolt = style({ flex: 'none', width: '1.25rem', height: '1.25rem', fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
globalStyle(`details[open] > ${summary} ${bolt} path`, { rotate: '90deg', transformOrigin: '50% 50%' });

export const body = style({ display: 'grid', gap: vars.space.x4, padding: vars.space.x4 });

export const rows = style({ display: 'grid' });

/** A row, whose margin has the drawing of its state. */
export const row = style({
  position: 'relative',
  paddingBlock: vars.space.x3,
  paddingInlineStart: `calc(2rem + ${vars.space.x3})`,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.line}`,
});

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const state = style({
  margin: 0,
  color: vars.surface.textSubtle,
  selectors: { '[data-state="unreachable"] > &': { color: vars.surface.danger, fontWeight: vars.weight.medium } },
});

/** The drawing of a state, a pane: ticked, half swept, crossed out, or with a dashed frame. */
export const lamp = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'calc(50% - 1rem)',
  width: '2rem',
  height: '2rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  selectors: { '[data-state="reachable"] &': { color: vars.surface.success } },
});

globalStyle(`${lamp} [data-plane="dull"]`, { fill: vars.surface.fill });
globalStyle(`${lamp} [data-line="dashed"]`, { strokeDasharray: '4 3' });
globalStyle(`${lamp} [data-line="heavy"]`, { strokeWidth: 4 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
