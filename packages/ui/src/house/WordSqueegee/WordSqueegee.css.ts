import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const squeegee = style({
  position: 'absolute',
  insetInlineEnd: '-0.48em',
  insetBlockStart: '-0.14em',
  width: '0.6em',
  height: '1.5em',
  maxWidth: 'none',
  overflow: 'visible',
  color: vars.surface.text,
});

export const grip = style({ stroke: vars.surface.accent, strokeWidth: 15, strokeLinecap: 'round' });
