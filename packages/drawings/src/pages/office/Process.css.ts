import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const deep = on('paperDeep');
const clear = on('clear');
const night = on('night', 'nightPane');

/* The first nights: a window for each, at the same scale in every strip. */

export const nights = style({ display: 'block', height: 'auto' });
export const nightWindow = style({ fill: ground.nightPane, stroke: deep.boundary.edge, strokeWidth: 2 });
export const sash = style({ fill: 'none', stroke: night.decoration.nightLine, strokeWidth: 2 });
export const watched = style({ fill: ground.clear, stroke: clear.boundary.ink, strokeWidth: 3 });
export const tick = style({ fill: 'none', stroke: clear.boundary.brand, strokeWidth: 6 });

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

export const slot = style({ fill: ground.paperDeep, stroke: deep.boundary.ink, strokeWidth: 1 });
