import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const dial = on('paper', 'glass', 'clear');

export const clock = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const face = style({ fill: ground.clear });
/** The same colour as the clock in the picture of the desk. */
export const filled = style({ fill: vars.art.brick });
export const range = style({ fill: ground.glass });
export const tick = style({ fill: 'none', stroke: dial.boundary.ink, strokeWidth: 2 });
export const rim = style({ fill: 'none', stroke: dial.boundary.ink, strokeWidth: 4 });
export const hand = style({ fill: 'none', stroke: dial.boundary.ink, strokeWidth: 4, strokeLinecap: 'round' });
