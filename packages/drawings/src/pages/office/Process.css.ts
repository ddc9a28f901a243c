import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/* The first nights: a window for each, at the same scale in every strip. */

export const nights = style({ display: 'block', height: 'auto' });
export const frames = style({ stroke: vars.surface.edge, strokeWidth: 2 });
export const nightWindow = style({ fill: vars.surface.background });
export const sash = style({ fill: 'none', stroke: vars.surface.line, strokeWidth: 2 });
export const watched = style({ fill: vars.surface.field, stroke: vars.surface.text, strokeWidth: 3 });
export const tick = style({ fill: 'none', stroke: vars.surface.accent, strokeWidth: 6 });

/** The cord from the rail into the slot of the badge. */
export const strap = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineStart: 'calc(50% - 1.75rem)',
  width: '3.5rem',
  height: '4.75rem',
  fill: vars.art.leafShade,
});

export const slot = style({ fill: vars.surface.background, stroke: vars.surface.text, strokeWidth: 1 });
