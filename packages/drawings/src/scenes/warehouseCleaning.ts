import { at, clip, evenlySpaced, faded, lines, plane, rect, reflected, type Svg } from '../svg.ts';
import type { CloseUpPose } from '../vocabulary/closeUp/look.ts';
import { closeUpPerson } from '../vocabulary/closeUp/person.ts';
import { driving } from '../vocabulary/closeUp/poses.ts';
import { cut } from '../vocabulary/closeUp/room.ts';
import { cord, wheel } from '../vocabulary/closeUp/tools.ts';
import { pallet } from '../vocabulary/closeUp/warehouse.ts';
import { type Scene, SCENE_SIZE } from './scene.ts';

/** Where the racks meet the floor, and the line on which the machine stands, nearer to us. */
const WALL = 300;
const FEET = 384;
const BOTTOM = 428;

/** A bay takes two pallets of 1.2 m; the first beam lies 1.55 m above the floor. */
const BAY = 250;
const BEAM = 148;

/** Where the scrubbed floor ends at the back, and how far its edge slants towards the viewer. */
const EDGE = 396;
const SLANT = 34;

const base: Svg =
  rect(0, -10, 112, 3, 'brickShade') + rect(0, -3, 112, 3, 'brickShade') + evenlySpaced(3, 0, 52).map((x) => rect(x, -8, 8, 6, 'brick')).join('');

/** Drums on a pallet, two abreast. */
const drums: Svg =
  base +
  [5, 59].map((x) => at(x, -10,
    rect(0, -86, 48, 86, 'leaf'), rect(39, -86, 9, 86, 'leafShade'),
    plane('M-2-60h52v5h-52zM-2-31h52v5h-52zM-2-88h52v5h-52zM-2-4h52v4h-52z', 'leafShade'), rect(30, -91, 9, 3, 'ink'), rect(11, -50, 18, 14, 'white'))).join('');

/** Sacks in courses on a pallet. */
const sacks: Svg =
  base +
  evenlySpaced(5, -28, -18)
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

/** One bay of the racks, from its left upright: the goods on the floor and on the first beam. */
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
    lines(evenlySpaced(22, -354, 16).map((y) => `M0 ${y}v7`).join(''), 'stoneShade', 'edge'),
    plane('M-10-44H8V0H-10z', 'brick') + plane('M3-44H8V0H3z', 'brickShade') + lines('M-10-31H8M-10-16H8', 'white', 'heavy'));

/** The dock door at the end of the cross aisle: sections, two lights, tracks. */
const dock: Svg =
  rect(304, 64, 238, WALL - 64, 'stoneShade') + rect(316, 76, 214, WALL - 76, 'stone') + rect(516, 76, 14, WALL - 76, 'stoneShade') +
  lines(evenlySpaced(5, 113, 37).map((y) => `M316 ${y}h214`).join(''), 'stoneShade', 'edge') +
  [344, 456].map((x) => rect(x, 86, 48, 18, 'ink') + plane(`M${x + 6} 104l12-18h10l-12 18z`, 'forestLight')).join('') +
  lines(`M316 ${WALL}V76H530V${WALL}`, 'ink', 'edge');

/** A sign that hangs above the aisle, and the sprinkler pipe. */
const overhead: Svg =
  lines('M296 20H548', 'brickShade', 'heavy') +
  [340, 504].map((x) => lines(`M${x} 20v10`, 'brickShade', 'edge') + rect(x - 5, 30, 10, 3, 'ink')).join('') +
  lines('M398 0V34M448 0V34', 'ink') + rect(380, 28, 86, 26, 'leaf') + rect(458, 28, 8, 26, 'leafShade') +
  plane('M452 41l-10-8v5h-14v6h14v5z', 'white') + lines('M390 37h28M390 45h18', 'white', 'edge');

const warehouse: Svg =
  rect(0, 0, SCENE_SIZE.width, WALL, 'far') +
  rect(300, WALL - 26, 246, 26, 'stone') +
  dock +
  at(-204, WALL, bay([drums, boxes(92, 2)], [wrapped(96), boxes(100, 2)])) +
  at(46, WALL, bay([wrapped(104), drums], [boxes(70, 3), sacks])) +
  at(550, WALL, bay([sacks, boxes(104, 2)], [boxes(100, 2), wrapped(84)])) +
  [46, 296, 550, 800].map((x) => at(x, WALL, upright(0))).join('');

/** Tire marks, dust and wood chips on the floor that is still to be scrubbed. */
const dirt: Svg =
  faded(0.66, lines('M548 404Q640 398 700 354T804 316M562 416Q654 408 714 366T804 332', 'ink', 'heavy')) +
  lines('M498 336q24-8 52 0M628 342q20-8 38-2M742 402q22-10 46-2M664 416q16-6 30-1', 'stone', 'edge') +
  plane('M604 372l16-6 2 4-15 6zM734 378l10 6-2 4-11-6zM590 344l9-2 1 4-9 2z', 'brickShade') +
  lines('M588 334h4M612 350h3M690 332h4M764 354h3M648 414h4M720 416h4M776 384h4M556 362h3M600 420h4M780 414h3M676 378h4M608 386h2M618 378h3M596 396h2M634 364h2M642 374h3M704 338h2M712 366h3M740 352h2M664 364h2', 'cloth', 'edge');

const clean = `M0 ${WALL}H${EDGE}L${EDGE - SLANT} ${BOTTOM}H0z`;

const floor: Svg =
  rect(0, WALL, SCENE_SIZE.width, BOTTOM - WALL, 'stoneShade') +
  dirt +
  rect(0, 318, SCENE_SIZE.width, 8, 'stone') +
  lines('M470 322h14M536 320h8M590 324h20M668 321h10M716 323h18', 'stoneShade', 'heavy') +
  clip('clean', clean,
    rect(0, WALL, EDGE, BOTTOM - WALL, 'sky'),
    faded(0.72, reflected(WALL, warehouse)),
    rect(0, 318, EDGE, 8, 'white'));

/** The height of the driver's platform above the floor. */
const DECK = 28;

/** A round brush under its plate, seen from its side: the bristles spread. */
const brush = (x: number): Svg =>
  rect(x - 17, -14, 34, 4, 'ink') + plane(`M${x - 15}-10H${x + 15}L${x + 18} 0H${x - 18}z`, 'white') + plane(`M${x + 7}-10H${x + 15}L${x + 18} 0H${x + 9}z`, 'stoneShade') +
  lines(`M${x - 10}-10L${x - 12}-1M${x - 4}-10L${x - 5}-1M${x + 2}-10L${x + 2}-1M${x + 8}-10L${x + 10}-1`, 'ink');

/**
 * A ride-on scrubber, heading right: the squeegee and its hose, the tall recovery tank, the seat on the other tank,
 * the open platform for the legs, the wheel on its console, the brushes in front under their skirt.
 */
const machine: { behind: Svg; front: Svg } = {
  behind: plane('M-29-66L-28-116Q-28-122-22-122Q-15-122-15-114L-12-66z', 'ink') + plane('M66-26V-84Q66-92 74-92H82Q88-92 88-84L92-26z', 'leafShade'),
  front:
    lines('M-84-26L-112-12', 'ink', 'heavy') +
    cord('M-86-112Q-120-114-118-60L-113-16', 9, 'ink') + lines('M-99-111l3 8M-110-100l7-4M-122-84h9M-122-70h9M-122-56h9M-121-42h9M-119-28h9', 'stoneShade') +
    plane('M-130-8H-96L-93 0H-127z', 'ink') + rect(-124, -14, 24, 6, 'leafShade') +
    plane('M-90-22V-118Q-90-128-80-128H-40Q-31-128-31-118V-22z', 'leaf') + plane('M-42-128H-40Q-31-128-31-118V-22H-42z', 'leafShade') +
    plane('M-94-118Q-94-132-80-132H-40Q-27-132-27-118z', 'ink') + lines('M-90-58H-31', 'ink', 'edge') +
    lines('M-82-98h28M-82-90h28M-82-82h28', 'leafShade', 'edge') +
    lines('M-62-132V-144', 'ink', 'edge') + plane('M-69-143V-149Q-69-157-62-157Q-55-157-55-149V-143z', 'brick') +
    plane('M-32-22V-58H12Q16-58 16-52V-22z', 'leaf') + plane('M6-58H12Q16-58 16-52V-22H6z', 'leafShade') +
    plane('M-30-66H14Q21-66 20-58H-30z', 'ink') +
    wheel(26, 12) +
    plane('M52-26L60-84Q61-92 68-92H72Q78-92 78-84L80-26z', 'leaf') + plane('M69-92H72Q78-92 78-84L80-26H71z', 'leafShade') +
    plane('M55-95L78-98L80-90L58-86z', 'ink') +
    at(64, -60, plane('M-6-6h12v12h-12z', 'frame'), plane('M-4.5-4.5h4v4h-4zM.5-4.5h4v4h-4zM-4.5 .5h4v4h-4zM.5 .5h4v4h-4z', 'white')) +
    rect(-90, -DECK, 176, 8, 'ink') +
    brush(66) + brush(104) +
    plane('M44-14V-24Q44-30 52-30H112Q124-28 126-14z', 'leaf') + plane('M110-30H112Q124-28 126-14H114Q114-24 110-30z', 'leafShade') + rect(42, -16, 86, 4, 'ink') +
    wheel(-62, 18),
};

/** Like `driving`, with the feet on the machine's platform and both hands on the wheel. */
const onBoard: CloseUpPose = {
  ...driving,
  nearArm: [[3.8, -25], [11.9, -26.4]], farArm: [[7.7, -25.4], [15.4, -29.6]],
  nearLeg: [[11.3, -15], [12.2, -2.9]], farLeg: [[12.6, -15.4], [15.2, -2.9]],
};

/** The steering wheel from its side, and its column. */
const steering: Svg = cord('M42-80L64-68', 5, 'ink') + cord('M32-66L51-95', 5, 'ink');

const operator: Svg = at(460, FEET,
  machine.behind,
  at(0, -24, closeUpPerson(onBoard, { head: 'cap', headColour: 'frame', skin: 'skinLight', hair: 'hairBrown', beard: true }, { held: steering })),
  machine.front);

/** The wet floor in front of the squeegee, dark like wet concrete, and the squeegee's reflection in the clean floor. */
const wet: Svg =
  faded(0.5, plane(`M375 ${FEET - 8}H586q8 8 0 16H371z`, 'ink')) + lines(`M380 ${FEET + 3}h22M424 ${FEET + 3}h34M506 ${FEET + 3}h16M548 ${FEET + 3}h24`, 'white', 'edge') +
  faded(0.35, plane(`M333 ${FEET}H367L364 ${FEET + 9}H330z`, 'ink'));

/** An aisle of a warehouse, half of its floor scrubbed. */
export const warehouseCleaning: Scene<'warehouseCleaning'> = {
  key: 'warehouseCleaning',
  subject: 'Someone drives a floor scrubber past the racks of a warehouse.',
  story: 'Behind the machine the floor mirrors the racks; ahead of it are tire marks and dust.',
  keyEdges: [
    { what: 'the driver’s cap from the dock door', sides: [[470, FEET - 162], [482, FEET - 168]] },
    { what: 'the tank of the machine from the dock door', sides: [[374, 290], [365, 290]] },
    { what: 'the scrubbed floor from the wet', sides: [[369, FEET + 6], [378, FEET + 6]] },
    { what: 'the mirrored racks from the mirrored goods', sides: [[178, WALL + 40], [166, WALL + 40]] },
    { what: 'the tire marks from the dull floor', sides: [[650, 382], [650, 374]] },
    { what: 'the dust from the dull floor', sides: [[643, 373.5], [643, 369.5]] },
  ],
  draw: () =>
    rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') +
    warehouse +
    overhead +
    floor +
    lines(`M0 ${WALL}H${SCENE_SIZE.width}`, 'ink', 'edge') +
    cut(0, BOTTOM, SCENE_SIZE.width, 22) +
    wet +
    operator,
  wide: { y: 124 },
  square: { x: 164 },
  close: { x: 316, y: 187 },
};
