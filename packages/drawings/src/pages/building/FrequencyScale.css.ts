import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const paper = on('paper');
const frame = `${vars.stroke.edge} solid ${paper.boundary.ink}`;

export const year = style({ color: paper.text.inkSoft });

export const strokes = style({ display: 'block', width: '100%', height: 'clamp(3.5rem, 7vw, 6rem)', fill: paper.boundary.brand, borderBlockEnd: frame });

export const marks = style({ display: 'block', width: '100%', height: '0.5rem', fill: 'none', stroke: paper.boundary.ink, strokeWidth: vars.stroke.hairline });

export const quarters = style({ display: 'grid', marginBlockStart: vars.space.x2, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', fontSize: vars.size.caption });
