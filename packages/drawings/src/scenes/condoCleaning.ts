import { at, clip, disc, evenlySpaced, faded, lines, num, plane, rect, reflected, type Svg } from '../svg.ts';
import { elevator, letterboxes } from '../vocabulary/closeUp/furniture.ts';
import { closeUpPerson, closeUpPersonFromFront } from '../vocabulary/closeUp/person.ts';
import { backWiping, mopping } from '../vocabulary/closeUp/poses.ts';
import { repainted } from '../vocabulary/closeUp/repainted.ts';
import { ceiling, cut, glazing, streaks, wall } from '../vocabulary/closeUp/room.ts';
import { cord, heldMop, mopBucket, wetFloorSign } from '../vocabulary/closeUp/tools.ts';
import { type Scene, SCENE_SIZE } from './scene.ts';

const CEILING = 34;
/** Where the wall meets the floor, and the line on which the workers stand, nearer to us. */
const WALL = 322;
const FEET = 390;
const BOTTOM = 428;
/** The right edge of the glass entrance. */
const GLASS = 228;
/** The y of the street behind the glass. */
const STREET = 290;

/** A house across the street: three floors, its outside stair to the second, snow on all flat surfaces. */
const house = (x: number, lit: 'brick' | 'stone', shade: 'brickShade' | 'stoneShade', rise = 0): Svg =>
  at(x, STREET,
    rect(0, -146 - rise, 104, 146 + rise, lit), rect(94, -146 - rise, 10, 146 + rise, shade),
    at(0, -rise, rect(-3, -152, 110, 7, shade), plane('M-5-152Q-3-161 12-160Q52-157 92-160Q108-161 109-152z', 'white')),
    evenlySpaced(3, -132, 46).flatMap((y) => [14, 62].map((left) => rect(left, y, 20, 28, 'frame') + rect(left, y, 20, 9, 'glassShade') + rect(left - 2, y + 28, 24, 4, 'white'))).join(''),
    // Gallery and stair.
    rect(38, -52, 62, 4, 'ink'), rect(38, -56, 62, 4, 'white'), lines('M40-54v-18h58v18M50-72v18M60-72v18M70-72v18M80-72v18M90-72v18', 'ink'),
    lines('M38-52L8 0M54-52L24 0', 'ink', 'edge'), evenlySpaced(5, -44, 9).map((y) => rect(34 + (y + 44) * -0.58, y, 16, 3, 'white')).join(''));

const flakes: readonly (readonly [number, number])[] = [
  [26, 58], [58, 92], [84, 50], [112, 76], [140, 106], [166, 56], [196, 84], [214, 118], [44, 128], [98, 142], [176, 150], [20, 178], [128, 184],
  [208, 190], [62, 208], [152, 222], [92, 236], [190, 244], [34, 250],
];

const winter: Svg =
  faded(0.32, rect(0, CEILING, GLASS, STREET - CEILING, 'ink')) +
  house(-26, 'stone', 'stoneShade') + house(80, 'brick', 'brickShade', 12) + house(188, 'stone', 'stoneShade') +
  plane(`M-4 ${STREET + 34}V${STREET - 10}Q30 ${STREET - 20} 60 ${STREET - 6}T96 ${STREET - 4}Q130 ${STREET - 34} 176 ${STREET - 8}T232 ${STREET - 14}V${STREET + 34}z`, 'white') +
  plane(`M-4 ${STREET + 34}V${STREET + 12}Q50 ${STREET} 110 ${STREET + 14}T232 ${STREET + 8}V${STREET + 34}z`, 'glassShade') +
  flakes.map(([x, y], k) => disc(x, y, 2 + (k % 3) * 0.6, 'white')).join('');

/** The glass door between its side light and the wall, its closer above, its pull on the right. */
const entrance: Svg =
  glazing({ x: 0, y: CEILING + 6, width: GLASS, height: WALL - CEILING - 6, mullions: [14, 178], glass: 'glassDull', id: 'winter' }, winter) +
  faded(0.5, streaks(30, 150, 130)) +
  rect(0, CEILING, GLASS, 6, 'ink') +
  rect(0, WALL - 212, GLASS, 8, 'ink') +
  lines(`M18 ${WALL}V${WALL - 202}H174V${WALL}`, 'ink', 'heavy') +
  rect(20, WALL - 24, 152, 22, 'ink') + rect(20, WALL - 24, 152, 3, 'forestLight') +
  rect(156, WALL - 150, 7, 84, 'white') + rect(160, WALL - 150, 3, 84, 'glassDull') + rect(152, WALL - 142, 8, 4, 'ink') + rect(152, WALL - 80, 8, 4, 'ink') +
  rect(GLASS, CEILING, 12, WALL - CEILING, 'ink') + rect(0, WALL - 5, GLASS, 5, 'ink');

/** The panel at the door: the list of tenants, the keys, the camera. */
const intercom: Svg = at(262, 176, rect(0, 0, 30, 56, 'glassDull'), rect(26, 0, 4, 56, 'glassStreak'), disc(13, 9, 3.4, 'ink'), rect(5, 18, 17, 12, 'white'),
  lines('M7 22h13M7 26h9', 'ink'),
  evenlySpaced(3, 36, 6).flatMap((y) => evenlySpaced(3, 5, 6.4).map((x) => rect(x, y, 4, 3.6, 'ink'))).join(''));

/** A console below the letterboxes, with the week’s flyers and a vase of amaryllis. */
const furniture: Svg =
  at(388, WALL,
    lines('M10-74V0M202-74V0', 'ink', 'heavy'), lines('M10-20H202', 'ink', 'edge'),
    rect(0, -82, 212, 9, 'brick'), rect(188, -82, 24, 9, 'brickShade'), lines('M0-73H212', 'ink'),
    plane('M28-82l3-5h36l-2 5z', 'white'), plane('M34-87l4-4h30l-3 4z', 'stone'), lines('M30-84.5h36', 'ink'),
    at(178, -82,
      lines('M-4-44Q-10-66-14-82M0-44V-98M4-44Q12-64 18-74', 'forestLight', 'heavy'),
      plane('M-5-42Q-30-52-32-72Q-12-66-3-44M4-42Q30-50 34-66Q14-66 4-46', 'forestLight'), plane('M4-42Q30-50 34-66Q22-56 4-42', 'frame'),
      plane('M-14-82L-26-92L-18-93L-14-103L-9-93L-1-93z', 'brick'), plane('M0-98L-14-110L-5-111L0-122L6-111L15-110z', 'brick'), plane('M18-74L6-84L14-86L18-95L23-86L32-84z', 'brick'),
      plane('M-9-93L-1-93L-14-82zM6-111L15-110L0-98zM23-86L32-84L18-74z', 'brickShade'),
      plane('M-15 0Q-22-22-11-44H11Q22-22 15 0z', 'white'), plane('M5 0Q12-22 4-44H11Q22-22 15 0z', 'stoneShade'))) +
  at(388, 130, letterboxes(4, 3));

/** The wall with everything in front of it, which the clean floor reflects. */
const lobby: Svg =
  wall(GLASS, CEILING, SCENE_SIZE.width - GLASS, WALL - CEILING, 'far', 'frame') +
  furniture +
  at(648, WALL, elevator('down'), lines('M0 0V-202H112V0', 'ink', 'edge'));

/** The edge of the mopped part, which slants like the tiles. */
const EDGE = { top: 404, bottom: 376 } as const;
const clean = `M${EDGE.top} ${WALL}H${SCENE_SIZE.width}V${BOTTOM}H${EDGE.bottom}z`;

/** A boot print, pointing right: the ribs of the sole and the heel, in a puddle with a white edge of salt. */
const print = (x: number, y: number): Svg =>
  at(x, y,
    plane('M-20 1Q-18-7-2-7T24-4T26 5T0 8T-20 1z', 'white'), plane('M-17 1Q-15-5-2-5T22-3T23 4T0 6T-17 1z', 'glassDull'),
    faded(0.68, plane('M-13-3.5h8v6h-8Q-16 0-13-3.5zM-2-3.8H2V3.6L-2 3.2zM4-4.5H8V4H4zM10-4.6L18-2Q21 1 17 3L10 4z', 'ink')));

const tracks: Svg = evenlySpaced(9, 84, 40).map((x, k) => (k === 6 ? '' : print(x, k % 2 === 0 ? 384 : 410))).join('');

const joints: Svg =
  lines(evenlySpaced(10, 20, 96).map((x) => `M${x} ${WALL}l-28 ${BOTTOM - WALL}`).join('') + `M0 ${WALL + 42}H${SCENE_SIZE.width}`, 'stoneShade');

const sign = at(612, 412, wetFloorSign);

const cleaner = at(320, FEET, closeUpPerson(mopping, { head: 'hijab', headColour: 'brick', skin: 'skinLight' }, { held: cord('M31-116L67-12', 7) + repainted(heldMop, { leaf: 'forestLight' }) }));

/** At the door, seen from behind: he draws a squeegee down the pane. */
const colleague = at(84, 356, closeUpPersonFromFront(backWiping, { head: 'tuque', headColour: 'forestLight', skin: 'skinDeep' },
  { behind: cord('M46-148L44-176', 6, 'ink') + cord('M46-148L44-176', 3, 'sun') + cord('M22-178H66', 6, 'ink') + cord('M22-181H66', 2, 'glassShade') }));

const bucket = at(222, 372, repainted(mopBucket, { leaf: 'forestLight', leafShade: 'frame' }));

const floor: Svg =
  rect(0, WALL, SCENE_SIZE.width, BOTTOM - WALL, 'stone') + joints +
  plane(`M30 ${WALL + 4}H190L182 ${WALL + 34}H22z`, 'cloth') + lines(evenlySpaced(12, 42, 13).map((x) => `M${x} ${WALL + 4}l-8 30`).join(''), 'forestLight') +
  plane(`M62 ${WALL + 20}q2-7 12-6t12 6q-2 5-12 5t-12-5zM98 ${WALL + 14}q2-4 8-4t8 4q-2 4-8 4t-8-4zM122 ${WALL + 24}q4-6 16-5t14 5q-4 5-16 5t-14-5z`, 'white') +
  tracks +
  clip('clean', clean,
    rect(EDGE.bottom, WALL, SCENE_SIZE.width - EDGE.bottom, BOTTOM - WALL, 'glassShade'),
    faded(0.6, reflected(WALL, lobby)),
    lines(evenlySpaced(5, 404, 96).map((x) => `M${x} ${WALL}l-28 ${BOTTOM - WALL}`).join('') + `M${EDGE.bottom} ${WALL + 42}H${SCENE_SIZE.width}`, 'glassClear'),
    plane(evenlySpaced(2, 566, 190).map((x) => `M${num(x)} ${BOTTOM}l28-${BOTTOM - WALL}h8l-28 ${BOTTOM - WALL}z`).join(''), 'glassClear'),
    faded(0.4, reflected(412, sign))) +
  lines(`M${EDGE.top} ${WALL}L${EDGE.bottom} ${BOTTOM}`, 'forestLight', 'edge');

/** The lobby of a condo building in winter. */
export const condoCleaning: Scene<'condoCleaning'> = {
  key: 'condoCleaning',
  subject: 'One cleaner mops the lobby of an apartment building, another washes its glass door; it snows outside.',
  story: 'Boot tracks lead in from the door, under her feet, and stop at the mop; beyond it the floor mirrors the elevator.',
  keyEdges: [
    { what: 'her head from the wall', sides: [[326, 245], [320, 245]] },
    { what: 'the mop’s stick from the floor', sides: [[371, 340], [366, 340]] },
    { what: 'a boot’s sole from its puddle', sides: [[90, 385], [90, 388]] },
    { what: 'the edge of the mopped floor from the dull', sides: [[396, 350], [390, 350]] },
    { what: 'the mirrored elevator’s edge from its door', sides: [[648, 370], [652, 370]] },
    { what: 'the falling snow from the sky', sides: [[58, 92], [58, 98]] },
  ],
  draw: () =>
    rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') +
    cut(0, 0, SCENE_SIZE.width, 28) +
    lobby + entrance + intercom +
    ceiling(0, 28, SCENE_SIZE.width, [[120, false], [330, true], [540, true], [704, true]]) +
    floor +
    lines(`M0 ${WALL}H${SCENE_SIZE.width}`, 'ink', 'edge') +
    cut(0, BOTTOM, SCENE_SIZE.width, 22) +
    colleague + bucket + sign + cleaner,
  wide: { y: 108 },
  square: { x: 24 },
  close: { x: 204, y: 186 },
};
