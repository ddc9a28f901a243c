import { type ClosePose, figure } from '../figure.ts';
import { driving } from '../parts/poses.ts';
import { cut } from '../parts/room.ts';
import { cord, wheel } from '../parts/tools.ts';
import { pallet } from '../parts/warehouse.ts';
import { at, clip, faded, lines, plane, rect, reflected, rhythm, type Svg } from '../svg.ts';
import { FRAME, type Scene } from './scene.ts';

/** Where the racks meet the floor, and the line on which the machine stands, nearer to us. */
const WALL = 300;
const FEET = 384;
const BOTTOM = 428;

/** A bay takes two pallets of 1.2 m; the first beam lies 1.55 m above the floor. */
const BAY = 250;
const BEAM = 148;

/** Where the scrubbed floor ends at its back, and how far its edge slants towards us. */
const EDGE = 396;
const SLANT = 34;

const base: Svg =
  rect(0, -10, 112, 3, 'brickShade') + rect(0, -3, 112, 3, 'brickShade') + rhythm(3, 0, 52).map((x) => rect(x, -8, 8, 6, 'brick')).join('');

/** Drums on a pallet, two abreast. */
const drums: Svg =
  base +
  [5, 59].map((x) => at(x, -10,
    rect(0, -86, 48, 86, 'leaf'), rect(39, -86, 9, 86, 'leafShade'),
    plane('M-2-60h52v5h-52zM-2-31h52v5h-52zM-2-88h52v5h-52zM-2-4h52v4h-52z', 'leafShade'), rect(30, -91, 9, 3, 'ink'), rect(11, -50, 18, 14, 'white'))).join('');

/** Sacks in courses on a pallet. */
const sacks: Svg =
  base +
  rhythm(5, -28, -18)
    .map((y, course) => (course % 2 === 0 ? [2, 57] : [2, 38, 74]).map((x) => {
      const width = course % 2 === 0 ? 53 : 36;
      return plane(`M${x + 5} ${y}h${width - 10}q5 0 5 9t-5 9h${10 - width}q-5 0-5-9t5-9z`, 'white') +
        plane(`M${x + width - 12} ${y}h7q5 0 5 9t-5 9h-7z`, 'stone') + lines(`M${x + 4} ${y + 18}h${width - 8}`, 'stoneShade', 'edge');
    }).join(''))
    .join('');

/** Boxes held by stretch film: its edge and its folds catch the light. */
const wrapped = (height: number): Svg =>
  pallet(112, height, 3) + faded(0.45, rect(0, -height - 10, 112, height, 'white')) +
  lines(`M8-14L40-${height + 4}M30-14L70-${height + 4}M66-14L98-${height + 4}`, 'white', 'edge');

const boxes = (height: number, split: number): Svg => pallet(112, height, split);

/** One bay of the racks, from its left upright: what stands on the floor, what lies on the first beam. */
const bay = (onFloor: readonly [Svg, Svg], onBeam: readonly [Svg, Svg]): Svg =>
  rect(0, -360, BAY, 360, 'frame') +
  rect(0, -BEAM - 92, BAY, 100, 'cloth') + rect(0, -96, BAY, 96, 'cloth') +
  [...onFloor].map((goods, index) => at(14 + index * 120, 0, goods)).join('') +
  [...onBeam].map((goods, index) => at(14 + index * 120, -BEAM, goods)).join('') +
  [BEAM, BEAM * 2].map((y) => rect(0, -y, BAY, 12, 'brick') + rect(0, -y + 9, BAY, 4, 'brickShade') + rect(114, -y + 2, 20, 6, 'white')).join('') +
  at(14, -BEAM * 2, base) + at(134, -BEAM * 2, base);

/** An upright with its holes, its foot plate, and the guard that forklifts have scraped. */
const upright = (x: number): Svg =>
  at(x, 0,
    rect(-6, -360, 12, 360, 'ink') + rect(-11, -3, 22, 3, 'ink'),
    lines(rhythm(22, -354, 16).map((y) => `M0 ${y}v7`).join(''), 'stoneShade', 'edge'),
    plane('M-10-44H8V0H-10z', 'brick') + plane('M3-44H8V0H3z', 'brickShade') + lines('M-10-31H8M-10-16H8', 'white', 'ground'));

/** The dock door at the end of the cross aisle: sections, two lights, tracks. */
const dock: Svg =
  rect(304, 64, 238, WALL - 64, 'stoneShade') + rect(316, 76, 214, WALL - 76, 'stone') + rect(516, 76, 14, WALL - 76, 'stoneShade') +
  lines(rhythm(5, 113, 37).map((y) => `M316 ${y}h214`).join(''), 'stoneShade', 'edge') +
  [344, 456].map((x) => rect(x, 86, 48, 18, 'ink') + plane(`M${x + 6} 104l12-18h10l-12 18z`, 'forestLight')).join('') +
  lines(`M316 ${WALL}V76H530V${WALL}`, 'ink', 'edge');

/** A sign that hangs over the aisle, and the sprinklers' pipe. */
const overhead: Svg =
  lines('M296 20H548', 'brickShade', 'ground') +
  [340, 504].map((x) => lines(`M${x} 20v10`, 'brickShade', 'edge') + rect(x - 5, 30, 10, 3, 'ink')).join('') +
  lines('M398 0V34M448 0V34', 'ink') + rect(380, 28, 86, 26, 'leaf') + rect(458, 28, 8, 26, 'leafShade') +
  plane('M390 41l10-8v5h14v6h-14v5z', 'white') + lines('M422 37h26M422 45h16', 'white', 'edge');

const warehouse: Svg =
  rect(0, 0, FRAME.width, WALL, 'far') +
  rect(300, WALL - 26, 246, 26, 'stone') +
  dock +
  at(-204, WALL, bay([drums, boxes(92, 2)], [wrapped(96), boxes(100, 2)])) +
  at(46, WALL, bay([wrapped(104), drums], [boxes(70, 3), sacks])) +
  at(550, WALL, bay([sacks, boxes(104, 2)], [boxes(100, 2), wrapped(84)])) +
  [46, 296, 550, 800].map((x) => at(x, WALL, upright(0))).join('');

/** Tire marks, dust and chips of pallet on what has still to be done. */
const dirt: Svg =
  faded(0.22, lines('M548 404Q640 398 700 354T804 316M562 416Q654 408 714 366T804 332', 'ink', 'ground')) +
  lines('M498 336q24-8 52 0M628 342q20-8 38-2M742 402q22-10 46-2M664 416q16-6 30-1', 'stone', 'edge') +
  plane('M604 372l16-6 2 4-15 6zM734 378l10 6-2 4-11-6zM590 344l9-2 1 4-9 2z', 'brickShade') +
  lines('M588 334h4M612 350h3M690 332h4M764 354h3M648 394h4M720 416h4M776 384h4M556 362h3M600 420h4M780 414h3M676 378h4', 'stone', 'edge');

const clean = `M0 ${WALL}H${EDGE}L${EDGE - SLANT} ${BOTTOM}H0z`;

const floor: Svg =
  rect(0, WALL, FRAME.width, BOTTOM - WALL, 'stoneShade') +
  dirt +
  rect(0, 318, FRAME.width, 8, 'stone') +
  lines('M470 322h14M536 320h8M590 324h20M668 321h10M716 323h18', 'stoneShade', 'ground') +
  clip('clean', clean,
    rect(0, WALL, EDGE, BOTTOM - WALL, 'sky'),
    faded(0.72, reflected(WALL, warehouse)),
    rect(0, 318, EDGE, 8, 'white'),
    plane(`M214 ${BOTTOM}l${SLANT}-${BOTTOM - WALL}h10l-${SLANT} ${BOTTOM - WALL}zM238 ${BOTTOM}l${SLANT}-${BOTTOM - WALL}h4l-${SLANT} ${BOTTOM - WALL}z`, 'white')) +
  plane(`M${EDGE - 6} ${WALL}h10l-${SLANT} ${BOTTOM - WALL}h-10z`, 'white');

/** A ride-on scrubber, heading right: tanks, seat, wheel, brush deck, squeegee with its hose. Seats someone `driving`. */
const machine: { behind: Svg; front: Svg } = {
  behind:
    plane('M-40-52L-38-104Q-38-110-31-110Q-24-110-24-102L-20-52z', 'ink') +
    cord('M46-82L60-46', 5, 'ink') + cord('M38-91L54-73', 6, 'ink'),
  front:
    cord('M-84-74Q-108-70-106-34V-16', 7, 'ink') + lines('M-86-26L-108-10', 'ink', 'ground') +
    plane('M-126-9H-92L-88 0H-122z', 'ink') +
    lines('M-76-100V-116', 'ink', 'edge') + plane('M-83-114V-120Q-83-128-76-128Q-69-128-69-120V-114z', 'brick') +
    plane('M-88-16V-82Q-88-96-74-96H-46Q-38-96-36-88L-28-48H22L28-16z', 'leaf') + plane('M-28-48H22L28-16H-22z', 'leafShade') +
    plane('M-82-96V-100Q-80-104-74-104H-50Q-42-104-40-96z', 'ink') +
    plane('M-24-52H18Q24-52 24-46H-22z', 'ink') +
    lines('M-78-78h30M-78-70h30M-78-62h30', 'leafShade', 'edge') +
    plane('M50-12V-46Q52-68 62-72H76Q104-66 108-28V-12z', 'leaf') + plane('M78-71.5Q104-66 108-28V-12H90Q92-46 78-71.5z', 'leafShade') +
    rect(60, -44, 16, 16, 'frame') + plane('M61.5-42.5h6v6h-6zM69-42.5h6v6h-6zM61.5-35h6v6h-6zM69-35h6v6h-6z', 'white') +
    plane('M98-50L104-44V-36H96z', 'white') +
    rect(-88, -20, 196, 7, 'ink') +
    plane('M-12-14H50L58-5H-20z', 'stone') + plane('M34-14H50L58-5H40z', 'stoneShade') + rect(-22, -5, 82, 5, 'ink') +
    wheel(-56, 18) + wheel(84, 15),
};

/** As on any saddle, the feet on the machine's floor, 20 above ours. */
const onBoard: ClosePose = { ...driving, nearLeg: [[11.2, -19.6], [12.4, -8]], farLeg: [[12.4, -20], [14, -8.2]] };

const operator: Svg = at(460, FEET, machine.behind, figure(onBoard, { head: 'cap', headColour: 'frame', skin: 'skinLight', hair: 'hairBrown', beard: true }), machine.front);

/** What the squeegee has still to take up, and the squeegee's own image in what it leaves. */
const wet: Svg =
  plane(`M372 ${FEET - 10}H500q10 8 0 16H366z`, 'stone') + lines(`M382 ${FEET + 2}h22M412 ${FEET - 4}h14M428 ${FEET + 2}h10`, 'white', 'edge') +
  faded(0.35, plane(`M338 ${FEET}H372L368 ${FEET + 9}H334z`, 'ink'));

/** An aisle of a warehouse, half of its floor scrubbed. */
export const warehouseCleaning: Scene<'warehouseCleaning'> = {
  key: 'warehouseCleaning',
  subject: 'Someone drives a floor scrubber past the racks of a warehouse.',
  story: 'Behind the machine the floor mirrors the racks; ahead of it are tire marks and dust.',
  draw: () =>
    rect(0, 0, FRAME.width, FRAME.height, 'sky') +
    warehouse +
    overhead +
    floor +
    lines(`M0 ${WALL}H${FRAME.width}`, 'ink', 'edge') +
    cut(0, BOTTOM, FRAME.width, 22) +
    wet +
    operator,
  wide: { y: 124 },
  square: { x: 164 },
};
