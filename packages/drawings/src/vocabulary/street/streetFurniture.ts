import { at, el, evenlySpaced, lines, num, paint, plane, rect, showSymbol, type Svg } from '../../svg.ts';

/** A stop sign as in Québec. Its letters are drawn, because a picture has no typeface. */
export const stopSign: Svg =
  rect(-1.5, -84, 3, 84, 'stoneShade') +
  at(
    0,
    -98,
    plane('M-7.5-18h15L18-7.5v15L7.5 18h-15L-18 7.5v-15z', 'white') +
      plane('M-6.7-16h13.4l9.3 9.3v13.4L6.7 16h-13.4L-16 6.7v-13.4z', 'red') +
      el('path', {
        d: 'M-13 4l2-7 2 7m-3.4-2.4h2.8M-7.5 4v-7h2a1.9 1.9 0 0 1 0 4h-2m1.7 0l2 3M-2.2 4v-7h2a1.9 1.9 0 0 1 0 4h-2m1.7 0l2 3M6.5-3H3V4h3.5M3 .4h3M3.5-5l1.3-1.4L6-5M8-3h5M10.5-3v7',
        fill: 'none',
        stroke: paint('white'),
        'stroke-width': 1.3,
      }),
  );

/** A street lamp that reaches over the road, to the right. */
export const lamp: Svg =
  lines('M0 0V-150q0-14 14-14h22', 'cloth', 'edge') +
  rect(-3, -14, 6, 14, 'cloth') +
  plane('M30-167h20l4 6H28z', 'cloth') +
  rect(32, -161, 18, 3, 'sun');

/**
 * A stand of shared bicycles: three docks, two bicycles in.
 *
 * @param bicycle id of the symbol of one
 */
export const bicycleStand = (bicycle: string): Svg =>
  rect(-2, -3, 128, 3, 'line') +
  evenlySpaced(3, 10, 42).map((x) => rect(x, -30, 6, 30, 'stoneShade') + rect(x, -30, 6, 5, 'leaf')).join('') +
  showSymbol(bicycle, 28, 0) +
  showSymbol(bicycle, 72, 0);

/** One of the shared bicycles. */
export const sharedBicycle: Svg =
  el('path', {
    d: 'M-24-10a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M9-10a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0',
    fill: 'none',
    stroke: paint('line'),
    'stroke-width': 2,
  }) +
  el('path', { d: 'M-14-10Q-12-20-2-12L12-28M-4-12L-9-27M18-10L11-34h5', fill: 'none', stroke: paint('door'), 'stroke-width': 3 }) +
  rect(-13, -29, 10, 3, 'line');

/** A fire hydrant. */
export const hydrant: Svg = plane('M-5 0v-14h-2v-4h2q0-6 5-6t5 6h2v4h-2v14z', 'red') + rect(-7, -2, 14, 2, 'line');

const pumpkin = (x: number, floor: number, radius: number): Svg =>
  el('ellipse', { cx: x, cy: floor - radius * 0.85, rx: radius, ry: radius * 0.85, fill: paint('maple') }) +
  lines(`M${x} ${num(floor - radius * 1.65)}v-3`, 'leafShade', 'edge');

/** Three pumpkins on a step. */
export const pumpkins: Svg = pumpkin(0, 0, 8) + pumpkin(13, 0, 6) + pumpkin(7, -9, 5);

/** A cat on a sill, looking out. */
export const cat: Svg = plane('M-6 0q-3-9 1-13l-1-9 4 3h5l4-3-1 9q5 6 3 13h6q4-5 1-9 6 4 2 11H-5z', 'hair');
