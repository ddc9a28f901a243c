import { type ClosePose, figure } from '../figure.ts';
import { filter } from '../parts/air.ts';
import { climbing, writing } from '../parts/poses.ts';
import { cut } from '../parts/room.ts';
import { jug, stepLadder } from '../parts/tools.ts';
import { at, clip, disc, faded, group, lines, plane, rect, rhythm, type Svg } from '../svg.ts';
import { FRAME, type Scene } from './scene.ts';

const FLOOR = 396;
/** The roof is cut from here to the ceiling. */
const ROOF = 70;
const CEILING = 96;
/** The hood in section: its top, and its rim, two metres above the floor. */
const HOOD = { left: 272, right: 604, top: 128, rim: 204 } as const;
/** The duct, from the hood through the roof to the fan. */
const DUCT = { left: 396, right: 468 } as const;

const TABLE = 88;

/** A wall of white tiles, to the height of a kitchen's. */
const tiled: Svg =
  rect(0, CEILING, FRAME.width, FLOOR - CEILING, 'far') +
  lines(rhythm(9, 192, 24).map((y) => `M0 ${y}H800`).join('') + rhythm(34, 4, 24).map((x) => `M${x} 168V${FLOOR}`).join(''), 'stone') +
  lines('M0 168H800', 'stoneShade', 'edge');

/** The roof, its gravel, the curb, and the fan that draws the duct's air out upwards. */
const roof: Svg =
  rect(0, ROOF - 4, FRAME.width, 4, 'stone') +
  cut(0, ROOF, FRAME.width, CEILING - ROOF) +
  rect(0, CEILING, FRAME.width, 6, 'stone') + lines(`M0 ${CEILING + 6}H800`, 'stoneShade') +
  [60, 172, 676].map((x) => rect(x, CEILING, 72, 6, 'white')).join('') +
  rect(DUCT.left - 16, ROOF - 14, DUCT.right - DUCT.left + 32, 14, 'ink') +
  plane(`M${DUCT.left - 30} 34Q${DUCT.left - 26} 8 432 6Q${DUCT.right + 26} 8 ${DUCT.right + 30} 34z`, 'stone') +
  plane(`M458 8Q${DUCT.right + 26} 10 ${DUCT.right + 30} 34H474Q474 16 458 8z`, 'stoneShade') +
  lines(`M${DUCT.left - 34} 34H${DUCT.right + 34}`, 'ink', 'ground');

/** Hood and duct in section: the sheet is cut, what is seen beyond it is bright steel, its filters' places empty. */
const hood: Svg =
  rect(HOOD.left, HOOD.top, HOOD.right - HOOD.left, HOOD.rim - HOOD.top, 'glassShade') +
  rect(HOOD.right - 44, HOOD.top, 44, HOOD.rim - HOOD.top, 'glassStreak') +
  rect(HOOD.left + 20, HOOD.top + 22, HOOD.right - HOOD.left - 40, 40, 'glassDull') +
  lines(rhythm(4, HOOD.left + 78.4, 58.4).map((x) => `M${x} ${HOOD.top + 22}v40`).join(''), 'glassShade', 'ground') +
  lines(`M${HOOD.left} ${HOOD.top + 12}H${HOOD.right}`, 'brick', 'edge') +
  lines([330, 520, 568].map((x) => `M${x} ${HOOD.top + 12}v10`).join(''), 'brick', 'edge') +
  [330, 520, 568].map((x) => plane(`M${x - 4} ${HOOD.top + 22}h8l2 5h-12z`, 'ink')).join('') +
  lines(`M${HOOD.left} ${HOOD.rim - 1}H${HOOD.right}`, 'ink', 'edge') +
  rect(DUCT.left, 36, DUCT.right - DUCT.left, HOOD.top - 36, 'glassDull') +
  plane(
    `M${HOOD.left - 6} ${HOOD.rim}V${HOOD.top - 6}H${DUCT.left - 6}V36H${DUCT.left}V${HOOD.top}H${HOOD.left}V${HOOD.rim}z` +
    `M${HOOD.right + 6} ${HOOD.rim}V${HOOD.top - 6}H${DUCT.right + 6}V36H${DUCT.right}V${HOOD.top}H${HOOD.right}V${HOOD.rim}z`, 'ink') +
  rect(HOOD.left - 10, HOOD.rim - 8, 18, 8, 'ink') + rect(HOOD.right - 8, HOOD.rim - 8, 18, 8, 'ink') +
  lines(`M${HOOD.left + 40} ${CEILING + 6}V${HOOD.top - 6}M${HOOD.right - 40} ${CEILING + 6}V${HOOD.top - 6}`, 'ink', 'edge');

/** The fan's wheel at the head of the duct, on its shaft. */
const fan: Svg = lines('M432 34V42', 'ink', 'ground') + plane('M404 42H460L454 54H410z', 'ink') +
lines('M414 43L418 53M423 43L425 53M432 43V53M441 43L439 53M450 43L446 53', 'glassShade', 'edge');

/** Clear film over an appliance `width` wide, down to half its height: its edge, its folds. */
const film = (width: number): Svg => {
  const folds = Math.round(width / 22);
  const step = (width + 16) / folds;
  return (
    faded(0.62, plane(`M-7-101H${width + 7}L${width + 8}-34${rhythm(folds, 0, 1).map((k) => `q${-step / 2} ${k % 2 === 0 ? 9 : -5} ${-step} 0`).join('')}z`, 'white')) +
    lines(`M-8-34L-7-101H${width + 7}L${width + 8}-34${rhythm(folds - 1, step, step).map((x, k) => `M${x - 6}-${92 - (k % 2) * 16}L${x - 8}-36`).join('')}`, 'glassDull')
  );
};

/** A range with its oven, under film. */
const range: Svg = at(470, FLOOR,
  rect(6, -8, 126, 8, 'ink') + rect(0, -84, 138, 76, 'glassDull') + rect(126, -84, 12, 76, 'glassStreak') +
  rect(12, -54, 104, 38, 'cloth') + plane('M26-16L64-54H86L48-16z', 'frame') + lines('M18-61H110', 'ink', 'ground') +
  rhythm(5, 18, 23).map((x) => disc(x, -73, 5, 'ink')).join('') +
  rect(-4, -92, 146, 8, 'ink') + rhythm(3, 4, 46).map((x) => rect(x, -97, 38, 5, 'ink')).join('') +
  film(138));

/** A fryer, its baskets out, under film. */
const fryer: Svg = at(288, FLOOR,
  rect(6, -8, 70, 8, 'ink') + rect(0, -88, 82, 80, 'glassDull') + rect(72, -88, 10, 80, 'glassStreak') + rect(-3, -94, 88, 7, 'ink') +
  lines('M40-70V-14M10-70H70', 'glassStreak', 'edge') + lines('M34-52v14M46-52v14', 'ink', 'edge') + disc(20, -79, 4, 'ink') +
  disc(58, -79, 4, 'ink') +
  film(82));

/** The extinguisher that every cooking line has. */
const extinguisher: Svg = at(636, 300,
  plane('M-9 44V6Q-9-4 0-4Q9-4 9 6V44z', 'brick') + plane('M3 44V-3.4Q9-3 9 6V44z', 'brickShade') + rect(-9, 14, 12, 12, 'white') +
  rect(-4, -12, 8, 9, 'ink') + lines('M-3-11L9-15M3-8Q16-6 13 22', 'ink', 'edge'));

/** A steel table with a shelf, and on it the filters, washed, leaning in a row. */
const table: Svg = at(28, FLOOR,
  lines(`M10-${TABLE}V0M212-${TABLE}V0`, 'glassDull', 'ground') + rect(4, -28, 214, 5, 'glassDull') + rect(4, -3, 12, 3, 'ink') +
  rect(206, -3, 12, 3, 'ink') +
  plane('M26-28V-62H76V-28z', 'glassStreak') + plane('M62-62H76V-28H62z', 'glassDull') + rect(22, -65, 58, 5, 'ink') + rect(16, -54, 8, 4, 'ink') +
  rect(78, -54, 8, 4, 'ink') +
  plane('M98-28V-50H158V-28z', 'brick') + plane('M144-50H158V-28H144z', 'brickShade') + rect(94, -53, 68, 5, 'ink') + rect(88, -45, 8, 4, 'ink') +
  rect(160, -45, 8, 4, 'ink') +
  at(184, -28, jug('stone', 'stoneShade')) +
  rhythm(4, 1, 56).map((x) => at(x, -TABLE - 46, filter())).join('') +
  rect(-4, -TABLE, 230, 8, 'white') + rect(212, -TABLE, 14, 8, 'stone') + lines(`M-4-${TABLE - 8}H226`, 'ink', 'edge'));

/** Where the flashlight is held, and the way up its light takes. */
const LADDER = { x: 404, y: FLOOR - 64 } as const;
const aloft: ClosePose = {
  ...climbing, nod: -22,
  nearArm: [[8.2, -46], [11, -54]], farArm: [[7.8, -34.3], [15, -38.6]],
};
const HAND = { x: 33, y: -162 } as const;

const heldTorch: Svg = at(HAND.x, HAND.y, group({ transform: 'rotate(-88)' }, plane('M-14-4H12L16-7H24V7H16L12 4H-14z', 'ink'), rect(21, -7, 3, 14, 'sun'))) +
  plane('M38-118Q48-124 54-117L56-84Q48-78 40-86z', 'sun') + plane('M49-121L54-117L56-84Q54-80 50-80z', 'sunShade');

const light: Svg = clip('shaft', `M${DUCT.left} 36H${DUCT.right}V${HOOD.top}H${HOOD.right}V${HOOD.rim}H${HOOD.left}V${HOOD.top}H${DUCT.left}z`,
  faded(0.9, plane(`M${LADDER.x + HAND.x - 7} ${LADDER.y + HAND.y - 24}L${DUCT.left + 4} 36H${DUCT.right + 8}L${LADDER.x + HAND.x + 7} ${LADDER.y + HAND.y - 24}z`, 'white')));

/** The cook's apron, seen from the side. */
const apron: Svg = plane('M-4-90L16-90Q18-60 17-38L-2-38z', 'brick') + plane('M9-90L16-90Q18-60 17-38L11-38z', 'brickShade') +
lines('M-14-88L16-90', 'brickShade', 'edge');

/** A clipboard in the far hand of someone `writing`, and the pen. */
const board: Svg = plane('M18-90L30-122L54-112L42-80z', 'ink') + plane('M22-91L32-117L50-110L40-84z', 'white') +
lines('M33-110l13 5M30-104l13 5M28-98l9 4', 'stoneShade', 'edge');

/** A restaurant's kitchen, its hood and its duct cut open. */
export const deepCleaning: Scene<'deepCleaning'> = {
  key: 'deepCleaning',
  subject: 'Someone on a step ladder shines a flashlight up the duct of a kitchen hood.',
  story: 'The filters are out and washed; the light goes up the clean duct as far as the fan.',
  draw: () =>
    rect(0, 0, FRAME.width, FRAME.height, 'sky') +
    tiled +
    roof +
    hood +
    light +
    fan +
    table +
    fryer +
    range +
    extinguisher +
    rect(0, FLOOR, FRAME.width, 10, 'brick') + lines(`M0 ${FLOOR}H800`, 'ink', 'edge') +
    lines(rhythm(25, 16, 32).map((x) => `M${x} ${FLOOR}v10`).join(''), 'brickShade', 'edge') +
    cut(0, FLOOR + 10, FRAME.width, FRAME.height - FLOOR - 10) +
    at(LADDER.x + 14, FLOOR, stepLadder(4)) +
    at(LADDER.x, LADDER.y, figure(aloft, { head: 'short', hair: 'hair', skin: 'skin' }, { held: heldTorch })) +
    at(716, FLOOR, figure(writing, { crew: false, top: ['white', 'stone'], head: 'bun', hair: 'hairGrey', skin: 'skinLight', build: 'middle' }, { held: apron + board, left: true })),
  wide: { y: 88 },
  square: { x: 172 },
};
