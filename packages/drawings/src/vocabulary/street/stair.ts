import { evenlySpaced, lines, num, type Svg } from '../../svg.ts';

/** The height of a rail above its treads: 0.9 m. */
const RAIL = 28;

/** An outside stair between two levels. */
export interface StairShape {
  /** From the foot to the landing, to the right (or to the left, if negative). */
  run: number;
  /** From the foot up to the landing. */
  rise: number;
  /** How far its line bows, as a share of the run: 0 is straight. Default 0. */
  bow?: number;
}

/**
 * A Montréal outside stair in elevation, its foot at the origin: treads, stringer, rail and balusters,
 * straight or bowed as the iron ones are.
 */
export function stair({ run, rise, bow = 0 }: StairShape): Svg {
  const treads = rise / 8;
  const x = (t: number): number => run * (t - bow * Math.sin(2 * Math.PI * t));
  const steps = evenlySpaced(treads + 1, 0, 1 / treads).map((t) => [x(t), -rise * t] as const);
  const side = Math.sign(run) * 4;
  const along = (lift: number): string => steps.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${num(px)} ${num(py - lift)}`).join('');
  return (
    lines(steps.slice(1).map(([px, py]) => `M${num(px - side)} ${num(py)}h${side * 2.4}`).join(''), 'line', 'edge') +
    lines(along(-4), 'line', 'heavy') +
    lines(steps.map(([px, py]) => `M${num(px)} ${num(py)}v-${RAIL}`).join(''), 'line') +
    lines(along(RAIL), 'line', 'edge')
  );
}

/**
 * A spiral stair in elevation, its post at x = 0 and its foot on the floor. The width of each tread depends on its angle,
 * and the rail winds from the front to the back.
 *
 * @param rise to the landing, in units
 * @param radius of the treads, in units
 * @param turns from foot to landing
 */
export function spiralStair(rise: number, radius: number, turns: number): Svg {
  const count = rise / 8;
  // From the left of the foot, around the front, to the right of the landing.
  const angle = (t: number): number => Math.PI + t * turns * 2 * Math.PI;
  const across = (t: number): number => radius * Math.cos(angle(t));
  const isFront = (t: number): boolean => Math.sin(angle(t)) <= 0.02;
  const steps = evenlySpaced(count, 1, 1).map((step) => step / count);
  const helix = (front: boolean, lift: number): string =>
    evenlySpaced(rise / 4 + 1, 0, 4 / rise)
      .map((t, k, all) => {
        if (isFront(t) !== front) return '';
        const before = all[k - 1];
        return `${before !== undefined && isFront(before) === front ? 'L' : 'M'}${num(across(t))} ${num(-rise * t - lift)}`;
      })
      .join('');
  const balusters = (front: boolean): string =>
    steps.filter((t) => isFront(t) === front).map((t) => `M${num(across(t))} ${num(-rise * t)}v-${RAIL}`).join('');
  const treads = (front: boolean): string =>
    steps.filter((t) => isFront(t) === front).map((t) => `M0 ${num(-rise * t)}H${num(across(t))}`).join('');
  return (
    lines(helix(false, RAIL) + helix(false, 0) + balusters(false), 'line') +
    lines(treads(false), 'line', 'edge') +
    lines(`M0 0V${-rise - RAIL}`, 'line', 'heavy') +
    lines(treads(true), 'line', 'heavy') +
    lines(balusters(true), 'line') +
    lines(helix(true, RAIL) + helix(true, 0), 'line', 'edge')
  );
}

/** A balcony seen from the street: slab, brackets, rail; its origin is the slab's top left. */
export function balcony(width: number): Svg {
  const balusters = evenlySpaced(width / 8 + 1, 0, 8).map((x) => `M${x} 0v-${RAIL}`).join('');
  return (
    lines(`M0 2H${width}`, 'line', 'heavy') +
    lines(balusters, 'line') +
    lines(`M0-${RAIL}H${width}`, 'line', 'edge') +
    lines(`M4 4l0 10L14 4M${width - 4} 4v10L${width - 14} 4`, 'line')
  );
}
