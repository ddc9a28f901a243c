import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const strokes = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: vars.space.x3,
  insetInlineEnd: 'clamp(0.75rem, 2vw, 1.75rem)',
  width: 'clamp(0.375rem, 1vw, 0.625rem)',
  height: 'clamp(1rem, 3.5vw, 2.75rem)',
  borderInline: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  transform: 'skewX(-32deg)',
});
