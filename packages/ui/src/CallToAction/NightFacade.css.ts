import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const dark = style({ fill: vars.color.nightPane, stroke: vars.color.nightLine, strokeWidth: 1 });
export const lamp = style({ fill: vars.art.sun });
export const seen = style({ fill: vars.color.night });
