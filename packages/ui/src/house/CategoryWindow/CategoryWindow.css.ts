import { style } from '@vanilla-extract/css';

export const glyph = style({ width: '0.875rem', height: '1rem', fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
