import { at, clip, disc, evenlySpaced, faded, group, lines, num, plane, rect, type Svg } from '../svg.ts';
import { chairSide } from '../vocabulary/closeUp/furniture.ts';
import type { CloseUpPose } from '../vocabulary/closeUp/look.ts';
import { closeUpPerson } from '../vocabulary/closeUp/person.ts';
import { seated } from '../vocabulary/closeUp/poses.ts';
import { repainted } from '../vocabulary/closeUp/repainted.ts';
import { cut, glazing, wall } from '../vocabulary/closeUp/room.ts';
import { cord } from '../vocabulary/closeUp/tools.ts';
import { mountain, onMountRoyal } from '../vocabulary/street/land.ts';
import { van } from '../vocabulary/street/vehicle.ts';
import { type Scene, SCENE_SIZE } from './scene.ts';

const FLOOR = 420;
const HEAD = 34;
const SILL = 300;
/** The pier between the two windows, and the right edge of the wall behind the woman: against it her hair is dark on light, also at night. */
const PIER = { left: 560, right: 640, behind: 240 } as const;
/** The scale: larger than in other scenes, because people at desks are small. */
const NEAR = 1.6;

/** The back of a row of houses as seen from a third floor: wall, parapet, windows. */
const row = (x: number, y: number, width: number, openings: readonly number[]): Svg =>
  rect(x, y, width, FLOOR - y, 'outdoorsNear') + rect(x + width - 10, y, 10, FLOOR - y, 'outdoorsFar') +
  rect(x - 3, y - 7, width + 6, 9, 'ink') +
  openings.map((left) => rect(x + left, y + 26, 22, 36, 'frame') + rect(x + left, y + 26, 22, 12, 'glassShade') +
    rect(x + left - 2, y + 62, 26, 4, 'white')).join('');

const chimney = (x: number, y: number): Svg => rect(x, y - 34, 18, 30, 'brick') + rect(x + 13, y - 34, 5, 30, 'brickShade') +
  rect(x - 3, y - 38, 24, 5, 'ink');

/** The small structure over the stairs to a roof. */
const hatch = (x: number, y: number): Svg => plane(`M${x} ${y - 5}V${y - 42}L${x + 50} ${y - 28}V${y - 5}z`, 'forestLight') +
  plane(`M${x + 40} ${y - 5}V${y - 31}L${x + 50} ${y - 28}V${y - 5}z`, 'frame') + rect(x + 10, y - 30, 14, 25, 'ink');

/** The cross on the mountain, seen from far away: its arms on a mast with two feet. */
const cross: Svg = onMountRoyal(lines('M0-35V-10M-8.5-25H8.5', 'white', 'heavy') + lines('M0-33V-10M-6.5-25H6.5', 'ink', 'edge') + lines('M-2.6 0L-.4-12M2.6 0L.4-12M-2-4H2', 'ink'));

const roofs: Svg =
  at(0, 32,
    repainted(mountain([[130, 206], [190, 178], [250, 152], [300, 136], [360, 128], [430, 140], [500, 166], [560, 196]], 300,
      [[395, 134], [440, 144], [500, 168], [560, 198]]), { mountain: 'outdoorsFar', mountainShade: 'outdoorsFar' }) +
    at(334, 131, cross)) +
  rect(36, 168, 44, 140, 'outdoorsNear') + rect(72, 168, 8, 140, 'outdoorsFar') + rect(90, 196, 60, 120, 'outdoorsNear') +
    rect(142, 196, 8, 120, 'outdoorsFar') +
  rect(470, 186, 40, 120, 'outdoorsNear') + rect(503, 186, 7, 120, 'outdoorsFar') +
  hatch(276, 248) + chimney(346, 248) + chimney(30, 262) +
  row(-20, 262, 204, [44, 110]) + row(162, 248, 252, [108, 148, 188]) + row(414, 232, 162, [42, 92]);

/** A window of the house across the street, small because it is far below. */
const pane = (x: number, y: number): Svg => rect(x, y, 15, 24, 'frame') + rect(x, y, 15, 8, 'glassShade') + rect(x - 2, y + 24, 19, 3, 'white');

/** Its outside stair, from the pavement to the gallery of the second floor. */
const stair: Svg =
  rect(700, 300, 92, 4, 'ink') + lines('M702 300v-14h88v14' + evenlySpaced(7, 712, 11).map((x) => `M${x} 286v14`).join(''), 'ink') +
  lines('M702 302L664 366', 'ink', 'edge') + lines('M704 288L664 352V366M694 303v-14M684 320v-14M674 337v-15', 'ink') +
    lines(evenlySpaced(6, 310, 10).map((y) => `M${num(698 - (y - 310) * 0.59)} ${y}h9`).join(''), 'ink', 'edge');

/** The street below, seen through the second window: the houses across it, and the van. */
const street: Svg =
  group({ transform: 'translate(230.4 7.1)scale(.68)' },
    rect(596, 130, 252, 236, 'brick') + rect(596, 122, 252, 10, 'ink') +
    evenlySpaced(3, 150, 54).flatMap((y) => evenlySpaced(6, 616, 40).map((x) => pane(x, y))).join('') +
    rect(722, 318, 20, 48, 'frame') + rect(722, 318, 20, 10, 'glassShade') + pane(762, 324) + pane(802, 324) + pane(632, 324) +
      rect(596, 358, 252, 8, 'stone') + stair +
    rect(596, 366, 252, 6, 'stone') + rect(596, 372, 252, 44, 'stoneShade') + faded(0.65, rect(596, 372, 252, 44, 'ink')) + rect(596, 414, 252, 20, 'stone') +
      lines('M596 372h252M596 414h252', 'ink') +
    at(700, 402, group({ transform: 'scale(.6)' }, repainted(van, { red: 'brick' }))));

/** The second window, of the same height as the first, its casement's frame about the street. */
const casement: Svg =
  rect(PIER.right, HEAD, SCENE_SIZE.width - PIER.right, SILL - HEAD, 'outdoors') +
  clip('street', `M${PIER.right} ${HEAD}H${SCENE_SIZE.width}V${SILL}H${PIER.right}z`, street) +
  lines(`M${SCENE_SIZE.width} ${HEAD}H${PIER.right}V${SILL}`, 'forestLight', 'heavy') +
    rect(PIER.right - 10, SILL - 3, SCENE_SIZE.width, 8, 'white') +
    lines(`M${PIER.right - 10} ${SILL + 5}H${SCENE_SIZE.width}`, 'stoneShade', 'edge');

const room: Svg =
  wall(0, 0, SCENE_SIZE.width, FLOOR, 'far', 'frame') + cut(0, 0, SCENE_SIZE.width, 16) + rect(0, 16, SCENE_SIZE.width, 6, 'stone') +
  glazing({ x: PIER.behind, y: HEAD, width: PIER.left - PIER.behind, height: SILL - HEAD, mullions: [395 - PIER.behind], glass: 'outdoors', frame: 'forestLight', id: 'roofs' }, roofs) +
  lines(`M${PIER.behind} ${SILL}V${HEAD}H${PIER.left}V${SILL}`, 'forestLight', 'heavy') +
  rect(PIER.behind - 10, SILL - 3, PIER.left - PIER.behind + 20, 8, 'white') + lines(`M${PIER.behind - 10} ${SILL + 5}h${PIER.left - PIER.behind + 20}`, 'stoneShade', 'edge') +
  casement;

/** Two of the clock's hours are shaded; its hour hand is still between them. */
const waiting: Svg = at(600, 166, group({ transform: 'scale(1.45)' },
  disc(0, 0, 20, 'ink'), disc(0, 0, 17.4, 'white'), plane('M0 0V-17.4A17.4 17.4 0 0 1 15.1-8.7z', 'brick'),
  evenlySpaced(12, 0, 30).map((turn) => group({ transform: `rotate(${turn})` }, lines('M0-17.4V-14.4', 'ink', turn % 90 === 0 ? 'edge' : 'hairline'))).join(''),
  lines('M0 0L6.2-7.4M0 0V13', 'ink', 'edge'), disc(0, 0, 2, 'ink')));

const telephone: Svg =
  plane('M-26 0L-20-13H20L26 0z', 'ink') +
    evenlySpaced(3, -9, 3.4).flatMap((y) => evenlySpaced(3, -5, 5).map((x) => rect(x, y, 3, 2, 'white'))).join('') +
  plane('M-27-14Q-28-23-18-23H16Q26-23 25-14L17-12L13-17H-15L-19-12z', 'ink') +
  cord('M-22-3C-36 1-37-12-25-16', 1.6);

const cup: Svg =
  plane('M-12-1H12L9 2H-9z', 'stone') + plane('M-8-1L-10-18H10L8-1z', 'white') + plane('M4-1L5-18H10L8-1z', 'stone') +
    lines('M10-15q8 2-1 9', 'white', 'edge') +
  rect(-9.4, -13, 18.8, 4, 'brick') + lines('M-3-21q-3-4 0-7t0-6M4-21q-3-4 0-7t0-6', 'white');

/** The desk. Its top is tilted a little towards the viewer, like the floors of the other scenes. */
const desk: Svg =
  rect(58, -56, 8, 56, 'stoneShade') + rect(238, -56, 8, 56, 'stoneShade') +
  rect(176, -60, 70, 58, 'stone') + rect(236, -60, 10, 58, 'stoneShade') + rect(180, -3, 62, 3, 'ink') +
    lines('M176-40h60M176-22h60', 'stoneShade') + lines('M200-50h14M200-31h14M200-12h14', 'ink') +
  plane('M28-88H258L250-62H18z', 'brick') + rect(18, -62, 232, 6, 'brickShade') + lines('M18-56H250', 'ink') +
  // The proposal: its heading, its text, and the signature line.
  plane('M40-63L49-86H146L137-63z', 'white') + plane('M40-63H137L136.6-62H40z', 'stone') +
  plane('M124-84H140L138-78.5H122z', 'frame') + lines('M88-83H112M87-79.4H112M85-75.8H132', 'ink') +
  lines('M56-66H104', 'stoneShade') + lines('M57-67.4q2.6-5 4-1.6t3.6-2t3 1.6t3.6-1.2q1.6-.6 4 .4', 'ink') +
  at(168, -70, cup) + at(211, -70, group({ transform: 'scale(.86)' }, telephone));

const signing: CloseUpPose = {
  ...seated,
  head: [4.8, -41.2], shoulder: [2, -33.2], nod: 16,
  nearArm: [[4.5, -24], [12.8, -24.8]], farArm: [[12.1, -28.3], [20.4, -26.8]], far: 'flat',
};

/** A pen through the closed hand, white on the sleeve and ink on the paper, its point at (57, −67), where the signature begins. */
const pen: Svg = cord('M33-95L53-71.6', 3.4, 'ink') + cord('M33-95L49-76.3', 3.4, 'white') + cord('M52-73L57-67', 1.6, 'ink') + cord('M33-95L34.4-93.4', 3.4, 'ink');

const woman: Svg = closeUpPerson(signing, { crew: false, top: ['forestLight', 'frame'], head: 'long', skin: 'skin', build: 'slight' }, { held: pen, scale: NEAR });

/** A desk over the roofs. */
export const contact: Scene<'contact'> = {
  key: 'contact',
  subject: 'A woman signs a proposal at a desk, the telephone beside it, in front of a window over the roofs of Montréal.',
  story: 'The two hours that the clock marks have not passed since the call: the van is already in the street, and the proposal is being signed.',
  keyEdges: [
    { what: 'her hair from the wall', sides: [[158, 210], [146, 210]] },
    { what: 'the pen from her sleeve', sides: [[217, 288], [208, 288]] },
    { what: 'the signature from the paper', sides: [[252, 312], [249, 312]] },
    { what: 'the clock’s two hours from the others', sides: [[603, 155], [597, 155]] },
    { what: 'the telephone from the desk', sides: [[459, 300], [453, 300]] },
    { what: 'the van from the street', sides: [[770, 265], [777, 265]] },
  ],
  draw: () =>
    rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') +
    room + waiting +
    rect(0, FLOOR, SCENE_SIZE.width, 10, 'stone') + lines(`M0 ${FLOOR}H${SCENE_SIZE.width}`, 'ink', 'edge') +
    cut(0, FLOOR + 10, SCENE_SIZE.width, 20) +
    at(150, FLOOR + 4,
      group({ transform: `scale(${num(NEAR)})` }, at(-4, 0, repainted(chairSide, { leaf: 'brick', leafShade: 'brickShade' })), desk),
      woman),
  wide: { y: 118 },
  square: { x: 80 },
  close: { x: 100, y: 158 },
};
