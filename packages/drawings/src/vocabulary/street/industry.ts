import { at, el, evenlySpaced, group, lines, plane, rect, type Svg } from '../../svg.ts';

const DOCK = 64;
const DOCK_HEIGHT = 66;

/** A dock at the height of a truck's floor, with its door closed, or open with goods inside. */
const dock = (open: boolean): Svg =>
  rect(-6, -84, DOCK + 12, 84, 'stoneShade') +
  rect(0, -78, DOCK, DOCK_HEIGHT, open ? 'line' : 'far') +
  (open
    ? rect(8, -36, 22, 24, 'maple') + rect(32, -28, 18, 16, 'mapleShade')
    : lines(evenlySpaced(4, -65, 13).map((y) => `M0 ${y}h${DOCK}`).join(''), 'stoneShade')) +
  rect(0, -12, DOCK, 12, 'line') +
  rect(4, -8, 6, 8, 'stoneShade') +
  rect(DOCK - 10, -8, 6, 8, 'stoneShade');

const SHED = 320;
const WALL = 120;
const TOOTH = 64;

/**
 * A warehouse under a saw-tooth roof, with four docks; origin at the left end of its ground line.
 *
 * @param ribs id of a `ribPattern`
 */
export function warehouse(ribs: string): Svg {
  const teeth = evenlySpaced(SHED / TOOTH, 0, TOOTH);
  return group(
    {},
    teeth.map((x) => plane(`M${x}-${WALL}v-44l${TOOTH} 44z`, 'stone') + plane(`M${x + 5}-${WALL}v-34l18 13v21z`, 'glassShade')).join(''),
    lines(teeth.map((x) => `M${x}-${WALL}v-44l${TOOTH} 44`).join(''), 'line', 'edge'),
    rect(0, -WALL, SHED, WALL, 'stone'),
    el('rect', { x: 0, y: -WALL, width: SHED, height: WALL, fill: `url(#${ribs})` }),
    rect(SHED - 10, -WALL, 10, WALL, 'stoneShade'),
    rect(0, -WALL, SHED, 6, 'stoneShade'),
    evenlySpaced(4, 16, 76).map((x, k) => at(x, 0, dock(k === 1))).join(''),
    lines('M10-94h300', 'line', 'edge'),
  );
}

const DRUM = 52;

/** Grain silos by the canal: five drums, a gallery over them, an elevator tower. Origin at the left end of the ground line. */
export function silos(): Svg {
  const drums = evenlySpaced(5, 0, DRUM);
  const gallery = drums.length * DRUM + 12;
  return group(
    {},
    rect(10, -292, 64, 80, 'stone') + rect(54, -292, 20, 80, 'stoneShade') + lines('M10-292h64', 'line', 'edge'),
    lines(evenlySpaced(3, 20, 10).map((x) => `M${x}-278v12`).join(''), 'line', 'edge'),
    drums.map((x) => rect(x, -196, DRUM, 196, 'stone') + rect(x + 36, -196, 16, 196, 'stoneShade')).join(''),
    lines(drums.map((x) => `M${x}-196V0`).join(''), 'stoneShade', 'edge'),
    rect(-6, -222, gallery, 28, 'stone') + rect(-6, -198, gallery, 6, 'stoneShade'),
    lines(evenlySpaced(16, 6, 16).map((x) => `M${x}-215v10`).join(''), 'line', 'heavy'),
    lines(`M-6-222h${gallery}`, 'line', 'edge'),
  );
}
