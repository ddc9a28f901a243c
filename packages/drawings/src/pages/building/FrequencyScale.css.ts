import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

export const year = style({ color: vars.surface.textSubtle });

export const strokes = style({ display: 'block', width: '100%', height: 'clamp(3.5rem, 7vw, 6rem)', fill: vars.surface.accent, borderBlockEnd: frame });

export const marks = style({ display: 'block', width: '100%', height: '0.5rem', fill: 'none', stroke: vars.surface.text, strokeWidth: vars.stroke.hairline });

export const quarters = style({ display: 'grid', marginBlockStart: vars.space.x2, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', fontSize: vars.size.caption });
