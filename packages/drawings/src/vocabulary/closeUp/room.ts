import { at, clip, type Colour, disc, el, evenlySpaced, group, lines, num, paint, plane, rect, type Svg } from '../../svg.ts';

/** A door of 2.1 m in a close-up. */
const DOOR_CLOSE = 202;

/** A cut slab or wall: solid ink. */
export const cut = (x: number, y: number, width: number, height: number): Svg => rect(x, y, width, height, 'ink');

/** A flat wall with a skirting of 10 units, whose upper edge is a line. `y` and `height` include the skirting. */
export const wall = (x: number, y: number, width: number, height: number, colour: Colour = 'far', skirting: Colour = 'stone'): Svg =>
  rect(x, y, width, height, colour) +
  rect(x, y + height - 10, width, 10, skirting) +
  lines(`M${num(x)} ${num(y + height - 10)}h${num(width)}`, 'stoneShade');

/** A tiled floor as a strip below its line: joints at regular distances, rows that become narrower towards the wall. */
export const tiles = (x: number, y: number, width: number, height: number, joint = 64, colour: Colour = 'stone', line: Colour = 'stoneShade'): Svg =>
  rect(x, y, width, height, colour) +
  lines(
    [0.28, 0.62].map((part) => `M${num(x)} ${num(y + height * part)}h${num(width)}`).join('') +
      evenlySpaced(Math.ceil(width / joint), x + joint / 2, joint).map((left) => `M${num(left)} ${num(y)}v${num(height)}`).join(''),
    line,
  );

/** Carpet as a strip below its line: short tufts. */
export const carpet = (x: number, y: number, width: number, height: number, colour: Colour = 'glassDull', tuft: Colour = 'leafShade'): Svg =>
  rect(x, y, width, height, colour) +
  el('path', { d: `M${num(x)} ${num(y + 5)}h${num(width)}M${num(x + 7)} ${num(y + 12)}h${num(width)}`, stroke: paint(tuft), 'stroke-width': 2, 'stroke-dasharray': '2 12' });

/** A ceiling's edge with recessed lights, each 72 wide, at the middles given; lit ones are clear. */
export const ceiling = (x: number, y: number, width: number, lights: readonly (readonly [middle: number, lit: boolean])[]): Svg =>
  rect(x, y, width, 6, 'stone') +
  lights.map(([middle, lit]) => rect(middle - 36, y, 72, 6, lit ? 'white' : 'glassDull')).join('') +
  lines(`M${num(x)} ${num(y + 6)}h${num(width)}`, 'stoneShade');

/** One building of a skyline at night: left, width, top, seed of its lit windows. */
export type Block = readonly [left: number, width: number, top: number, seed: number];

/** A city at night, down to `base`: dark blocks with a few lit windows. Draw it inside a window. */
export const cityAtNight = (base: number, blocks: readonly Block[]): Svg =>
  blocks
    .map(([left, width, top, seed]) => {
      const columns = Math.floor((width - 8) / 12);
      const rows = Math.floor((base - top - 10) / 14);
      const lit = evenlySpaced(columns * rows, 0, 1)
        .filter((k) => (k * 37 + seed * 13 + ((k * k) % 11)) % 7 < 2)
        .map((k) => `M${left + 7 + (k % columns) * 12} ${top + 9 + Math.floor(k / columns) * 14}h5v7h-5z`)
        .join('');
      return rect(left, top, width, base - top, 'forestLight') + rect(left + width - 5, top, 5, base - top, 'frame') + plane(lit, 'glassShade');
    })
    .join('');

/** The shape and the colours of a glass wall. */
export interface Glazing {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The positions of the mullions, from the left edge. */
  mullions: readonly number[];
  /** Height of a horizontal bar above the bottom, if there is one. */
  transom?: number;
  /** The glass: `cloth` at night, `glassShade` by day. Default day. */
  glass?: Colour;
  frame?: Colour;
  /** An id, unique in the scene. */
  id: string;
}

/** A wall of glass with the view through it. Mullions are 4 wide, the transom 2. */
export const glazing = ({ x, y, width, height, mullions, transom, glass = 'glassShade', frame = 'ink', id }: Glazing, beyond: Svg = ''): Svg =>
  rect(x, y, width, height, glass) +
  (beyond === '' ? '' : clip(id, `M${x} ${y}h${width}v${height}h${-width}z`, beyond)) +
  lines(mullions.map((left) => `M${num(x + left)} ${y}v${height}`).join(''), frame, 'heavy') +
  (transom === undefined ? '' : lines(`M${x} ${num(y + height - transom)}h${width}`, frame, 'edge'));

/** Two slanted streaks of light, which show that a pane is glass. */
export const streaks = (x: number, y: number, height: number, colour: Colour = 'glassClear'): Svg => {
  const run = num(height * 0.42);
  return plane(`M${x} ${y + height}l${run}-${height}h14l-${run} ${height}zM${x + 24} ${y + height}l${run}-${height}h5l-${run} ${height}z`, colour);
};

/** The size and the parts of a door. */
export interface DoorLook {
  width?: number;
  leaf?: Colour;
  shade?: Colour;
  /** Whether it has a narrow pane beside the handle. Default `true`. */
  glazed?: boolean;
  /** Whether there is a sign on the wall beside it. Default `true`. */
  sign?: boolean;
}

/**
 * A door of 202 units in its frame: pane, lever, kick plate, hinges, closer. The origin is the bottom left of
 * the leaf, on the floor; the leaf is 96 wide, the frame 6 more on each side.
 */
export function door({ width = 96, leaf = 'frame', shade = 'cloth', glazed = true, sign = true }: DoorLook = {}): Svg {
  const height = DOOR_CLOSE;
  return (
    plane(`M-7 0V-${height + 7}H${width + 7}V0H${width}V-${height}H0V0z`, 'stoneShade') +
    rect(0, -height, width, height, leaf) +
    rect(width - 10, -height, 10, height, shade) +
    lines(`M0 0V-${height}H${width}`, 'ink', 'edge') +
    (glazed ? rect(14, -176, 22, 92, 'glassShade') + plane('M14-120l22-40v18l-22 40z', 'glassClear') + lines('M14-176h22v92h-22z', 'ink') : '') +
    rect(8, -30, width - 22, 22, 'glassDull') +
    lines(`M8-30h${width - 22}`, 'glassClear') +
    lines(`M${width - 20}-${height - 6}h-34l-12 8`, 'ink', 'edge') +
    rect(width - 34, -height + 3, 24, 7, 'glassDull') +
    rect(10, -104, 7, 20, 'glassDull') +
    lines('M13-96h15', 'white', 'heavy') +
    lines(`M${width - 1}-184v14M${width - 1}-40v14`, 'glassDull', 'edge') +
    (sign ? rect(width + 16, -150, 26, 20, 'leaf') + lines(`M${width + 20}-143h18M${width + 20}-137h11`, 'white', 'edge') : '')
  );
}

/** A pendant lamp: cord from the ceiling, shade at `drop`. When lit, its light falls on everything behind it. */
export const pendant = (x: number, top: number, drop: number, lit = false, reach = 200, cord: Colour = 'glassDull'): Svg =>
  (lit ? group({ opacity: '.2' }, plane(`M${x - 24} ${top + drop + 20}h48l${num(reach * 0.42)} ${reach}h-${num(48 + reach * 0.84)}z`, 'glassClear')) : '') +
  lines(`M${x} ${top}v${drop}`, cord, 'edge') +
  plane(`M${x - 7} ${top + drop}h14q16 4 19 20h-52q3-16 19-20z`, lit ? 'white' : 'leaf') +
  plane(`M${x + 7} ${top + drop}q16 4 19 20h-14q-2-14-9-20z`, lit ? 'stone' : 'leafShade') +
  (lit ? rect(x - 14, top + drop + 20, 28, 4, 'glassClear') : '');

/** A plant in its pot, 88 units high; the origin is the floor under the pot. */
export const plant: Svg =
  plane('M-16-34H16L12 0H-12z', 'stone') + plane('M6-34H16L12 0H4z', 'stoneShade') +
  plane('M0-34Q-26-44-30-74Q-8-66-2-40Q-14-70-4-96Q10-72 3-42Q10-62 30-76Q28-46 4-34z', 'leaf') +
  plane('M3-38Q10-62 30-76Q28-46 4-34z', 'leafShade') + lines('M-1-36Q-12-52-24-66M0-36Q-2-66-3-84', 'leafShade');

/** A clock of 40 units; hands at the hour and the minute given. */
export const clock = (hour: number, minute: number): Svg => {
  const hand = (part: number, length: number): string => `M0 0L${num(length * Math.sin(part * 2 * Math.PI))} ${num(-length * Math.cos(part * 2 * Math.PI))}`;
  return disc(0, 0, 20, 'ink') + disc(0, 0, 17, 'white') + lines(hand((hour + minute / 60) / 12, 8.5) + hand(minute / 60, 13.5), 'ink', 'edge') + disc(0, 0, 2, 'ink');
};

/** A socket in a wall; its cord begins at its middle. */
export const socket = (x: number, y: number): Svg => at(x, y, rect(-7, -9, 14, 18, 'white'), lines('M-7-9h14v18h-14z', 'stoneShade'), disc(0, 0, 3.4, 'ink'));

/** The print of a shoe on a floor, its toe to the right, 34 long. Origin: its middle. */
export const footprint = (colour: Colour): Svg => plane('M-13-3.5h8v6h-8Q-16 0-13-3.5zM-2-4Q10-6 18-2Q21 1 17 3Q8 5-2 3.5z', colour);
