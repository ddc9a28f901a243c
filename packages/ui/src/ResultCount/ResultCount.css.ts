import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.stroke.edge} solid ${vars.surface.text}`,
});

export const words = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums lining-nums', lineHeight: vars.leading.snug });

/** A row of marks: filled for each result, empty for each that the filters leave out. */
export const marks = style({
  flex: 'none',
  width: 'auto',
  height: '1.25rem',
  color: vars.surface.accent,
  stroke: 'currentColor',
  strokeWidth: 1.5,
});
