import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';
import { tintGrounds } from './tints.ts';

const deep = on('paperDeep');

export const outline = style({
  stroke: deep.boundary.ink,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  selectors: Object.fromEntries(Object.entries(tintGrounds).map(([tint, fill]) => [`[data-tint="${tint}"] > &`, { fill }])),
});

export const lines = style({ fill: 'none', stroke: deep.boundary.ink, strokeWidth: 2, strokeLinejoin: 'round' });
