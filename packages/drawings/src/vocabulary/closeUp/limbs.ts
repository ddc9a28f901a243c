import { drawnMark } from '../../mark/mark.ts';
import { type Colour, el, lines, num, paint, plane, type Point, polyline, type Svg } from '../../svg.ts';
import type { Limb } from '../street/person.ts';
import type { Grip, PersonColours } from './look.ts';

/** A close-up is at three times the scale of a street: a person of 168 units in a storey of 288. */
const CLOSE = 3;

/** A joint in the units of a close-up. */
export const closeUpPoint = ([x, y]: Point): Point => [x * CLOSE, y * CLOSE];
const angleOf = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax);
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** A point on the line between two others: `part` 0 is the first. */
export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part];

/** The outline around two discs: one section of a limb. */
export function taper([ax, ay]: Point, ra: number, [bx, by]: Point, rb: number): string {
  const turn = angleOf([ax, ay], [bx, by]);
  const lean = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / Math.hypot(bx - ax, by - ay))));
  const on = (x: number, y: number, r: number, angle: number): string => `${num(x + r * Math.cos(angle))} ${num(y + r * Math.sin(angle))}`;
  const big = lean < Math.PI / 2 ? 1 : 0;
  return (
    `M${on(ax, ay, ra, turn + lean)}A${num(ra)} ${num(ra)} 0 ${big} 1 ${on(ax, ay, ra, turn - lean)}` +
    `L${on(bx, by, rb, turn - lean)}A${num(rb)} ${num(rb)} 0 ${1 - big} 1 ${on(bx, by, rb, turn + lean)}z`
  );
}

/** A limb of two bones, in one path. */
export const bones = (from: Point, [joint, end]: Limb, [r0, r1, r2]: readonly [number, number, number]): string =>
  taper(from, r0, joint, r1) + taper(joint, r1, end, r2);

/** A mitten with its thumb; it lies along the forearm, the thumb always on the upper side. */
export function hand([wrist, end]: Limb, grip: Grip, [skin, shade]: readonly [Colour, Colour]): Svg {
  const forearm = degrees(angleOf(wrist, end));
  // A flat hand bends at the wrist, so that it lies on the surface that it wipes.
  const angle = grip === 'flat' ? forearm * 0.3 : forearm;
  const over = Math.abs(angle) > 90;
  const shape =
    grip === 'fist'
      ? plane('M-8-4.5Q0-7 5-6Q9-4 8.5 1Q8 6.5 2 6.5Q-4 6-8 4z', skin) +
        lines('M3 6Q1 2.5 4-.5M-1 5.8Q-2 3-.5 1', shade) +
        plane('M-4-4.5Q1-9.5 6.5-7.5Q8.5-5.5 5.5-4.2L-1-2z', skin) +
        lines('M5.5-4.2L-1-2.2', shade)
      : plane('M-9-4.5Q-2-6.5 5-4.5Q13-2.5 15 1Q15.5 4 10 4H-6Q-10 1-9-4.5z', skin) +
        plane('M-4 0Q2-1 6 2.5Q8 5 4.5 5.5L-5 4z', skin) +
        lines('M6.5 2.5Q7 4.5 4.5 5.2M8 1.5L14 2.4', shade);
  const [x, y] = end;
  return el('g', { transform: `translate(${num(x)} ${num(y)})rotate(${num(angle)})${over ? 'scale(1 -1)' : ''}` }, shape);
}

/** The fingers of the far hand, closed over the held object. */
export const fingers = ([wrist, end]: Limb, [, shade]: readonly [Colour, Colour]): Svg => {
  const angle = degrees(angleOf(wrist, end));
  const over = Math.abs(angle) > 90;
  return el(
    'g',
    { transform: `translate(${num(end[0])} ${num(end[1])})rotate(${num(angle)})${over ? 'scale(1 -1)' : ''}` },
    plane('M1-5Q7-6 8-2Q9 3 5.5 5.5Q1 6.5 .5 3z', shade),
  );
};

/** A shoe, its heel lifted by `lift` degrees. */
export const shoe = ([x, y]: Point, lift: number): Svg =>
  el(
    'g',
    { transform: `translate(${num(x)} ${num(y + 4.5)})${lift === 0 ? '' : `rotate(${num(lift)} ${lift > 45 ? '0 -4.5' : '15 0'})`}` },
    plane('M-8.5-2.5V-10Q-3-13 5-11Q8-7.5 14-6.5Q18-5.5 18-2.5z', 'ink') + plane('M-9-3H18.2V0H-9z', 'stoneShade'),
  );

/** The mark on the crew's clothes: ten units square, about its middle, in two colours. */
export const crewMark: Svg = drawnMark(-5, -5, 10, { frame: 'frame', panes: 'white', lit: 'white' });

/** A band across a limb or a body: a strip of paper white. */
export const band = (from: Point, to: Point, width = 5): Svg =>
  el('path', { d: polyline(from, to), fill: 'none', stroke: paint('white'), 'stroke-width': width });

/** An arm in its sleeve, with an outline where it is in front of the body. */
export const arm = (from: Point, limb: Limb, c: PersonColours, colour: Colour, edge?: Colour, shoulder = 9.4): Svg => {
  const cuff = between(limb[0], limb[1], 0.78);
  const d = bones(from, [limb[0], cuff], [shoulder * c.girth, 7.4 * c.girth, 6]);
  // The outline is under the sleeve, so that no seam is visible at the elbow.
  return (edge === undefined ? '' : el('path', { d, fill: 'none', stroke: paint(edge), 'stroke-width': 3 })) + plane(d, colour);
};

/** Band, mark and cuff of the near sleeve. */
export function sleeve(from: Point, [joint, end]: Limb, c: PersonColours, marked = true): Svg {
  const across = (part: number, half: number, a: Point, b: Point): readonly [Point, Point] => {
    const turn = angleOf(a, b) + Math.PI / 2;
    const [x, y] = between(a, b, part);
    return [[x + half * Math.cos(turn), y + half * Math.sin(turn)], [x - half * Math.cos(turn), y - half * Math.sin(turn)]];
  };
  const [x, y] = between(from, joint, 0.3);
  const turn = degrees(angleOf(from, joint)) - 90;
  const cuff = across(0.74, 6.2, joint, end);
  return (
    band(...across(0.82, 7.6 * c.girth, from, joint), 4) +
    (marked ? el('g', { transform: `translate(${num(x)} ${num(y)})rotate(${num(turn)})` }, crewMark) : '') +
    el('path', { d: polyline(...cuff), stroke: paint('sunShade'), 'stroke-width': 4 })
  );
}

/** A limb in the units of a close-up. */
export const closeUpLimb = ([joint, end]: Limb): Limb => [closeUpPoint(joint), closeUpPoint(end)];
