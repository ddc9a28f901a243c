import { brand } from '@uno/tokens/brand';
import { at, lines, num, plane, type Point, rect, type Svg } from '../../svg.ts';

/** The edge of a distant wood: small crowns from point to point. */
const wooded = (ridge: readonly Point[], crown: number): string =>
  ridge
    .map(([x, y], index) => {
      const before = ridge[index - 1];
      if (before === undefined) return `M${num(x)} ${num(y)}`;
      const count = Math.max(1, Math.round((x - before[0]) / crown));
      const [dx, dy] = [(x - before[0]) / count, (y - before[1]) / count];
      return Array.from({ length: count }, (_, k) => `q${num(dx * (k % 2 === 0 ? 0.4 : 0.6))} ${num(dy / 2 - 7 - (k % 3))} ${num(dx)} ${num(dy)}`).join('');
    })
    .join('');

/** Whether the drawings show Montréal's mountain: another company's city has it only if its file says so. */
export const hasMountRoyal: boolean = brand.mountRoyal ?? true;

/** The drawing of a part of the mountain, or nothing where the city has none. */
export const onMountRoyal = (drawing: Svg): Svg => (hasMountRoyal ? drawing : '');

/**
 * A wooded mountain from a ridge line down to a floor.
 *
 * @param ridge from left to right
 * @param floor y of its foot
 * @param shaded where the shaded side begins: the points of a darker plane, down to the floor
 */
export function mountain(ridge: readonly Point[], floor: number, shaded: readonly Point[]): Svg {
  const [first, last] = [ridge[0], ridge.at(-1)];
  const [from, to] = [shaded[0], shaded.at(-1)];
  if (first === undefined || last === undefined || from === undefined || to === undefined) return '';
  return onMountRoyal(
    plane(`${wooded(ridge, 26)}V${floor}H${first[0]}z`, 'mountain') +
    plane(`${wooded(shaded, 22)}V${floor}H${from[0]}z`, 'mountainShade'),
  );
}

/** The cross on the mountain: an iron lattice, its foot at the point. */
export const cross = (x: number, y: number): Svg =>
  onMountRoyal(at(
    x,
    y,
    lines('M-7 0L-3-52V-72H3V-52L7 0M-3-52H-20v-6H20v6H3M-6-10L5-24M6-10L-5-24M-4.5-26L4-40M4.5-26L-4-40M-3-52L3-58M3-52L-3-58', 'ink'),
    lines('M0-44V-76M-22-55H22', 'ink', 'edge'),
  ));

/** A distant skyline of plain blocks: `[x, width, height]`. */
export const skyline = (floor: number, slabs: readonly (readonly [number, number, number])[]): Svg =>
  slabs.map(([x, width, height]) => rect(x, floor - height, width, height, 'far')).join('');

/** Geese going south in a V, its point to the left: autumn. */
export const geese = (x: number, y: number): Svg =>
  at(
    x,
    y,
    lines(
      [[0, 0], [15, -7], [30, -14], [46, -20], [14, 8], [29, 15], [44, 23], [58, 29], [73, 37]]
        .map(([px, py]) => `M${px} ${py}q5-5 6 0q3-5 7-2`)
        .join(''),
      'ink',
      'edge',
    ),
  );

/** A parish church behind the roofs: a nave, and the silver spire of its bell tower. Origin at the left end of its ground line. */
export const church: Svg =
  plane('M40 0v-140l14-20h84l12 20V0z', 'stone') +
  plane('M54-160h84l12 20H40z', 'stoneShade') +
  rect(0, -166, 40, 166, 'stone') +
  rect(28, -166, 12, 166, 'stoneShade') +
  plane('M-4-166h48l-6-8H2z', 'stoneShade') +
  plane('M4-174L20-222L36-174z', 'glassShade') +
  plane('M20-222L36-174H24z', 'glassDull') +
  lines('M20-222v-14M15.5-231h9', 'ink', 'edge') +
  plane('M15-155v-4a5 5 0 0 1 10 0v4z', 'line');
