import { group, num, type Svg } from '../../svg.ts';

/**
 * Draws a close-up at the scale of a street, a third of its own: a person of 168 units becomes 56.
 *
 * @param x the x of its origin
 * @param y the floor on which it stands
 */
export const atStreetScale = (x: number, y: number, ...drawn: readonly Svg[]): Svg => group({ transform: `translate(${num(x)} ${num(y)})scale(.333)` }, ...drawn);
