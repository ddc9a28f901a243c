import { at, evenlySpaced, faded, lines, mirror, plane, rect, type Svg } from '../svg.ts';
import { chairBack, chairSide, desk } from '../vocabulary/closeUp/furniture.ts';
import type { CloseUpPose } from '../vocabulary/closeUp/look.ts';
import { closeUpPerson, closeUpPersonFromFront } from '../vocabulary/closeUp/person.ts';
import { frontSorting, wiping } from '../vocabulary/closeUp/poses.ts';
import { type Block, carpet, ceiling, cityAtNight, cut, glazing, pendant, wall } from '../vocabulary/closeUp/room.ts';
import { cart, foldedCloth } from '../vocabulary/closeUp/tools.ts';
import { type Scene, SCENE_SIZE } from './scene.ts';

const FLOOR = 396;
const CEILING = 108;
const SILL = 288;

const city: readonly Block[] = [
  [-8, 62, 212, 1], [62, 50, 168, 4], [124, 78, 236, 2], [214, 44, 190, 5], [262, 58, 244, 3],
  [404, 66, 222, 6], [482, 46, 192, 2], [534, 62, 206, 4], [600, 44, 240, 1], [660, 52, 176, 3], [722, 86, 216, 5],
];

const building: Svg =
  rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') +
  glazing({ x: 0, y: CEILING, width: SCENE_SIZE.width, height: SILL - CEILING, mullions: evenlySpaced(8, 54, 100), transom: 132, glass: 'ink', frame: 'glassDull', id: 'night' }, cityAtNight(SILL, city)) +
  wall(0, SILL, SCENE_SIZE.width, FLOOR - SILL, 'far') +
  rect(0, SILL - 4, SCENE_SIZE.width, 8, 'white') +
  lines(`M0 ${SILL + 4}h${SCENE_SIZE.width}`, 'stoneShade', 'edge') +
  wall(0, 0, SCENE_SIZE.width, 72, 'far') +
  carpet(0, 72, SCENE_SIZE.width, 8) +
  cut(0, 80, SCENE_SIZE.width, 22) +
  ceiling(0, 102, SCENE_SIZE.width, [[54, false], [254, false], [454, false], [654, false]]) +
  carpet(0, FLOOR, SCENE_SIZE.width, 8) +
  cut(0, FLOOR + 8, SCENE_SIZE.width, 22) +
  ceiling(0, FLOOR + 30, SCENE_SIZE.width, [[154, false], [354, false], [554, false], [754, false]]) +
  rect(0, FLOOR + 36, SCENE_SIZE.width, 18, 'ink') +
  lines(evenlySpaced(8, 54, 100).map((x) => `M${x} ${FLOOR + 36}v18`).join(''), 'glassDull', 'heavy');

/** Things left on a desk. */
const papers: Svg = plane('M0-70l4-5h26l-3 5z', 'white') + lines('M0-70l4-5h26l-3 5zM9-73h14', 'ink');

const mug: Svg = plane('M-6 0V-13H5V0z', 'leaf') + plane('M2 0V-13H5V0z', 'leafShade') + lines('M5-10q6 1 0 7', 'leaf', 'edge');

/** The one lamp that is on: its middle, and its shade's rim. */
const LAMP = { x: 320, rim: CEILING + 54 } as const;
/** The desk under it: its right end, and the lower edge of its top, where the light stops. */
const LIT = { end: 306, top: FLOOR - 64 } as const;

/** Half the width of the lamp's light at the height `y`. */
const halfLightWidth = (y: number): number => Math.round(24 + (y - LAMP.rim) * 0.46);

/** The light's outline from the height `from`, down to the desk, and past its end to the floor. */
const lightOutline = (from: number): string =>
  `M${LAMP.x + halfLightWidth(from)} ${from}L${LAMP.x + halfLightWidth(FLOOR)} ${FLOOR}H${LIT.end}V${LIT.top}H${LAMP.x - halfLightWidth(LIT.top)}L${LAMP.x - halfLightWidth(from)} ${from}z`;

/** The light as a warm veil in the air, and as a bright area on the wall behind. */
const light: Svg =
  faded(0.78, plane(`M${LAMP.x - 24} ${LAMP.rim}h48L${LAMP.x + halfLightWidth(SILL - 4)} ${SILL - 4}H${LAMP.x - halfLightWidth(SILL - 4)}z`, 'sky')) +
  faded(0.09, plane(`M${LAMP.x - 24} ${LAMP.rim}h48L${LAMP.x + halfLightWidth(SILL - 4)} ${SILL - 4}H${LAMP.x - halfLightWidth(SILL - 4)}z`, 'sun')) +
  faded(0.9, plane(lightOutline(SILL + 5), 'white'));

/** The dark part of the office, which the lamp does not reach. */
const dusk: Svg = faded(0.2, plane(`M0 ${CEILING}V${FLOOR}H${SCENE_SIZE.width}V${CEILING}z${lightOutline(LAMP.rim)}`, 'ink'));

/** Like `wiping`, but leaning further over the desk; the far hand holds the edge at (39, −76). */
const leaning: CloseUpPose = {
  ...wiping, head: [14, -45.8], shoulder: [8.4, -39], far: 'fist',
  nearArm: [[13.8, -31.2], [22.2, -26.7]], farArm: [[6, -30], [12.9, -25.2]],
};

/** The bunched cloth under her hand, with an outline, because it is as light as the lit desk. */
const bunch = 'M47-70.5Q53-72 54-76Q58-82 66-79Q76-82 79-76Q82-71 90-70.5z';
const cloth: Svg =
  plane(bunch, 'sun') + plane('M72-80Q77-80 79-76Q82-71 90-70.5H74Q77-75 72-80z', 'sunShade') + lines('M58-72Q62-76 69-74', 'sunShade') +
  lines(bunch, 'ink');

/** A colleague behind the cart who faces the viewer and counts cloths. */
const colleague: Svg = closeUpPersonFromFront(frontSorting, { head: 'short', hair: 'hairGrey', beard: true, skin: 'skinLight', build: 'broad' },
  { held: at(-13, -95, foldedCloth('leaf', 'leafShade')) + at(-13, -103, foldedCloth('white', 'glassShade')) + at(-13, -111, foldedCloth('leaf', 'leafShade')) });

/** A chair with a pale rim, so that its back is visible in front of the dark screen. */
const askew: Svg = lines('M-26-56Q-38-94-33-100Q-28-104-25-98Q-19-74-20-56', 'far', 'heavy') + chairSide;
const tucked: Svg = lines('M-21-56Q-25-94-18-100Q0-106 18-100Q25-94 21-56', 'far', 'heavy') + chairBack;

/** An office after hours. */
export const officeCleaning: Scene<'officeCleaning'> = {
  key: 'officeCleaning',
  subject: 'A cleaner wipes a desk in an office at night while a colleague counts cloths behind their cart; the city is behind the windows.',
  story: 'The chairs on the left are still askew; those on the right are tucked in.',
  keyEdges: [
    { what: 'her face from the lit air', sides: [[297, 262], [286, 262]] },
    { what: 'the cloth from the lit desk', sides: [[LIT.end - 36, FLOOR - 71], [LIT.end - 36, FLOOR - 68]] },
    { what: 'the light from the night', sides: [[LAMP.x - 36, 200], [LAMP.x - 48, 200]] },
    { what: 'an askew chair from the wall', sides: [[126, FLOOR - 78], [116, FLOOR - 78]] },
    { what: 'the back of the askew chair from its rim', sides: [[124, FLOOR - 94], [118, FLOOR - 94]] },
    { what: 'the back of a tucked chair from its rim', sides: [[568, FLOOR - 92], [561, FLOOR - 92]] },
  ],
  draw: () =>
    building +
    light +
    pendant(120, CEILING, 34) + pendant(520, CEILING, 34) + pendant(720, CEILING, 34) +
    at(8, FLOOR, desk({ width: 134, monitor: 92 }), at(4, 0, papers), at(22, 0, mirror(askew))) +
    at(172, FLOOR, desk({ width: 134, monitor: 62 }), at(14, -70, mug)) +
    at(154, FLOOR, askew) +
    at(530, FLOOR, desk({ width: 126, monitor: 63 }), at(54, 0, tucked)) +
    at(666, FLOOR, desk({ width: 126, monitor: 63 }), at(54, 0, tucked)) +
    dusk +
    pendant(LAMP.x, CEILING, 34, true, 0) +
    at(462, FLOOR - 3, colleague) +
    at(388, FLOOR, cart) +
    at(344, FLOOR, closeUpPerson(leaning, { head: 'bun', skin: 'skin', build: 'slight' }, { held: at(5, 0, cloth), left: true })),
  wide: { y: 100 },
  square: { x: 96 },
  close: { x: 196, y: 162 },
};
