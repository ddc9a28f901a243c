import { at, clip, disc, el, evenlySpaced, faded, lines, num, paint, plane, rect, type Svg } from '../svg.ts';
import { chairBack, meetingTable } from '../vocabulary/closeUp/furniture.ts';
import { closeUpPerson, closeUpPersonFromFront } from '../vocabulary/closeUp/person.ts';
import { backWiping, mopping } from '../vocabulary/closeUp/poses.ts';
import { repainted } from '../vocabulary/closeUp/repainted.ts';
import { ceiling, cut, socket, wall } from '../vocabulary/closeUp/room.ts';
import { backCloth, cord, extractor } from '../vocabulary/closeUp/tools.ts';
import { type Scene, SCENE_SIZE } from './scene.ts';

const CEILING = 22;
/** Where the wall meets the carpet, and the line on which the workers stand, nearer to us. */
const WALL = 310;
const FEET = 386;
const BOTTOM = 430;
const DEEP = BOTTOM - WALL;
/** How far a stripe leans to the left towards the viewer, and its width, which is the wand's. */
const LEAN = 62;
const STRIPE = 46;
/** The x of the clean part's edge at the wall. Nearer to the viewer one stripe is still in progress. */
const EDGE = 442;

const stripe = (x: number, width: number, from: number, to: number): string => {
  const left = (y: number): string => num(x - (LEAN * (y - WALL)) / DEEP);
  const right = (y: number): string => num(x + width - (LEAN * (y - WALL)) / DEEP);
  return `M${left(from)} ${num(from)}L${right(from)} ${num(from)}L${right(to)} ${num(to)}L${left(to)} ${num(to)}z`;
};

const done = evenlySpaced(12, EDGE - 12 * STRIPE, STRIPE);

/** Crumbs, paper and dirt on the carpet. */
const dirt: Svg =
  plane('M520 348q22-10 50-5t62-2q30-2 34 8t-30 10q-46 4-70 2t-40 0q-18-4-6-13z', 'ink') +
  plane('M700 366q4-8 20-7t24 4t12 7t-20 7t-30-1t-6-10z', 'ink') +
  plane('M600 340q3-4 11-3t9 4t-10 4t-10-5z', 'ink');

const crumbs: Svg =
  plane('M500 336l5-2 2 4-5 2zM548 330l4 0 1 4-5 0zM642 420l5-2 3 4-6 2zM706 346l4-2 3 3-5 3zM770 388l5 0 1 4-6 1z', 'brickShade') +
  plane('M588 342l4-1 1 4-5 0zM726 330l5 1-1 4-5-1zM770 424l4-1 2 4-5 1zM520 422l5-1 1 4-5 1z', 'brickShade') +
  plane('M660 336l14-4 5 6-14 4z', 'white');

/** The carpet: clean stripes with pale furrows between them at the left, dirty at the right. */
const carpet: Svg =
  rect(0, WALL, SCENE_SIZE.width, DEEP, 'brickShade') +
  faded(0.72, rect(0, WALL, SCENE_SIZE.width, DEEP, 'stone')) +
  faded(0.65, dirt) + crumbs +
  clip('clean', `M0 ${WALL}H${SCENE_SIZE.width}V${BOTTOM}H0z`,
    plane(done.filter((_, k) => k % 2 === 0).map((x) => stripe(x, STRIPE, WALL, BOTTOM)).join(''), 'brick'),
    plane(done.filter((_, k) => k % 2 === 1).map((x) => stripe(x, STRIPE, WALL, BOTTOM)).join(''), 'brickShade'),
    plane(stripe(EDGE, STRIPE, WALL, FEET - 6), 'brickShade'),
    lines(done.map((x) => `M${x} ${WALL}l-${LEAN} ${DEEP}`).join(''), 'stone', 'edge'),
    lines(`M${EDGE} ${WALL}l-${LEAN} ${DEEP}`, 'brickShade', 'edge'));

/** A fan on the clean part, blowing along the carpet. Origin: the floor under its left end. */
const fan: Svg =
  plane('M4 0V-10H60V0z', 'ink') + plane('M30-62A30 30 0 0 1 60-32V-28H88V-4H30A29 29 0 0 1 30-62z', 'leaf') +
  plane('M52-52A30 30 0 0 1 60-32V-28H88V-4H56Q66-30 52-52z', 'leafShade') + disc(30, -33, 19, 'ink') +
  el('g', { fill: 'none', stroke: paint('stoneShade'), 'stroke-width': 2 }, ...[6, 12].map((r) => el('circle', { cx: 30, cy: -33, r }))) +
  lines('M30-52V-14M11-33H49', 'stoneShade', 'edge') + rect(84, -30, 6, 28, 'ink') + plane('M20-62Q30-80 40-62H35Q30-72 25-62z', 'ink');

/** A wand in the hands of someone `mopping`: a bent tube, its grip, its head flat on the carpet from x = 50 to 96, the window in it. */
const tube = 'M27-116L63-28Q66-16 74-12';
const wand: Svg =
  cord(tube, 8) + cord(tube, 6, 'sunShade') + cord('M26-116L62-28Q65-16 73-12', 3, 'sun') + cord('M26-118L29-111', 8, 'ink') +
  plane('M60-16H82L97-5V0H50V-5z', 'ink') + rect(62, -13, 16, 5, 'stone') + lines('M54-2H93', 'stoneShade', 'edge');

/** The hose: from the machine over the carpet to the upper end of the wand. */
const hose = `M642 354C694 348 706 408 648 414S560 424 536 396C514 368 532 308 512 280S470 244 455 ${FEET - 117}`;

/** The machine, its upper tank pale with an edge of ink. */
const machine: Svg =
  repainted(extractor, { leaf: 'forestLight', leafShade: 'frame', glassShade: 'white', glassDull: 'stone' }) +
  lines('M8-58V-78Q8-86 16-86H60Q68-86 68-78V-58', 'ink');

/** A pump sprayer for the pre-treatment. Origin: the floor under its middle. */
const sprayer: Svg =
  cord('M10-44Q34-52 30-24T26-6', 3) + cord('M-10-6L-24-58', 4) + plane('M-16 0V-36Q-16-48 0-48Q16-48 16-36V0z', 'white') + plane('M7-46.5Q16-44 16-36V0H7z', 'stone') +
  rect(-16, -14, 32, 5, 'leaf') + rect(7, -14, 9, 5, 'leafShade') + plane('M-6-48H6V-54H-6zM-2-54H2V-66H-2z', 'ink') + rect(-12, -70, 24, 6, 'ink') + lines('M-16 0V-36Q-16-48 0-48Q16-48 16-36V0', 'ink') +
    lines('M-16 0H16', 'ink', 'edge');

/** Pieces of foil under the feet of the furniture keep rust and stains out of the damp carpet. */
const table: Svg =
  repainted(meetingTable(300), { brick: 'forestLight', brickShade: 'frame' }) +
  evenlySpaced(2, 60, 180).map((x) => rect(x - 36, -3, 20, 4, 'white') + rect(x + 16, -3, 20, 4, 'white')).join('');

/** A telephone for meetings, lying on the table. */
const speaker: Svg = plane('M-22 0L-14-7H14L22 0z', 'ink') + rect(-5, -10, 10, 3, 'ink') + disc(0, -4, 1.5, 'leaf');

/** The screen of the room, off. */
const screen: Svg =
  rect(0, 0, 196, 112, 'ink') + rect(5, 5, 186, 100, 'cloth') + plane('M40 105L84 5H118L74 105zM86 105L130 5H140L96 105z', 'frame') + rect(78, 116, 40, 6, 'ink');

/** A whiteboard with a plan still on it. */
const board: Svg =
  rect(-5, -5, 190, 92, 'stoneShade') + rect(0, 0, 180, 82, 'white') +
  lines('M18 66V20M18 66H92M32 60V46M46 60V36M60 60V42M74 60V24', 'ink', 'edge') +
  lines('M112 22h48M112 34h36M112 46h42', 'leaf', 'edge') + lines('M112 60h28', 'brick', 'edge') +
  rect(40, 87, 100, 5, 'ink') + rect(50, 83, 18, 4, 'leaf') + rect(76, 83, 18, 4, 'brick') + rect(108, 80, 16, 7, 'frame');

/** Wipes the board, with her back to us. */
const colleague: Svg = closeUpPersonFromFront(backWiping, { head: 'bun', hair: 'hairBrown', skin: 'skinFair', build: 'slight' }, { behind: backCloth });

/** A meeting room, half of its carpet cleaned. */
export const carpetCleaning: Scene<'carpetCleaning'> = {
  key: 'carpetCleaning',
  subject: 'Someone cleans the carpet of a meeting room with an extraction machine.',
  story: 'She walks backwards: the carpet in front of her has combed stripes; behind her are the stains, the chairs and the machine. A colleague wipes the board.',
  keyEdges: [
    { what: 'her head from the wall', sides: [[456, 225], [449, 225]] },
    { what: 'the wand from the carpet', sides: [[425, 345], [431, 345]] },
    { what: 'a combed stripe from the next', sides: [[EDGE - 2 * STRIPE - (LEAN * 90) / DEEP, 400], [EDGE - 2 * STRIPE - (LEAN * 90) / DEEP - 6, 400]] },
    { what: 'the clean carpet from the dull', sides: [[384, 410], [396, 410]] },
    { what: 'a stain from the dull carpet', sides: [[545, 346], [545, 338]] },
    { what: 'the machine from the dull carpet', sides: [[572, 364], [566, 364]] },
  ],
  draw: (crop) =>
    rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') +
    cut(0, 0, SCENE_SIZE.width, CEILING - 6) +
    wall(0, CEILING, SCENE_SIZE.width, WALL - CEILING, 'far', 'frame') +
    ceiling(0, CEILING - 6, SCENE_SIZE.width, [[100, true], [320, true], [540, true], [760, true]]) +
    at(60, 110, screen) +
    (crop === 'close' ? '' : at(580, 112, board)) +
    carpet +
    lines(`M0 ${WALL}H${SCENE_SIZE.width}`, 'ink', 'edge') +
    cut(0, BOTTOM, SCENE_SIZE.width, 20) +
    (crop === 'close' ? '' : socket(620, 264) + at(668, WALL + 16, colleague) + at(30, WALL + 18, table, at(120, -70, speaker))) +
    evenlySpaced(3, 692, 64).map((x) => at(x, WALL + 12, chairBack)).join('') +
    at(24, 414, fan) +
    (crop === 'close' ? '' : cord('M620 264Q640 330 616 372')) +
    at(754, 412, sprayer) +
    at(566, 398, machine) +
    cord(hose, 9, 'ink') + cord(hose, 5, 'stone') +
    at(482, FEET, closeUpPerson(mopping, { head: 'curly', skin: 'skinDeep' }, { held: wand, left: true })),
  wide: { y: 102 },
  square: { x: 388, y: 26, side: 404 },
  close: { x: 316, y: 190 },
};
