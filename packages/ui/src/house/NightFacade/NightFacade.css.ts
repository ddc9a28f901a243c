import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const dark = style({ fill: vars.surface.field, stroke: vars.surface.line });
export const lamp = style({ fill: vars.surface.accent });
export const silhouette = style({ fill: vars.surface.background });
