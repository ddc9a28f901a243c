import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room on both sides of the story for the numbers, in px. */
export const MARGIN = 48;

/** The story with its numbers. */
export const drawing = style({ position: 'relative' });
globalStyle(`${drawing} .sbdocs-preview > :first-child > *`, { paddingInline: MARGIN });

export const marks = style({ position: 'absolute', insetInlineStart: 0, insetBlockStart: 0, overflow: 'hidden', pointerEvents: 'none' });
export const frameOfPart = style({ fill: 'none', stroke: vars.surface.accent, strokeWidth: 1, strokeDasharray: '2 3', opacity: 0.6 });
export const line = style({ fill: 'none', stroke: vars.surface.accent, strokeWidth: 1 });
export const dot = style({ fill: vars.surface.accent });
export const number = style({ fontFamily: vars.font.text, fontSize: 13, fontWeight: vars.weight.strong });
globalStyle(`${number} > circle`, { fill: vars.surface.accent });
globalStyle(`${number} > text`, { fill: vars.surface.background, textAnchor: 'middle', dominantBaseline: 'central', fontVariantNumeric: 'tabular-nums' });
/** What a part may hold, under its name. */
export const note = style({ margin: 0, color: vars.surface.textSubtle, fontSize: vars.size.caption, fontWeight: vars.weight.text, whiteSpace: 'normal' });
