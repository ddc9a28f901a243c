import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const edge = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** The drawing, with room on both sides for the numbers. */
export const drawing = style({ position: 'relative', padding: `${vars.space.x6} 44px`, marginBlockEnd: vars.space.x5, border: edge, background: vars.surface.background });
/** What is measured: the story without the room around it. */
export const stage = style({ position: 'relative', minWidth: 0 });

export const marks = style({ position: 'absolute', insetInlineStart: 0, insetBlockStart: vars.space.x6, overflow: 'visible', pointerEvents: 'none' });
export const frameOfPart = style({ fill: 'none', stroke: vars.surface.accent, strokeWidth: 1, strokeDasharray: '3 3', opacity: 0.7 });
export const line = style({ fill: 'none', stroke: vars.surface.accent, strokeWidth: 1 });
export const dot = style({ fill: vars.surface.accent });
export const number = style({ fontFamily: vars.font.text, fontSize: 13, fontWeight: vars.weight.strong });
globalStyle(`${number} > circle`, { fill: vars.surface.accent });
globalStyle(`${number} > text`, { fill: vars.surface.background, textAnchor: 'middle', dominantBaseline: 'central', fontVariantNumeric: 'tabular-nums' });
