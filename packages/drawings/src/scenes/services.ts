import { at, clip, evenlySpaced, faded, group, lines, num, plane, rect, type Svg } from '../svg.ts';
import { roofUnit } from '../vocabulary/closeUp/air.ts';
import { basin, chairBack, desk, elevator } from '../vocabulary/closeUp/furniture.ts';
import type { CloseUpPose } from '../vocabulary/closeUp/look.ts';
import { closeUpPerson } from '../vocabulary/closeUp/person.ts';
import { handing, lighting, mopping, pushing, reaching, wiping } from '../vocabulary/closeUp/poses.ts';
import { repainted } from '../vocabulary/closeUp/repainted.ts';
import { pendant, plant } from '../vocabulary/closeUp/room.ts';
import { burnisher, cord, extractor, flashlight, heldMop, mopBucket, wand, wetFloorSign, wipingCloth } from '../vocabulary/closeUp/tools.ts';
import { greenLeaves, tree } from '../vocabulary/street/tree.ts';
import { openSky, type Scene, SCENE_SIZE } from './scene.ts';

/** Floor to floor, the floors from below, and the roof. */
const STOREY = 108;
const GROUND = 426;
const ROOF = GROUND - 3 * STOREY;
const SLAB = 8;
const lobbyFloor = GROUND;
const middleFloor = GROUND - STOREY;
const topFloor = GROUND - 2 * STOREY;

/** The outer sides of the building. */
const LEFT = 120;
const RIGHT = 680;
const WALL = 8;

/** The shaft of the duct, between partitions on the two upper floors. */
const SHAFT = { left: 378, right: 454 } as const;
const PARTITION = 4;

/** Where the rooms on the left and those on the right begin, and how wide they are. */
const A = LEFT + WALL;
const B = SHAFT.right + PARTITION;
const WIDE_A = SHAFT.left - PARTITION - A;
const WIDE_B = RIGHT - WALL - B;

/** The riser: its left side and its width. */
const RISER = { x: 416, width: 28 } as const;

/** The cut-open part of the riser, between two flanges. The flashlight shines into it. */
const OPEN = { top: ROOF + 126, bottom: ROOF + 166 } as const;

/** Draws a close-up at the scale of this building: a person is 72 units. */
const near = (x: number, y: number, ...drawn: readonly Svg[]): Svg => group({ transform: `translate(${num(x)} ${num(y)})scale(.43)` }, ...drawn);

/** A room's back wall and its skirting. */
const room = (x: number, floor: number, width: number, colour: 'far' | 'white' | 'stone' = 'far'): Svg =>
  rect(x, floor - STOREY, width, STOREY, colour) + rect(x, floor - 4, width, 4, 'stoneShade');

/** The far city behind a window. */
const beyond = (x: number, floor: number, width: number): Svg =>
  plane(`M${x} ${floor}v-52h18v-14h16v22h14v-10h20v34h22v-46h20v20h16V${floor}zM${x + width} ${floor}v-62h-18v10h-20v26h-24V${floor}z`, 'glassDull');

/** An office: a desk with a chair, and a desk that a worker wipes. */
const office: Svg =
  room(A, topFloor, WIDE_A) +
  clip('view', `M${A + 12} ${topFloor - 84}h${WIDE_A - 24}v50h-${WIDE_A - 24}z`,
    rect(A, topFloor - 84, WIDE_A, 50, 'glassShade'), beyond(A, topFloor, WIDE_A), plane(`M${A + 96} ${topFloor - 34}l24-50h10l-24 50z`, 'glassClear')) +
  lines(`M${A + 86} ${topFloor - 84}v50M${A + 160} ${topFloor - 84}v50M${A + 12} ${topFloor - 84}h${WIDE_A - 24}v50h-${WIDE_A - 24}z`, 'white', 'heavy') +
  near(A + 10, topFloor, desk({ width: 166, monitor: 82 }), at(64, 0, chairBack)) +
  near(A + 142, topFloor, desk({ width: 190, monitor: 130 })) +
  near(A + 122, topFloor, closeUpPerson(wiping, { head: 'bun', skin: 'skin', build: 'slight' }, { held: repainted(wipingCloth, { sun: 'leaf', sunShade: 'leafShade' }) }));

/** A window, clear behind the squeegee and dull ahead of it: the left end of its glass, and the position of the blade. */
const PANE = { x: B + 70, width: 126, top: topFloor - 80, height: 56 } as const;
const BLADE = PANE.x + 54;

const pail: Svg = plane('M-15-34H15L11 0H-11z', 'leaf') + plane('M7-34H15L11 0H5z', 'leafShade') + rect(-17, -37, 34, 5, 'leafShade') + lines('M-15-36Q0-66 15-36', 'ink', 'edge');

const window: Svg =
  room(B, topFloor, WIDE_B) +
  clip('pane', `M${PANE.x} ${PANE.top}h${PANE.width}v${PANE.height}h-${PANE.width}z`,
    rect(PANE.x, PANE.top, PANE.width, PANE.height, 'glassDull'),
    faded(0.34, rect(PANE.x, PANE.top, PANE.width, PANE.height, 'ink')),
    faded(0.3, plane(evenlySpaced(4, BLADE + 14, 16).map((x, index) => `M${x} ${PANE.top}h4l-1 ${index % 2 === 0 ? 42 : 26}h-2zM${x + 8} ${PANE.top}h2l-.5 ${index % 2 === 0 ? 18 : 34}h-1z`).join(''), 'ink')),
    plane(`M${PANE.x} ${PANE.top}H${BLADE - 18}v2L${BLADE} ${PANE.top + 13}V${PANE.top + PANE.height}H${PANE.x}z`, 'glassClear'),
    plane(`M${PANE.x + 8} ${PANE.top + PANE.height}l24-${PANE.height}h12l-24 ${PANE.height}z`, 'white')) +
  lines(`M${BLADE} ${PANE.top + 13}V${PANE.top + PANE.height}`, 'white', 'edge') +
  lines(`M${PANE.x} ${PANE.top}h${PANE.width}v${PANE.height}h-${PANE.width}z`, 'frame', 'heavy') + rect(PANE.x - 6, PANE.top + PANE.height + 2, PANE.width + 12, 4, 'stone') +
  near(B + 54, topFloor, group({ transform: 'scale(1.2)' }, pail)) +
  near(BLADE - 36, topFloor, closeUpPerson(reaching, { head: 'short', skin: 'skin' }, { held: cord('M17-116L60-172', 6, 'sun') + cord('M40-190L84-160', 9, 'ink') + cord('M41-196L87-165', 4, 'white') }));

/** A meeting room whose carpet is being cleaned with a wand: the clean part is pale. */
const meeting: Svg =
  room(A, middleFloor, WIDE_A) +
  rect(A, middleFloor - 10, WIDE_A, 10, 'forestLight') + rect(A, middleFloor - 10, 150, 10, 'glassShade') + lines(evenlySpaced(9, A + 8, 16).map((x) => `M${x} ${middleFloor - 10}l-4 10`).join(''), 'glassDull', 'edge') +
  rect(A + 14, middleFloor - 92, 76, 42, 'ink') + rect(A + 17, middleFloor - 89, 70, 36, 'frame') + plane(`M${A + 30} ${middleFloor - 53}l20-36h16l-20 36z`, 'forestLight') +
  near(A + 50, middleFloor, extractor, cord('M78-40Q110-16 136-12Q168-8 178-40T196-104', 7, 'ink')) +
  near(A + 120, middleFloor, closeUpPerson(mopping, { head: 'curly', skin: 'skinDeep' }, { held: repainted(wand, { glassDull: 'ink' }) }));

/** A washroom: two basins under a mirror; the floor is mopped. */
const washroom: Svg =
  room(B, middleFloor, WIDE_B, 'white') +
  rect(B, middleFloor - 44, WIDE_B, 40, 'glassShade') + lines(`M${B} ${middleFloor - 44}h${WIDE_B}M${B} ${middleFloor - 24}h${WIDE_B}${evenlySpaced(11, B + 10, 20).map((x) => `M${x} ${middleFloor - 44}v40`).join('')}`, 'glassDull') +
  rect(B + 122, middleFloor - 86, 84, 36, 'glassDull') + plane(`M${B + 138} ${middleFloor - 50}l18-36h14l-18 36z`, 'glassClear') + lines(`M${B + 122} ${middleFloor - 86}h84v36h-84z`, 'ink', 'edge') +
  near(B + 144, middleFloor, basin) + near(B + 186, middleFloor, basin) +
  near(B + 18, middleFloor, mopBucket) +
  near(B + 76, middleFloor, closeUpPerson(mopping, { head: 'hijab', headColour: 'leafShade', skin: 'skinLight' }, { held: repainted(heldMop, { sun: 'ink' }) }));

/** The lobby, under both: elevator, sign, burnisher, a desk, the glass door. The polished part of the floor shines. */
const lobby: Svg =
  room(A, lobbyFloor, RIGHT - WALL - A, 'far') +
  rect(A, lobbyFloor - 4, 236, 4, 'glassClear') +
  near(A + 34, lobbyFloor, group({ transform: 'scale(.94)' }, elevator('down'))) +
  near(A + 126, lobbyFloor, group({ transform: 'scale(1.15)' }, wetFloorSign)) +
  near(A + 196, lobbyFloor, closeUpPerson(pushing, { head: 'cap', skin: 'skin', headColour: 'leafShade', hair: 'hairGrey', beard: true, build: 'broad' }, { held: repainted(burnisher, { sunShade: 'ink' }) })) +
  near(A + 322, lobbyFloor, rect(0, -104, 190, 104, 'frame') + rect(164, -104, 26, 104, 'cloth') + rect(-6, -112, 202, 9, 'white') + lines('M20-52h124M20-26h124', 'forestLight', 'edge')) +
  near(A + 336, lobbyFloor - STOREY, pendant(0, 0, 36)) + near(A + 388, lobbyFloor - STOREY, pendant(0, 0, 36)) +
  near(A + 382, lobbyFloor - 48, rect(-34, -42, 68, 40, 'ink'), rect(-6, -4, 12, 6, 'ink')) +
  near(A + 468, lobbyFloor, group({ transform: 'scale(1.2)' }, plant));

/** A branch of the duct under a ceiling, from the riser through the partition to its grille. */
const branch = (from: number, to: number, floor: number): Svg => {
  const [x, end] = [Math.min(from, to), Math.max(from, to)];
  const top = floor - STOREY + SLAB + 3;
  const mouth = from < to ? to - 26 : to;
  return (
    rect(x, top, end - x, 14, 'glassDull') + rect(x, top + 10, end - x, 4, 'glassStreak') +
    lines(`M${x} ${top}H${end}v14H${x}${from < to ? '' : 'V'}${from < to ? '' : top}`, 'ink') +
    lines(evenlySpaced(2, from < to ? from + 24 : to + 34, 22).map((joint) => `M${joint} ${top - 2}v18`).join(''), 'ink', 'edge') +
    rect(mouth, top + 14, 26, 5, 'ink') + lines(evenlySpaced(4, mouth + 4, 6).map((slat) => `M${slat} ${top + 18}v-3`).join(''), 'white', 'edge')
  );
};

/** The duct in its shaft, which rises through the slabs to the unit. A worker on a step shines a flashlight at it. */
const shaft: Svg =
  rect(SHAFT.left, ROOF, SHAFT.right - SHAFT.left, middleFloor - ROOF, 'stone') +
  lines(`M${SHAFT.left - 2} ${ROOF}V${middleFloor}M${SHAFT.right + 2} ${ROOF}V${middleFloor}`, 'ink', 'heavy');

const riser: Svg =
  [topFloor, middleFloor].map((floor) => branch(RISER.x, A + WIDE_A - 56, floor) + branch(RISER.x + RISER.width, B + 52, floor)).join('') +
  rect(RISER.x, ROOF - SLAB - 6, RISER.width, middleFloor - ROOF + SLAB + 6, 'glassDull') + rect(RISER.x + 22, ROOF - SLAB - 6, 6, middleFloor - ROOF + SLAB + 6, 'glassStreak') +
  lines(`M${RISER.x} ${ROOF - SLAB}V${middleFloor}M${RISER.x + RISER.width} ${ROOF - SLAB}V${middleFloor}`, 'ink', 'edge') +
  evenlySpaced(5, ROOF + 34, 44).filter((y) => y < middleFloor - 8).map((y) => rect(RISER.x - 4, y, RISER.width + 8, 4, 'ink')).join('') +
  rect(RISER.x + 1, OPEN.top, RISER.width - 2, OPEN.bottom - OPEN.top, 'frame') +
  clip('beam', `M${SHAFT.left} ${topFloor + SLAB}H${RISER.x + 1}V${OPEN.top}H${RISER.x + RISER.width - 1}V${middleFloor}H${SHAFT.left}z`,
    rect(SHAFT.left + 2, middleFloor - 12, 34, 4, 'ink') + lines(`M${SHAFT.left + 6} ${middleFloor - 8}v8M${SHAFT.left + 32} ${middleFloor - 8}v8`, 'ink', 'edge') +
    near(SHAFT.left + 16, middleFloor - 12, closeUpPerson(lighting, { head: 'helmet', headColour: 'leaf', skin: 'skin', beard: true }, { held: at(33, -122, flashlight(-35, 120)) })));

/** Both hands up at a filter in front of the face: at (38, −120). */
const raising: CloseUpPose = { ...handing, nod: -8, nearArm: [[5.4, -34.4], [12.6, -38.6]], farArm: [[6.6, -35.6], [14.2, -39.4]] };

/** A filter in its frame, 60 square, pleated; clean. Origin: the middle of its left side. */
const panel: Svg = rect(0, -34, 54, 66, 'white') + lines(evenlySpaced(5, 9, 9).map((x) => `M${x}-30v58`).join(''), 'glassDull', 'heavy') + lines('M0-34h54v66h-54z', 'ink', 'heavy');

/** On the roof: the open unit, and a worker who holds up its clean filter. */
const roof: Svg =
  at(RISER.x - 22, ROOF - SLAB,
    group({ transform: 'scale(.62)' }, roofUnit),
    rect(6, -48, 34, 40, 'ink'), lines('M17-46v36M28-46v36', 'glassDull', 'edge'), plane('M0-50h-5v44h5z', 'stoneShade')) +
  near(RISER.x - 58, ROOF - SLAB, closeUpPerson(raising, { head: 'cap', headColour: 'leaf', skin: 'skinLight', hair: 'hairBrown' }, { held: at(36, -122, panel) }));

/** The cut parts: slabs from end to end, outer walls, the ground. The duct passes through them. */
const section: Svg =
  rect(LEFT, ROOF - SLAB, RIGHT - LEFT, SLAB, 'ink') + rect(LEFT, ROOF - 18, WALL, 18, 'ink') + rect(RIGHT - WALL, ROOF - 18, WALL, 18, 'ink') +
  [topFloor, middleFloor].map((y) => rect(LEFT, y, RIGHT - LEFT, SLAB, 'ink')).join('') +
  rect(LEFT, ROOF, WALL, GROUND - ROOF, 'ink') + rect(RIGHT - WALL, ROOF, WALL, GROUND - ROOF - 92, 'ink') +
  rect(RIGHT - 6, GROUND - 92, 4, 92, 'glassDull') + lines(`M${RIGHT - 9} ${GROUND - 46}v16M${RIGHT + 1} ${GROUND - 46}v16`, 'ink', 'edge') +
  rect(RIGHT - WALL, GROUND - 100, 52, 6, 'ink') +
  rect(0, GROUND, SCENE_SIZE.width, SCENE_SIZE.height - GROUND, 'ink') + rect(0, GROUND, LEFT, 6, 'stoneShade') + rect(RIGHT, GROUND, SCENE_SIZE.width - RIGHT, 6, 'stoneShade');

const city: Svg = plane(`M0 ${GROUND}V236h34v-30h52v64h40V${GROUND}zM${RIGHT} ${GROUND}V252h36v-58h44v86h40V${GROUND}z`, 'far');

/** The vents of the roof, before the sky. */
const vents: Svg = lines(`M${A + 60} ${ROOF - SLAB}v-18h12M${RIGHT - 50} ${ROOF - SLAB}v-26`, 'ink', 'heavy') + rect(RIGHT - 58, ROOF - SLAB - 30, 16, 5, 'ink');

const outside: Svg =
  at(62, GROUND, tree(150, greenLeaves)) + at(764, GROUND, tree(110, greenLeaves));

/** A building seen through its wall. */
export const services: Scene<'services'> = {
  key: 'services',
  subject: 'An office building cut open from lobby to roof, with someone of the crew at work in every room.',
  story: 'Seven tasks are done in one building in the same hour; a flashlight shows that the duct is clean.',
  keyEdges: [
    { what: 'the cut slab from the room under it', sides: [[240, topFloor + 4], [240, topFloor + 13]] },
    { what: 'the head bent over the desk from the window', sides: [[A + 133, topFloor - 65.5], [A + 124, topFloor - 65.5]] },
    { what: 'the washed glass from the dull', sides: [[BLADE - 6, PANE.top + 36], [BLADE + 6, PANE.top + 36]] },
    { what: 'the cleaned carpet from the dull', sides: [[A + 141, middleFloor - 5], [A + 163, middleFloor - 5]] },
    { what: 'the duct from its room', sides: [[RISER.x, topFloor - 15], [RISER.x - 7, topFloor - 15]] },
    { what: 'the lit part of the duct from the dark part', sides: [[RISER.x + 14, OPEN.top + 9], [RISER.x + 14, OPEN.top + 26]] },
  ],
  draw: () =>
    openSky(city, vents) + outside + office + window + meeting + washroom + lobby + shaft + section + riser + roof,
  wide: { y: 6 },
  square: { x: 175 },
  close: { x: 360, y: 96 },
};
