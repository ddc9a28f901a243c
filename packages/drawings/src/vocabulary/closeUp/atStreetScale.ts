import { group, num, type Svg } from '../../svg.ts';

/**
 * What is drawn for a close-up, at the scale of a street: at a third, a person of 168 units is one of 56.
 *
 * @param x where its origin lies
 * @param y the floor it stands on
 */
export const atStreetScale = (x: number, y: number, ...drawn: readonly Svg[]): Svg => group({ transform: `translate(${num(x)} ${num(y)})scale(.333)` }, ...drawn);
