import { type ClosePose, figure } from '../figure.ts';
import { spraying } from '../parts/poses.ts';
import { cord, washer } from '../parts/tools.ts';
import { at, clip, disc, el, faded, group, lines, num, paint, plane, type Plane, rect, rhythm, type Svg } from '../svg.ts';
import { FRAME, type Scene } from './scene.ts';

const GROUND = 396;
/** Where the concrete base of the wall ends and its brick begins. */
const BASE = 340;
/** A dock's sill is 1.2 m above its yard. */
const SILL = GROUND - 115;
/** The brick ends where the dock's frame begins. */
const DOCK = 560;
/** What the jet has cleaned: as high as the fan is wide, and as far as the fan has come. */
const STRIPE = { top: 180, bottom: 268, end: 436 } as const;

/** Brick in courses of 8: the joints of every other course are shifted by half a brick. */
const courses = (joint: Plane, opacity: number): Svg => {
  const beds = rhythm(43, -4, 8);
  const perpends = (shift: number): Svg =>
    el('path', {
      d: beds.filter((_, index) => index % 2 === shift).map((y) => `M0 ${y + 4}H${DOCK}`).join(''),
      stroke: paint(joint), 'stroke-width': 8, 'stroke-dasharray': '1 20', 'stroke-dashoffset': shift * 10.5,
    });
  return faded(opacity, lines(beds.map((y) => `M0 ${y}H${DOCK}`).join(''), joint), perpends(0), perpends(1));
};

/** A factory's steel sash under a flat arch, its stone sill at the foot; what is above leaves the frame. */
const sash = (x: number): Svg =>
  at(x, 0,
    rect(0, -10, 144, 90, 'frame') + rect(4, -10, 136, 86, 'glassDull') + plane('M4 44L58-10H90L4 76z', 'glassStreak') +
    rect(128, -10, 12, 86, 'glassStreak') +
    lines('M38-10V76M72-10V76M106-10V76M4 22H140', 'frame', 'ground') +
    rect(-10, 80, 164, 12, 'stone') + rect(140, 80, 14, 12, 'stoneShade') + lines('M-10 92h164', 'ink', 'edge'));

const streaksOfSoot: Svg = faded(0.28, plane(
  'M42 92h12l-3 40-4 22zM180 92h10l-2 58-4 14zM330 92h14l-4 66-5 30zM474 92h8l-2 36-3 20zM522 0h14V300l-6 40h-8z', 'ink'));

const soot: Svg = rect(0, 0, DOCK, BASE, 'brickShade') + courses('ink', 0.34) + faded(0.42, rect(0, 0, DOCK, BASE, 'ink')) + streaksOfSoot;

/** Bricks of the clean stripe that were burnt darker: their course from its top, their place from the left. */
const burnt: readonly (readonly [course: number, place: number])[] = [
  [0, 3], [0, 12], [1, 7], [2, 1], [2, 16], [3, 10], [3, 11], [4, 5], [5, 2], [5, 14], [6, 8], [7, 0], [7, 18], [8, 4], [8, 12], [9, 15], [10, 1], [10, 6],
];

const cleanBrick: Svg =
  rect(0, STRIPE.top, STRIPE.end, STRIPE.bottom - STRIPE.top, 'brick') +
  plane(burnt.map(([course, place]) => `M${num(place * 21 + (course % 2 === 0 ? 11.5 : 1))} ${STRIPE.top + course * 8}h20v8h-20z`).join(''), 'brickShade') +
  courses('stone', 0.75);

/** A downspout, painted like the sashes, that ends over the drain. */
const downspout: Svg =
  plane(`M530 0h13V${GROUND - 24}q0 8-8 10l-12 4v-11q7-2 7-8z`, 'frame') + plane(`M539 0h4V${GROUND - 24}q0 8-8 10q4-4 4-10z`, 'cloth') +
  [40, 150, 286].map((y) => rect(526, y, 21, 5, 'ink')).join('');

const wall: Svg =
  soot +
  clip('stripe', `M0 ${STRIPE.top}H${STRIPE.end}V${STRIPE.bottom}H0z`, cleanBrick) +
  sash(52) + sash(334) +
  rect(0, BASE, DOCK, GROUND - BASE, 'stoneShade') + faded(0.18, rect(0, BASE + 20, DOCK, GROUND - BASE - 20, 'ink')) +
  lines(`M0 ${BASE}H${DOCK}M140 ${BASE}V${GROUND}M420 ${BASE}V${GROUND}`, 'ink') +
  downspout;

/** The dock: door, compression seal, steel edge, bumpers, concrete below. */
const dock: Svg =
  rect(DOCK, 0, FRAME.width - DOCK, GROUND, 'stone') +
  rect(DOCK, 0, FRAME.width - DOCK, 26, 'frame') + rect(DOCK, 26, FRAME.width - DOCK, 4, 'ink') +
  plane(`M${DOCK + 8} ${SILL}V46H800V${SILL}z`, 'ink') +
  rect(DOCK + 34, 72, 230, SILL - 72, 'stone') +
  lines(rhythm(5, 107, 35).map((y) => `M${DOCK + 34} ${y}h230`).join(''), 'stoneShade', 'edge') +
  rect(648, 118, 34, 18, 'glassDull') + rect(726, 118, 34, 18, 'glassDull') + lines('M648 118h34v18h-34zM726 118h34v18h-34z', 'ink', 'edge') +
  lines(`M${DOCK + 18} 60L${DOCK + 34} 72V${SILL}`, 'forestLight', 'edge') +
  rect(DOCK, SILL, FRAME.width - DOCK, GROUND - SILL, 'stoneShade') + rect(DOCK, SILL, FRAME.width - DOCK, 10, 'ink') +
  rect(DOCK + 24, SILL + 2, 300, 4, 'glassDull') +
  lines(`M${DOCK} ${SILL + 84}H800M688 ${SILL + 84}V${GROUND}`, 'ink') +
  [DOCK + 44, 784].map((x) => rect(x, SILL + 12, 20, 52, 'ink') + lines(`M${x + 6} ${SILL + 20}v36M${x + 12} ${SILL + 20}v36`, 'frame', 'edge')).join('') +
  rect(DOCK, 30, 8, GROUND - 30, 'stoneShade') + lines(`M${DOCK} 0V${GROUND}`, 'ink', 'edge');

/** A post that keeps the lorries off the corner. */
const bollard = (x: number): Svg =>
  at(x, GROUND,
    plane('M-11 0V-84Q-11-94 0-94Q11-94 11-84V0z', 'frame') + plane('M4 0V-93Q11-91 11-84V0z', 'cloth') +
    [-76, -50].map((y) => rect(-11, y, 22, 12, 'white') + rect(4, y, 7, 12, 'stone')).join(''));

/** The middle of the drain. */
const DRAIN = 500;

/** The yard in section: asphalt, the drain under its grate, its pipe below the dock. */
const yard: Svg =
  rect(0, GROUND, FRAME.width, FRAME.height - GROUND, 'ink') +
  rect(DRAIN - 26, GROUND, 52, 40, 'stone') + rect(DRAIN - 20, GROUND, 40, 34, 'cloth') + rect(DRAIN - 20, GROUND + 20, 40, 14, 'glassDull') +
  rect(DRAIN + 20, GROUND + 16, 280, 18, 'cloth') + rect(DRAIN + 20, GROUND + 25, 280, 9, 'glassDull') +
  lines(`M${DRAIN + 20} ${GROUND + 16}H800M${DRAIN + 20} ${GROUND + 34}H800`, 'stone', 'edge') +
  lines(rhythm(5, DRAIN - 16, 8).map((x) => `M${x} ${GROUND}v6`).join(''), 'glassDull', 'edge') + rect(DRAIN - 24, GROUND - 1, 48, 3, 'glassDull');

/** The lower edge of the wet wall, from the jet backwards: how wide each tongue is, how far down it reaches. */
const tongues: readonly (readonly [width: number, depth: number])[] =
  [[46, 62], [22, 40], [34, 58], [16, 30], [28, 48], [40, 54], [18, 26], [24, 50], [36, 34], [20, 58], [26, 30], [16, 44]];

const tongue = ([width, depth]: readonly [width: number, depth: number]): string =>
  `V${STRIPE.bottom + depth}q0 8-${width / 2} 8t-${width / 2}-8V${STRIPE.bottom + 14}q0-5-5-5t-5 5`;

/** Threads of water: where they run, and how far down. */
const threads: readonly (readonly [x: number, foot: number])[] = [
  [24, 296], [64, 298], [104, GROUND - 4], [262, 306], [294, 292],
  [338, GROUND - 4], [362, BASE - 12], [384, GROUND - 4], [402, GROUND - 4], [416, BASE - 12], [428, GROUND - 4],
];

/** What runs down from the stripe, over the base and along the yard into the drain. */
const runoff: Svg =
  faded(0.4, plane(`M0 ${STRIPE.bottom}H${STRIPE.end}${tongues.map(tongue).join('')}V${STRIPE.bottom}z`, 'ink')) +
  faded(0.55, lines(threads.map(([x, foot]) => `M${x} ${STRIPE.bottom}V${foot}`).join(''), 'glassClear', 'edge')) +
  plane(`M70 ${GROUND}Q96 ${GROUND - 6} 160 ${GROUND - 5}H${DRAIN - 24}L${DRAIN - 18} ${GROUND}z`, 'glassDull') +
  lines(`M120 ${GROUND - 3}h50M250 ${GROUND - 3}h70M380 ${GROUND - 4}h30M430 ${GROUND - 3}h40`, 'glassClear', 'edge') +
  lines(`M${DRAIN - 14} ${GROUND}v22M${DRAIN - 7} ${GROUND}v22M${DRAIN} ${GROUND + 2}v18`, 'glassShade', 'edge');

/** As `spraying`, the lance raised by 16°: the near hand on its trigger at (13.8, −105), the far one at (43, −113). */
const raised: ClosePose = {
  ...spraying, nod: -4,
  nearArm: [[-3.4, -32.7], [4.6, -35]], farArm: [[6.9, -33.9], [14.3, -37.8]],
};

const raisedLance: Svg = group({ transform: 'translate(13.8 -105) rotate(-16)' },
  cord('M34 0H116', 4), cord('M108 0H117', 7), cord('M-8 0H42', 8, 'sun'), cord('M-6 2.5H40', 3, 'sunShade'),
  plane('M-5 2H6L3 25H-7z', 'sun'), plane('M2 2H6L3 25H0z', 'sunShade'));

const WORKER = 196;
const NOZZLE = { x: WORKER + 126, y: GROUND - 137 } as const;

const height = STRIPE.bottom - STRIPE.top;

/** A flat fan, as wide at the wall as the stripe, and the mist that it throws ahead. */
const jet: Svg =
  faded(0.26, plane(`M${STRIPE.end} ${STRIPE.top - 4}q4-20 20-16q16-8 22 12q20 0 16 20q18 8 8 26q14 16-4 26q4 20-18 20q-6 18-26 8q-16 4-18-8z`, 'glassShade')) +
  faded(0.4, plane(`M${STRIPE.end} ${STRIPE.top + 4}q14-8 18 6q16 0 14 14q14 6 6 18q10 12-4 20q4 14-12 16q-6 12-22 6z`, 'glassClear')) +
  faded(0.62, plane(`M${NOZZLE.x} ${NOZZLE.y}L${STRIPE.end} ${STRIPE.top}V${STRIPE.bottom}z`, 'glassClear')) +
  lines([0, 0.22, 0.5, 0.78, 1].map((part) => `M${NOZZLE.x} ${NOZZLE.y}L${STRIPE.end} ${num(STRIPE.top + height * part)}`).join(''), 'glassClear') +
  rect(STRIPE.end - 3, STRIPE.top, 5, height, 'glassClear') +
  [[492, 178, 2], [500, 206, 1.5], [506, 236, 2], [488, 262, 2.5], [470, 284, 2], [484, 296, 1.5], [452, 160, 2], [478, 154, 1.5], [496, 278, 1.5], [456, 300, 2]]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, 'glassClear')).join('');

/** Ear muffs and glasses: the pump is loud, and what the jet loosens flies. */
const protection: Svg = at(1.8, -151.2, group({ transform: 'rotate(-6)' },
  lines('M-3-14V0', 'ink', 'ground'), el('ellipse', { cx: -3, cy: 1, rx: 5.5, ry: 7, fill: paint('ink') }), plane('M3-5.500H12V.5Q7 2 4 0z', 'glassClear'), lines('M-3-4H3', 'ink', 'edge')));

/** The wall of a loading dock, washed under pressure. */
export const pressureWashing: Scene<'pressureWashing'> = {
  key: 'pressureWashing',
  subject: 'Someone washes a sooty brick wall beside a loading dock with a pressure lance.',
  story: 'One stripe, as sharp as the jet is wide, shows how red the brick is; what ran off is in the drain.',
  draw: () =>
    rect(0, 0, FRAME.width, FRAME.height, 'sky') +
    wall +
    dock +
    bollard(574) +
    yard +
    runoff +
    jet +
    at(34, GROUND, washer) +
    cord(`M104 ${GROUND - 30}Q128 ${GROUND - 2} 156 ${GROUND - 4}T${WORKER + 10} ${GROUND - 14}Q${WORKER + 44} ${GROUND - 28} ${WORKER + 18} ${GROUND - 82}`, 5) +
    at(WORKER, GROUND, figure(raised, { head: 'helmet', headColour: 'white', skin: 'skinFair', hair: 'hairBrown' }, {
      held: raisedLance + protection,
    })),
  wide: { y: 118 },
  square: { x: 110 },
};
