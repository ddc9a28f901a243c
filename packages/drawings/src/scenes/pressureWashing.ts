import { at, clip, type Colour, disc, el, evenlySpaced, faded, group, lines, num, paint, plane, rect, type Svg } from '../svg.ts';
import type { CloseUpPose } from '../vocabulary/closeUp/look.ts';
import { closeUpPerson } from '../vocabulary/closeUp/person.ts';
import { spraying } from '../vocabulary/closeUp/poses.ts';
import { cord, washer } from '../vocabulary/closeUp/tools.ts';
import { type Scene, SCENE_SIZE } from './scene.ts';

const GROUND = 396;
/** Where the concrete base of the wall ends and its brick begins. */
const BASE = 340;
/** A dock's sill is 1.2 m above its yard. */
const SILL = GROUND - 115;
/** The brick ends where the dock's frame begins. */
const DOCK = 560;
/** Two strokes of the jet, the lower one in progress: their top and bottom, their overlap, and the x that the second has reached. */
const STRIPE = { top: 156, lap: 204, bottom: 268, end: 424 } as const;
/** The height at which the jet meets the wall. */
const MIDDLE = (STRIPE.lap + STRIPE.bottom) / 2;

/** Brick in courses of 8: the joints of every other course are shifted by half a brick. */
const courses = (joint: Colour, opacity: number): Svg => {
  const beds = evenlySpaced(43, -4, 8);
  const perpends = (shift: number): Svg =>
    el('path', {
      d: beds.filter((_, index) => index % 2 === shift).map((y) => `M0 ${y + 4}H${DOCK}`).join(''),
      stroke: paint(joint), 'stroke-width': 8, 'stroke-dasharray': '1 20', 'stroke-dashoffset': shift * 10.5,
    });
  return faded(opacity, lines(beds.map((y) => `M0 ${y}H${DOCK}`).join(''), joint), perpends(0), perpends(1));
};

/** A factory's steel sash under a flat arch, with a stone sill; its upper part is outside the picture. */
const sash = (x: number): Svg =>
  at(x, 0,
    rect(0, -10, 144, 90, 'frame') + rect(4, -10, 136, 86, 'glassDull') + plane('M4 44L58-10H90L4 76z', 'glassStreak') +
    rect(128, -10, 12, 86, 'glassStreak') +
    lines('M38-10V76M72-10V76M106-10V76M4 22H140', 'frame', 'heavy') +
    rect(-10, 80, 164, 12, 'stone') + rect(140, 80, 14, 12, 'stoneShade') + lines('M-10 92h164', 'ink', 'edge'));

const streaksOfSoot: Svg = faded(0.28, plane(
  'M42 92h12l-3 40-4 22zM180 92h10l-2 58-4 14zM330 92h14l-4 66-5 30zM474 92h8l-2 36-3 20zM522 0h14V300l-6 40h-8z', 'ink'));

const soot: Svg = rect(0, 0, DOCK, BASE, 'brickShade') + courses('ink', 0.34) + faded(0.66, rect(0, 0, DOCK, BASE, 'ink')) + streaksOfSoot;

/** Darker bricks in the clean strokes: course from the top, position from the left. */
const burnt: readonly (readonly [course: number, place: number])[] = [
  [0, 3], [0, 12], [1, 22], [1, 7], [2, 16], [3, 10], [3, 24], [4, 5], [5, 2], [5, 19], [6, 8], [7, 13], [7, 18], [8, 4], [9, 15], [10, 6], [11, 11], [12, 3], [13, 14], [14, 8],
];

/** The first stroke continues behind the downspout up to the dock; the second ends where the jet reaches the wall. Both begin with an uneven edge. */
const strokes =
  `M44 ${STRIPE.top}q-16 6-18 16q-10 6-4 18q6 8 14 10q4 8 16 12H${DOCK}V${STRIPE.top}z` +
  `M84 ${STRIPE.lap - 4}q-20 8-20 20q-12 8-2 20q2 12 14 14q4 8 16 14H${STRIPE.end - 14}Q${STRIPE.end + 16} ${MIDDLE} ${STRIPE.end - 14} ${STRIPE.lap}z`;

const cleanBrick: Svg =
  rect(0, STRIPE.top, DOCK, STRIPE.bottom - STRIPE.top, 'brick') +
  plane(burnt.map(([course, place]) => `M${num(place * 21 + (course % 2 === 0 ? 1 : 11.5))} ${STRIPE.top + course * 8}h20v8h-20z`).join(''), 'brickShade') +
  faded(0.13, rect(0, STRIPE.top, DOCK, STRIPE.bottom - STRIPE.top, 'stone')) +
  courses('stone', 0.75) +
  faded(0.2, rect(0, STRIPE.lap, STRIPE.end - 10, 8, 'white'));

/** A downspout, painted like the sashes, that ends over the drain. */
const downspout: Svg =
  plane(`M530 0h13V${GROUND - 24}q0 8-8 10l-12 4v-11q7-2 7-8z`, 'frame') + plane(`M539 0h4V${GROUND - 24}q0 8-8 10q4-4 4-10z`, 'cloth') +
  [40, 150, 286].map((y) => rect(526, y, 21, 5, 'ink')).join('');

const wall: Svg =
  soot +
  faded(0.3, group({ transform: 'translate(-8 0)' }, plane(strokes, 'brick'))) +
  clip('strokes', strokes, cleanBrick) +
  sash(52) + sash(334) +
  rect(0, BASE, DOCK, GROUND - BASE, 'stoneShade') + faded(0.34, rect(0, BASE + 20, DOCK, GROUND - BASE - 20, 'ink')) +
  lines(`M0 ${BASE}H${DOCK}M140 ${BASE}V${GROUND}M420 ${BASE}V${GROUND}`, 'ink') +
  downspout;

/** The dock: door, compression seal, steel edge, bumpers, concrete below. */
const dock: Svg =
  rect(DOCK, 0, SCENE_SIZE.width - DOCK, GROUND, 'stone') +
  rect(DOCK, 0, SCENE_SIZE.width - DOCK, 26, 'frame') + rect(DOCK, 26, SCENE_SIZE.width - DOCK, 4, 'ink') +
  plane(`M${DOCK + 8} ${SILL}V46H800V${SILL}z`, 'ink') +
  rect(DOCK + 34, 72, 230, SILL - 72, 'stone') +
  lines(evenlySpaced(5, 107, 35).map((y) => `M${DOCK + 34} ${y}h230`).join(''), 'stoneShade', 'edge') +
  rect(648, 118, 34, 18, 'glassDull') + rect(726, 118, 34, 18, 'glassDull') + lines('M648 118h34v18h-34zM726 118h34v18h-34z', 'ink', 'edge') +
  lines(`M${DOCK + 18} 60L${DOCK + 34} 72V${SILL}`, 'forestLight', 'edge') +
  rect(DOCK, SILL, SCENE_SIZE.width - DOCK, GROUND - SILL, 'stoneShade') + rect(DOCK, SILL, SCENE_SIZE.width - DOCK, 10, 'ink') +
  rect(DOCK + 24, SILL + 2, 300, 4, 'glassDull') +
  lines(`M${DOCK} ${SILL + 84}H800M688 ${SILL + 84}V${GROUND}`, 'ink') +
  [DOCK + 44, 784].map((x) => rect(x, SILL + 12, 20, 52, 'ink') + lines(`M${x + 6} ${SILL + 20}v36M${x + 12} ${SILL + 20}v36`, 'frame', 'edge')).join('') +
  rect(DOCK, 30, 8, GROUND - 30, 'stoneShade') + lines(`M${DOCK} 0V${GROUND}`, 'ink', 'edge');

/** A post that protects the corner from trucks. */
const bollard = (x: number): Svg =>
  at(x, GROUND,
    plane('M-11 0V-84Q-11-94 0-94Q11-94 11-84V0z', 'frame') + plane('M4 0V-93Q11-91 11-84V0z', 'cloth') +
    [-76, -50].map((y) => rect(-11, y, 22, 12, 'white') + rect(4, y, 7, 12, 'stone')).join(''));

/** The middle of the drain. */
const DRAIN = 500;

/** The yard in section: asphalt, the drain under its grate, its pipe below the dock. */
const yard: Svg =
  rect(0, GROUND, SCENE_SIZE.width, SCENE_SIZE.height - GROUND, 'ink') +
  rect(DRAIN - 26, GROUND, 52, 40, 'stone') + rect(DRAIN - 20, GROUND, 40, 34, 'cloth') + rect(DRAIN - 20, GROUND + 20, 40, 14, 'glassDull') +
  rect(DRAIN + 20, GROUND + 16, 280, 18, 'cloth') + rect(DRAIN + 20, GROUND + 25, 280, 9, 'glassDull') +
  lines(`M${DRAIN + 20} ${GROUND + 16}H800M${DRAIN + 20} ${GROUND + 34}H800`, 'stone', 'edge') +
  plane([-15, -7, 1].map((x) => `M${DRAIN + x} ${GROUND + 4}h4v17q2 2 4 2h-12q4 0 4-2z`).join(''), 'glassShade') +
  lines(`M${DRAIN - 16} ${GROUND + 25}h24M${DRAIN - 6} ${GROUND + 29}h20`, 'glassClear') +
  rect(DRAIN - 26, GROUND, 52, 5, 'stoneShade') + evenlySpaced(5, DRAIN - 15, 8).map((x, index) => rect(x, GROUND, 4, 5, index < 3 ? 'glassShade' : 'ink')).join('');

/** Thin runs on the wall below the second stroke: where they are, how far down they reach. Those nearest the jet reach the ground. */
const runs: readonly (readonly [x: number, foot: number])[] =
  [[104, 288], [142, 298], [148, 284], [252, 294], [276, 308], [300, 290], [326, 326], [348, 304], [368, 332], [382, 312], [396, BASE], [410, 326]];

/** The wet parts of the wall: strips, of which the newest reaches the ground. */
const wet: readonly (readonly [x: number, width: number, foot: number])[] = [[304, 16, 298], [320, 18, 330], [338, 22, BASE], [358, 22, GROUND], [380, 14, BASE + 24], [394, 24, GROUND]];

/** The water that runs from the strokes over the base and along the yard into the drain. */
const runoff: Svg =
  faded(0.2, plane(wet.map(([x, width, foot]) => `M${x} ${STRIPE.bottom}h${width}l-2 ${foot - STRIPE.bottom}h${4 - width}z`).join(''), 'ink')) +
  faded(0.5, plane(runs.map(([x, foot]) => `M${x} ${STRIPE.bottom}h4l-2 ${foot - STRIPE.bottom}z`).join(''), 'ink')) +
  faded(0.6, lines(`M340 ${STRIPE.bottom + 4}v14M362 ${STRIPE.bottom + 8}v22M382 ${STRIPE.bottom + 2}v12M394 ${STRIPE.bottom + 18}v26M410 ${STRIPE.bottom + 4}v20` +
    `M368 ${BASE + 6}v18M382 ${BASE + 26}v26M398 ${BASE + 10}v20M408 ${BASE + 34}v18`, 'glassClear')) +
  plane(`M70 ${GROUND}Q96 ${GROUND - 6} 160 ${GROUND - 5}H${DRAIN - 26}L${DRAIN - 18} ${GROUND}z`, 'glassClear') +
  lines(`M120 ${GROUND - 3}h50M250 ${GROUND - 3}h70M380 ${GROUND - 4}h30M430 ${GROUND - 3}h40`, 'glassDull', 'edge');

/** As `spraying`, the lance raised by 16°: the near hand on its trigger at (24.6, −102.6), clear of the jacket, the far one at (47.7, −109.2). */
const raised: CloseUpPose = {
  ...spraying, nod: -4,
  nearArm: [[0, -32.3], [8.2, -34.2]], farArm: [[7.7, -34.6], [15.9, -36.4]],
};

const raisedLance: Svg = group({ transform: 'translate(24.6 -102.6) rotate(-16)' },
  cord('M28 0H84', 4, 'glassDull'), cord('M76 0H86', 7, 'sun'), cord('M-8 0H34', 8, 'sun'), cord('M-6 2.5H32', 3, 'sunShade'),
  plane('M-5 2H6L3 25H-7z', 'sun'), plane('M2 2H6L3 25H0z', 'sunShade'));

const WORKER = 196;
const NOZZLE = { x: WORKER + 108, y: GROUND - 126.5 } as const;

/** A straight ray of the jet to a point `part` of the way down its front, which becomes thinner towards its end. */
const ray = (part: number, reach: number): string => {
  const x = NOZZLE.x + (STRIPE.end - 12 + 52 * part * (1 - part) - NOZZLE.x) * reach;
  const y = NOZZLE.y + (STRIPE.lap + (STRIPE.bottom - STRIPE.lap) * part - NOZZLE.y) * reach;
  return `M${NOZZLE.x} ${num(NOZZLE.y - 1.6)}L${num(x)} ${num(y)}L${NOZZLE.x} ${num(NOZZLE.y + 1.6)}z`;
};

/** Where the jet meets the wall, `ahead` of the clean brick. */
const front = (ahead: number, width: number, dashes?: string): Svg => {
  const x = STRIPE.end - 12 + ahead;
  return el('path', {
    d: `M${x} ${STRIPE.lap + 3}Q${x + 26} ${MIDDLE} ${x} ${STRIPE.bottom - 3}`,
    fill: 'none', stroke: paint('white'), 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-dasharray': dashes,
  });
};

const DAMP = STRIPE.end - 14;

/** The jet: a few straight rays, the bright front where they reach the wall, damp soot ahead of it, a few drops. */
const jet: Svg =
  faded(0.3, plane(`M${DAMP + 4} ${STRIPE.lap + 8}Q${DAMP + 28} ${MIDDLE} ${DAMP} ${STRIPE.bottom}l4 10Q${DAMP + 58} ${STRIPE.lap + 38} ${DAMP + 18} ${STRIPE.lap + 8}z`, 'ink')) +
  faded(0.1, plane(`M${NOZZLE.x} ${NOZZLE.y}L${DAMP} ${STRIPE.lap}Q${DAMP + 30} ${MIDDLE} ${DAMP} ${STRIPE.bottom}z`, 'glassClear')) +
  plane(ray(0.05, 0.94) + ray(0.24, 1) + ray(0.42, 0.93) + ray(0.6, 1) + ray(0.78, 0.95) + ray(0.94, 1), 'glassClear') +
  front(-1, 3, '7 8 12 7 3 8') + faded(0.7, front(3, 3, '3 9 1 7 5 10')) + faded(0.5, front(9, 2.5, '1 8')) + faded(0.35, front(15, 2, '1 11')) +
  [[436, 266, 1.6], [428, 278, 1.4], [444, 276, 1.2]].map(([cx = 0, cy = 0, r = 0]) => disc(cx, cy, r, 'glassClear')).join('');

/** Ear muffs and safety glasses. */
const protection: Svg = at(1.8, -151.2, group({ transform: 'rotate(-6)' },
  lines('M-3-14V0', 'ink', 'heavy'), el('ellipse', { cx: -3, cy: 1, rx: 5.5, ry: 7, fill: paint('ink') }), plane('M3-5.500H12V.5Q7 2 4 0z', 'glassClear'), lines('M-3-4H3', 'ink', 'edge')));

/** The wall of a loading dock, washed under pressure. */
export const pressureWashing: Scene<'pressureWashing'> = {
  key: 'pressureWashing',
  subject: 'Someone washes a sooty brick wall beside a loading dock with a pressure lance.',
  story: 'Two strokes of the jet, one still going, show how red the brick is; the dirty water goes down the drain.',
  keyEdges: [
    { what: 'the worker’s back from the soot', sides: [[WORKER - 10, GROUND - 78], [WORKER - 22, GROUND - 78]] },
    { what: 'the lance from the soot', sides: [[NOZZLE.x - 30, NOZZLE.y + 8.5], [NOZZLE.x - 30, NOZZLE.y + 18]] },
    { what: 'the jet from the washed brick', sides: [[NOZZLE.x + 16, NOZZLE.y - 4.5], [NOZZLE.x + 16, NOZZLE.y - 13.5]] },
    { what: 'the first stroke from the soot below it', sides: [[480, STRIPE.lap + 5], [480, STRIPE.lap + 13]] },
    { what: 'the water on the yard from the foot of the wall', sides: [[350, GROUND - 2.5], [350, GROUND - 10.5]] },
    { what: 'the water from the dark of the drain', sides: [[DRAIN - 13, GROUND + 9], [DRAIN - 9, GROUND + 9]] },
  ],
  draw: () =>
    rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') +
    wall +
    dock +
    bollard(574) +
    yard +
    runoff +
    jet +
    at(34, GROUND, washer) +
    cord(`M104 ${GROUND - 30}Q128 ${GROUND - 2} 156 ${GROUND - 4}T${WORKER + 10} ${GROUND - 14}Q${WORKER + 52} ${GROUND - 28} ${WORKER + 27} ${GROUND - 80}`, 5) +
    at(WORKER, GROUND, closeUpPerson(raised, { head: 'helmet', headColour: 'white', skin: 'skinFair', hair: 'hairBrown' }, {
      held: raisedLance + protection,
    })),
  wide: { y: 118 },
  square: { x: 110 },
  close: { x: 120, y: 160 },
};
