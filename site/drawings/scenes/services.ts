import { figure } from '../figure.ts';
import { filter, roofUnit } from '../parts/air.ts';
import { far } from '../parts/far.ts';
import { basin, chairBack, counter, desk, letterboxes, lift } from '../parts/furniture.ts';
import { kneeling, lighting, mopping, pushing, reaching, wiping } from '../parts/poses.ts';
import { clock, door, plant } from '../parts/room.ts';
import { burnisher, cord, extractor, handSqueegee, heldMop, jug, stepLadder, torch, wand, wetFloorSign, wipingCloth } from '../parts/tools.ts';
import { at, clip, faded, group, lines, plane, rect, rhythm, type Svg } from '../svg.ts';
import { green, tree } from '../tree.ts';
import { FRAME, type Scene } from './scene.ts';

/** Floor to floor, the floors from below, and the roof. */
const STOREY = 84;
const GROUND = 424;
const floors = rhythm(4, GROUND, -STOREY);
const ROOF = GROUND - 4 * STOREY;
const SLAB = 8;

/** The building from outside to outside, and the shaft that divides it. */
const LEFT = 184;
const RIGHT = 616;
const SHAFT = { left: 428, right: 484 } as const;
const WALL = 8;
/** Where the rooms on the left and those on the right begin. */
const A = LEFT + WALL;
const B = SHAFT.right + WALL;

/** Where the duct rises in the shaft: its left side. */
const DUCT = SHAFT.right - 24;

const [lobbyFloor = 0, meetingFloor = 0, officeFloor = 0, siteFloor = 0] = floors;

/** A room's back wall, its skirting, and lights in its ceiling. */
const room = (x: number, floor: number, width: number, lights: readonly number[], colour: 'far' | 'white' | 'stone' = 'far'): Svg =>
  rect(x, floor - STOREY, width, STOREY, colour) + rect(x, floor - 4, width, 4, 'stoneShade') +
  lights.map((light) => rect(x + light, floor - STOREY + SLAB, 26, 3, 'white')).join('') + lines(lights.map((light) => `M${x + light} ${floor - STOREY + SLAB + 3}h26`).join(''), 'stoneShade');

/** A window in a back wall, with the far city; its glass lies from `sill` to `top` above the floor. */
const view = (x: number, floor: number, width: number, id: string, top = 64, sill = 24): Svg =>
  rect(x - 3, floor - top - 3, width + 6, top - sill + 6, 'white') +
  clip(id, `M${x} ${floor - top}h${width}V${floor - sill}h${-width}z`,
    rect(x, floor - top, width, top, 'glassShade'),
    plane(`M${x} ${floor}v-38h14v-10h12v16h10v-8h16V${floor}zM${x + width} ${floor}v-44h-12v6h-14V${floor}z`, 'glassDull'),
    plane(`M${x + width * 0.46} ${floor - 16}l24-54h8l-24 54z`, 'glassClear')) +
  lines(`M${x + width / 2} ${floor - top}V${floor - sill}`, 'white', 'edge') + lines(`M${x - 4} ${floor - sill + 3}h${width + 8}`, 'stoneShade', 'edge');

/** Being finished: studs on the left, boards with their seams, a window from which the film comes off. */
const site: Svg =
  room(A, siteFloor, SHAFT.left - WALL - A, [], 'white') +
  rect(A, siteFloor - STOREY, 74, STOREY, 'far') +
  lines(rhythm(4, A + 10, 18).map((x) => `M${x} ${siteFloor}v-${STOREY}`).join(''), 'stoneShade', 'ground') + lines(`M${A} ${siteFloor - 42}h70`, 'stoneShade', 'edge') +
  lines(`M${A + 74} ${siteFloor}v-${STOREY}`, 'stoneShade', 'edge') +
  view(340, siteFloor, 68, 'view', 70, 16) +
  faded(0.75, plane(`M384 ${siteFloor - 70}h24v54h-30q8-16 8-28t-2-26z`, 'white')) + lines(`M384 ${siteFloor - 70}q4 14 2 26t-8 28`, 'glassDull', 'edge') +
  far(232, siteFloor, stepLadder(4)) + far(210, siteFloor, jug('leaf', 'leafShade')) +
  far(342, siteFloor, figure(reaching, { head: 'tuque', headColour: 'leaf', skin: 'skinFair', hair: 'hairBrown' }, { held: at(40, -158, handSqueegee) }));

const siteBeside: Svg =
  room(B, siteFloor, RIGHT - WALL - B, []) +
  far(B + 14, siteFloor, door({ glazed: false, sign: false })) +
  far(B + 70, siteFloor, rect(0, -44, 64, 44, 'stone') + rect(54, -44, 10, 44, 'stoneShade') + lines('M0-44h64M32-44v14', 'stoneShade', 'edge') + at(8, -44, rect(0, -30, 44, 30, 'stone'), rect(36, -30, 8, 30, 'stoneShade')));

const office: Svg =
  room(A, officeFloor, SHAFT.left - WALL - A, [20, 94, 168]) +
  view(A + 12, officeFloor, 56, 'v1') + view(A + 86, officeFloor, 56, 'v2') + view(A + 160, officeFloor, 56, 'v3') +
  far(A + 8, officeFloor, desk({ width: 134, monitor: 60 }), at(54, 0, chairBack)) +
  far(A + 62, officeFloor, desk({ width: 134, monitor: 60 }), at(54, 0, chairBack)) +
  far(A + 164, officeFloor, desk({ width: 142, monitor: 94 })) +
  far(A + 148, officeFloor, figure(wiping, { head: 'bun', skin: 'skin', build: 'slight' }, { held: wipingCloth }));

/** The kitchenette: cupboards above, a counter with its sink, a refrigerator. */
const kitchenette: Svg =
  room(B, officeFloor, RIGHT - WALL - B, [12], 'white') +
  far(B + 2, officeFloor,
    rect(0, -172, 66, 172, 'glassShade') + rect(56, -172, 10, 172, 'glassDull') + lines('M0-108h66M10-124v-30M10-98v40', 'ink', 'edge'),
    at(74, 0, counter(252, 4)), rect(80, -8, 240, 8, 'stoneShade'),
    rect(74, -196, 180, 58, 'leaf') + rect(240, -196, 14, 58, 'leafShade') + lines('M134-196v58M194-196v58M126-150v8M142-150v8M202-150v8', 'leafShade', 'edge'),
    cord('M170-88v-20q0-10 12-10t10 10', 4, 'ink'),
    rect(268, -122, 30, 34, 'ink') + rect(274, -114, 18, 14, 'glassDull') + rect(278, -96, 10, 8, 'white')) +
  far(B + 50, officeFloor, figure(mopping, { head: 'hijab', headColour: 'leafShade', skin: 'skinLight' }, { held: heldMop }));

/** The meeting room: a long table, chairs behind it, a screen; the carpet cleaned on one side. */
const meeting: Svg =
  room(A, meetingFloor, SHAFT.left - WALL - A, [20, 94, 168]) +
  rect(A, meetingFloor - 4, SHAFT.left - WALL - A, 4, 'glassDull') +
  rect(A + 8, meetingFloor - 70, 76, 40, 'ink') + rect(A + 10, meetingFloor - 68, 72, 36, 'frame') + plane(`M${A + 10} ${meetingFloor - 40}l22-28h16l-28 36h-10z`, 'forestLight') +
  far(A + 14, meetingFloor, rhythm(3, 50, 76).map((x) => at(x, 0, chairBack)).join('') + rhythm(2, 40, 156).map((x) => rect(x, -64, 10, 60, 'stoneShade') + rect(x - 22, -6, 54, 6, 'ink')).join('') + rect(-4, -76, 254, 8, 'white') + rect(222, -76, 28, 8, 'stone') + lines('M-4-68h254', 'ink', 'edge')) +
  far(A + 122, meetingFloor, extractor, cord('M78-40Q120-20 150-12Q186-4 196-30T214-104', 5, 'ink')) +
  far(A + 182, meetingFloor, figure(mopping, { head: 'curly', skin: 'skinDeep' }, { held: wand }));

/** A washroom: basins under a mirror. */
const washroom: Svg =
  room(B, meetingFloor, RIGHT - WALL - B, [78], 'white') +
  rect(B, meetingFloor - 36, RIGHT - WALL - B, 32, 'glassShade') + lines(`M${B} ${meetingFloor - 36}h${RIGHT - WALL - B}M${B} ${meetingFloor - 20}h${RIGHT - WALL - B}${rhythm(7, B + 8, 16).map((x) => `M${x} ${meetingFloor - 36}v32`).join('')}`, 'glassDull') +
  rect(B + 10, meetingFloor - 69, 70, 28, 'glassDull') + plane(`M${B + 22} ${meetingFloor - 41}l13-28h12l-13 28z`, 'glassShade') + lines(`M${B + 10} ${meetingFloor - 69}h70v28h-70z`, 'ink') +
  far(B + 26, meetingFloor, basin) + far(B + 64, meetingFloor, basin) + rect(B + 92, meetingFloor - 54, 12, 16, 'ink') + rect(B + 94, meetingFloor - 40, 8, 4, 'white');

/** The lobby: lift, clock, a desk, a plant; the sign stands where the floor is done. */
const lobby: Svg =
  room(A, lobbyFloor, SHAFT.left - WALL - A, [20, 94, 168], 'stone') +
  rect(A, lobbyFloor - 34, SHAFT.left - WALL - A, 3, 'stoneShade') +
  far(A + 44, lobbyFloor, group({ transform: 'scale(.94)' }, lift('down'))) + far(A + 184, lobbyFloor - 62, clock(21, 40)) +
  far(A + 164, lobbyFloor, rect(0, -104, 150, 104, 'frame') + rect(128, -104, 22, 104, 'cloth') + rect(-6, -112, 162, 9, 'white') + rect(88, -138, 40, 24, 'ink') + lines('M20-52h90M20-26h90', 'forestLight', 'edge')) +
  far(A + 20, lobbyFloor, wetFloorSign) +
  far(A + 107, lobbyFloor, figure(pushing, { head: 'short', skin: 'skinLight', headColour: 'hairGrey', hair: 'hairGrey', beard: true, build: 'broad' }, { held: burnisher }));

/** The way in: letterboxes, a mat, a glass door and its canopy. */
const entrance: Svg =
  room(B, lobbyFloor, RIGHT - WALL - B, [12, 66], 'far') +
  far(B + 12, lobbyFloor - 66, letterboxes(5, 4)) + far(B + 98, lobbyFloor, plant) +
  rect(B + 66, lobbyFloor - 3, 50, 3, 'leafShade');

/** The shaft: a duct rises through it to the roof; someone stands on the grating and lights it. */
const shaft: Svg =
  rect(SHAFT.left - WALL, ROOF, SHAFT.right - SHAFT.left + 2 * WALL, GROUND - ROOF, 'ink') +
  rect(SHAFT.left, ROOF, SHAFT.right - SHAFT.left, GROUND - ROOF, 'forestLight') +
  lines(`M${SHAFT.left + 4} ${ROOF}V${GROUND}`, 'frame', 'ground') +
  rect(DUCT, ROOF - 12, 18, GROUND - ROOF + 12, 'glassDull') + rect(DUCT + 14, ROOF - 12, 4, GROUND - ROOF + 12, 'glassStreak') +
  lines(rhythm(8, ROOF + 22, 44).map((y) => `M${DUCT - 2} ${y}h22`).join(''), 'ink', 'edge') +
  lines(floors.slice(1).map((y) => `M${SHAFT.left} ${y + 1}h${DUCT - SHAFT.left - 2}`).join(''), 'ink', 'ground') +
  clip('beam', `M${SHAFT.left} ${ROOF}H${SHAFT.right}V${GROUND}H${SHAFT.left}z`,
    far(SHAFT.left + 14, meetingFloor, figure(lighting, { head: 'helmet', headColour: 'white', skin: 'skin', beard: true }, { held: at(33, -122, torch(-72, 300)) })));

/** On the roof: units on their curbs, a vent, and someone who changes a filter. */
const roof: Svg =
  rect(DUCT, ROOF - SLAB - 4, 18, SLAB + 6, 'glassDull') + rect(DUCT + 14, ROOF - SLAB - 4, 4, SLAB + 6, 'glassStreak') +
  group({ transform: `translate(${SHAFT.left + 12} ${ROOF - SLAB})scale(.5)` }, roofUnit) + rect(SHAFT.left + 14, ROOF - SLAB - 34, 9, 26, 'ink') +
  group({ transform: `translate(${A + 22} ${ROOF - SLAB})scale(.4)` }, roofUnit) +
  lines(`M${A + 118} ${ROOF - SLAB}v-18h10M${RIGHT - 40} ${ROOF - SLAB}v-30`, 'ink', 'ground') + rect(RIGHT - 48, ROOF - SLAB - 34, 16, 5, 'ink') +
  far(SHAFT.left - 22, ROOF - SLAB, figure(kneeling, { head: 'cap', headColour: 'leaf', skin: 'skinLight', hair: 'hairBrown' }, { held: at(44, -62, filter()) }));

/** What is cut: slabs, outer walls, the ground. */
const section: Svg =
  rect(LEFT, ROOF - SLAB, RIGHT - LEFT, SLAB, 'ink') + rect(LEFT, ROOF - 18, WALL, 18, 'ink') + rect(RIGHT - WALL, ROOF - 18, WALL, 18, 'ink') +
  floors.slice(1).map((y) => rect(LEFT, y, SHAFT.left - LEFT, SLAB, 'ink') + rect(SHAFT.right, y, RIGHT - SHAFT.right, SLAB, 'ink')).join('') +
  rect(LEFT, ROOF, WALL, GROUND - ROOF, 'ink') + rect(RIGHT - WALL, ROOF, WALL, GROUND - ROOF - 76, 'ink') +
  rect(RIGHT - 5, GROUND - 76, 3, 76, 'glassDull') + lines(`M${RIGHT - 7} ${GROUND - 38}v14M${RIGHT} ${GROUND - 38}v14`, 'ink', 'edge') +
  rect(RIGHT - WALL, GROUND - 84, 52, 6, 'ink') +
  rect(0, GROUND, FRAME.width, FRAME.height - GROUND, 'ink') + rect(0, GROUND, LEFT, 6, 'stoneShade') + rect(RIGHT, GROUND, FRAME.width - RIGHT, 6, 'stoneShade');

const outside: Svg =
  plane(`M0 ${GROUND}V236h44v-30h52v64h40v-24h48V${GROUND}zM${RIGHT} ${GROUND}V252h36v-58h56v86h44v-40h48V${GROUND}z`, 'far') +
  at(112, GROUND, tree(150, green)) + at(706, GROUND, tree(128, green));

/** A building seen through its wall. */
export const services: Scene<'services'> = {
  key: 'services',
  subject: 'An office building cut open from lobby to roof, with someone of the crew at work on every floor.',
  story: 'Seven tasks in one building, all in the same hour; in the shaft, a torch finds the duct clean.',
  draw: () =>
    rect(0, 0, FRAME.width, FRAME.height, 'sky') + outside + site + siteBeside + office + kitchenette + meeting + washroom + lobby + entrance + shaft + section + roof,
  wide: { y: 28 },
  square: { x: 175 },
};
