import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const cornice = style({ display: 'block' });
export const stone = style({ fill: vars.art.stone });
export const stoneShade = style({ fill: vars.art.stoneShade });
export const ink = style({ fill: vars.art.line });
