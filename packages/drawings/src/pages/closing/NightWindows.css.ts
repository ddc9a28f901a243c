import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const night = on('night', 'nightPane');

export const dark = style({ fill: ground.nightPane, stroke: night.decoration.nightLine, strokeWidth: 1 });
export const lit = style({ fill: vars.art.sun });
export const seen = style({ fill: ground.night });
