import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const paper = on('paper');

export const window = style({ width: '100%', maxWidth: '28rem' });
export const frame = style({ fill: paper.boundary.ink });
export const panes = style({ fill: vars.art.glassShade });
export const tape = style({ stroke: vars.art.sun, strokeWidth: 3, fill: 'none' });
