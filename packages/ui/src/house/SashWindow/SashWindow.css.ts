import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const sash = style({ width: '1.75rem', height: '2.25rem', stroke: vars.surface.text, strokeWidth: 1.5, '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });

export const opening = style({ fill: vars.surface.text, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } });

export const glass = style({ fill: vars.surface.field, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } });

export const lower = style({
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: { '[open] > summary &': { transform: 'translateY(-15px)' } },
});
