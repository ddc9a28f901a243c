import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const deep = on('paperDeep');

const tint = (number: 1 | 2 | 3 | 4 | 5 | 6) => `[data-tint="${number}"] > &`;

export const outline = style({
  stroke: deep.boundary.ink,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  fill: ground.clear,
  selectors: {
    [tint(1)]: { fill: ground.tint1 },
    [tint(2)]: { fill: ground.tint2 },
    [tint(3)]: { fill: ground.tint3 },
    [tint(4)]: { fill: ground.tint4 },
    [tint(5)]: { fill: ground.tint5 },
    [tint(6)]: { fill: ground.tint6 },
  },
});

export const lines = style({ fill: 'none', stroke: deep.boundary.ink, strokeWidth: 2, strokeLinejoin: 'round' });
