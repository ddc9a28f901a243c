import { at, disc, el, lines, num, paint, plane, type Plane, rect, type Svg } from '../svg.ts';

const outline = 'M-7 7a7 7 0 1 1 14 0a7 7 0 0 1-4.6 6.6V31L0 34l-2.4-3v-3.4H-6v-3.4h3.6v-3H-6v-3.4h3.6V13.6A7 7 0 0 1-7 7z';

/** A key that hangs by its bow, 34 long; its edge is drawn where the colour alone wouldn't tell it from what is behind. Origin: where it hangs. */
export const key = (colour: Plane, edge?: Plane): Svg =>
  plane(outline, colour) + (edge === undefined ? '' : lines(outline, edge)) + disc(0, 4.6, 2.2, edge ?? 'white');

/** The crew's ring of keys hanging from a hand at (0, 0): give it as `held`, so that the hand closes on it. `size` 1 is 54 long. */
export const ringOfKeys = (size = 1): Svg =>
  el('g', { transform: `scale(${num(size)})` },
    [-40, -20, 0, 20].map((turn) => el('g', { transform: `translate(0 9)rotate(${turn})` }, at(0, 9, key('sun', 'ink')))).join(''),
    el('circle', { cx: 0, cy: 9, r: 11, fill: 'none', stroke: paint('ink'), 'stroke-width': 3 }));

/** A hook with its name strip above it, on a board. Origin: where a key hangs. */
export const hook: Svg = rect(-9, -15, 18, 6, 'stone') + lines('M0-5V2Q0 5 4 3', 'ink', 'edge');
