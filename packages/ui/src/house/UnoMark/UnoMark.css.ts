import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const mark = style({ width: '1.05em', height: '1.05em', flex: 'none' });
export const frame = style({ fill: vars.surface.text });
export const pane = style({ fill: vars.surface.field });
export const lit = style({ fill: vars.art.sun });
