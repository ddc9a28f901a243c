import type { ArtName } from '@uno/tokens';
import { lines, num, plane, type Svg } from '../../svg.ts';

/** The colours of a tree's crown: the lit colour, and a shade for the right side. */
export type Foliage = readonly [lit: ArtName, shade: ArtName];

/** The foliage of most street trees in early autumn. */
export const greenLeaves: Foliage = ['leaf', 'leafShade'];

/** The foliage of a maple in autumn. */
export const autumnLeaves: Foliage = ['maple', 'mapleShade'];

/** Where a crown's lobes meet, in degrees clockwise from the right. The lobes have different sizes, so that the crown does not look like a flower. */
const seams = [-84, -34, 4, 34, 78, 116, 158, 196, 226, 276] as const;

/** Lobes along an ellipse, from one seam to another; each bulges outwards. */
const lobes = (cy: number, rx: number, ry: number, from: number, to: number): string => {
  const points = seams.slice(from, to + 1).map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
  return points
    .map(([x, y], k) => {
      const before = points[k - 1];
      if (before === undefined) return `M${num(x)} ${num(y)}`;
      const radius = num(Math.hypot(x - before[0], y - before[1]) * 0.66);
      return `A${radius} ${radius} 0 0 1 ${num(x)} ${num(y)}`;
    })
    .join('');
};

/**
 * A street tree with its trunk at x = 0: a crown in two colours, lit from the left.
 *
 * @param height from floor to crown, in units (a street tree is 130 to 220)
 */
export function tree(height: number, [lit, shade]: Foliage): Svg {
  const ry = height * 0.28;
  const rx = ry * 0.94;
  const cy = -height + ry * 1.15;
  const back = [[-0.1, -0.5, 0.24, -0.7], [0.1, -0.36, -0.2, -0.58], [-0.06, -0.3, 0.01, -0.56]]
    .map(([ax = 0, ay = 0, bx = 0, by = 0]) => `q${num(ax * rx)} ${num(ay * ry)} ${num(bx * rx)} ${num(by * ry)}`)
    .join('');
  return (
    plane(`M-3 0L-2 ${num(cy)}h4L3 0z`, 'line') +
    plane(`${lobes(cy, rx, ry, 0, seams.length - 1)}z`, lit) +
    plane(`${lobes(cy, rx, ry, 0, 5)}l${num(rx * 0.5)} ${num(-ry * 0.06)}${back}z`, shade) +
    lines(`M0 ${num(cy + ry)}V${num(cy + ry * 0.1)}M0 ${num(cy + ry * 0.75)}L${num(-rx * 0.4)} ${num(cy + ry * 0.3)}M0 ${num(cy + ry * 0.5)}L${num(rx * 0.3)} ${num(cy)}`, 'line', 'edge')
  );
}
