import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const outline = style({
  stroke: vars.surface.text,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  fill: vars.surface.background,
});

export const lines = style({ fill: 'none', stroke: vars.surface.text, strokeWidth: 2, strokeLinejoin: 'round' });
