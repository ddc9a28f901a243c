import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const clock = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const face = style({ fill: vars.surface.field });
export const filled = style({ fill: vars.art.glassDull });
export const range = style({ fill: vars.art.glassShade });
export const tick = style({ fill: 'none', stroke: vars.surface.text, strokeWidth: 2 });
export const rim = style({ fill: 'none', stroke: vars.surface.text, strokeWidth: 4 });
export const hand = style({ fill: 'none', stroke: vars.surface.text, strokeWidth: 4, strokeLinecap: 'round' });
