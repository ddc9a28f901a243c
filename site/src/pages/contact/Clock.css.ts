import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const dial = on('paper', 'glass', 'clear');

export const clock = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const face = style({ fill: ground.clear });
export const filled = style({ fill: vars.art.glassDull });
export const range = style({ fill: vars.art.glassShade });
export const tick = style({ fill: 'none', stroke: dial.boundary.ink, strokeWidth: 2 });
export const rim = style({ fill: 'none', stroke: dial.boundary.ink, strokeWidth: 4 });
export const hand = style({ fill: 'none', stroke: dial.boundary.ink, strokeWidth: 4, strokeLinecap: 'round' });
