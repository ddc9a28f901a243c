import { type ClosePose, figure } from '../figure.ts';
import { cross, mountain } from '../land.ts';
import { far } from '../parts/far.ts';
import { holdingForward, reaching, standing, walking } from '../parts/poses.ts';
import { cord, heldSqueegee } from '../parts/tools.ts';
import { dog } from '../person.ts';
import { at, clip, disc, el, faded, group, lines, paint, plane, rect, rhythm, type Svg, symbol, use } from '../svg.ts';
import { furniture } from '../tower.ts';
import { tree, turned } from '../tree.ts';
import { walkup } from '../walkup.ts';
import { sash } from '../window.ts';
import { FRAME, type Scene } from './scene.ts';

/** Where the houses meet the pavement, and the line on which feet and trees stand. */
const GROUND = 414;
const PAVEMENT = GROUND + 8;

/** The curtain wall: its left edge, four panes of 56 between frames of 8; it goes on above the picture. */
const LEFT = 508;
const PANES = 4;
const PANE = 56;
const WIDTH = PANES * PANE + 16;
const GLASS = 80;
const LOBBY = GROUND - 88;

/** The top of each row of glass, from above; the crew is at the third. */
const rows = rhythm(4, LOBBY - 376, 96);
const WORK = LOBBY - 184;

/** The cradle's deck. */
const DECK = WORK + 92;
const CRADLE = { x: LEFT + 44, width: 160 } as const;

/** The right end of the squeegee's blade. */
const BLADE = CRADLE.x + 99;

/** Yellow is for the crew, red isn't in this print: what houses and dogs have of them is ink. */
const plain = (drawn: Svg): Svg => drawn.replaceAll(paint('sun'), paint('stone')).replaceAll(paint('red'), paint('ink'));

const pattern = (id: string, colour: 'brickShade' | 'stoneShade'): Svg =>
  el('pattern', { id, width: 64, height: 48, patternUnits: 'userSpaceOnUse' }, lines('M6 8.5h10M18 8.5h10M12 12.5h10M44 28.5h10M38 32.5h10M50 32.5h10M20 44.5h8', colour));

const definitions: Svg = el(
  'defs',
  {},
  furniture(''),
  symbol('window', sash({ width: 64, height: 68, across: 2 })),
  symbol('narrow', sash({ width: 34, height: 68 })),
  pattern('brick', 'brickShade'),
  pattern('ashlar', 'stoneShade'),
);

/** The mountain a shade nearer than in the long street. */
const wooded = (drawn: Svg): Svg => drawn.replaceAll(paint('mountainShade'), paint('stoneShade')).replaceAll(paint('mountain'), paint('stone'));

const neighbour: Svg = far(0, 0, figure(holdingForward, { crew: false, top: ['stone', 'stoneShade'], head: 'bun', hair: 'hairGrey', skin: 'skinFair' }, { held: rect(27, -118, 12, 15, 'white'), left: true }));

const houses: Svg =
  at(-140, GROUND, plain(walkup(
    { storeys: 3, wall: 'stone', shade: 'stoneShade', stairs: 'bowed', crown: 'arch', doors: 'frame', lit: [[true, true], [false, false], [true, false]] },
    { window: 'window', narrow: 'narrow', bond: 'ashlar' },
  ))) +
  at(92, GROUND, clip('lot', 'M-20-400H240V-314H232V8H-20z', plain(walkup(
    { storeys: 3, wall: 'brick', shade: 'brickShade', stairs: 'bowed', crown: 'gable', doors: 'frame', lit: [[false, false], [true, false], [false, true]], guest: neighbour },
    { window: 'window', narrow: 'narrow', bond: 'brick' },
  ))));

const behind: Svg =
  wooded(mountain(
    [[150, 330], [250, 300], [330, 262], [380, 232], [440, 224], [490, 230], [560, 262], [800, 330]],
    GROUND,
    [[290, 400], [338, 356], [384, 306], [424, 256], [452, 238], [500, 246], [560, 280], [800, 340]],
  )) +
  at(460, 225, group({ transform: 'scale(.72)' }, cross(0, 0)));

/** What the clear glass lets one see. */
const rooms: readonly Svg[] = [
  '',
  use('desk', 4, 0) + use('sitter', 16, 0) + use('desk', 60, 0) + use('shelf', 122, 0) + use('plant', 206, 0),
  use('plant', 20, 0) + use('desk', 34, 0) + use('stander', 150, 0),
  '',
];

const streaks = (y: number): Svg =>
  plane(`M${LEFT + 60} ${y}h36l-40 ${GLASS}h-36zM${LEFT + 144} ${y}h12l-40 ${GLASS}h-12zM${LEFT + 188} ${y}h28l-40 ${GLASS}h-28z`, 'glassStreak');

const clear = (y: number, room: Svg): Svg =>
  rect(LEFT + 8, y, PANES * PANE, GLASS, 'glassClear') +
  plane(`M${LEFT + 40} ${y}h16l-34 ${GLASS}h-14v-4zM${LEFT + 164} ${y}h26l-34 ${GLASS}h-26z`, 'white') +
  group({ fill: paint('indoors') }, rhythm(PANES, LEFT + 36, PANE).map((x) => use('lamp', x, y)).join(''), at(LEFT + 8, y + GLASS, room));

/** What rain leaves on a pane: runs from above, dust in the corners. */
const grime = (y: number): Svg =>
  faded(0.55, plane(rhythm(PANES, LEFT + 8, PANE).map((x) => `M${x} ${y + GLASS}v-7l14 2 12-3 16 5 14-3v6zM${x + 14} ${y}h3v30q-1.5 4-3 0zM${x + 22} ${y}h2v14q-1 3-2 0zM${x + 42} ${y}h3v20q-1.5 4-3 0z`).join(''), 'stoneShade'));

/** The dull film itself: a tone over everything. */
const film = (x: number, y: number, width: number, height: number): Svg => faded(0.3, rect(x, y, width, height, 'ink'));

const dull = (y: number): Svg => rect(LEFT + 8, y, PANES * PANE, GLASS, 'glassDull') + streaks(y) + grime(y) + film(LEFT + 8, y, PANES * PANE, GLASS);

/** The row at work: clear behind the squeegee, wet before it. */
const atWork: Svg =
  dull(WORK) +
  plane(`M${LEFT + 8} ${WORK}H${BLADE + 2}l-12 ${GLASS}H${LEFT + 8}z`, 'glassClear') +
  group({ fill: paint('indoors') }, use('lamp', LEFT + 36, WORK), use('lamp', LEFT + 92, WORK), use('plant', LEFT + 30, WORK + GLASS)) +
  faded(0.35, plane(`M${BLADE + 2} ${WORK}H${BLADE + 54}q6 20-4 34t-4 26q-8 6-18 2t-20 4l-22-4z`, 'glassShade')) +
  faded(0.7, plane(`M${BLADE + 27} ${WORK + 36}h13l-3 20l-2 2l-2-4l-3 9l-3-8l-2 5l-2-4z`, 'white')) +
  lines(`M${BLADE + 2} ${WORK}l-12 ${GLASS}`, 'white', 'edge');

const curtainWall: Svg =
  rect(LEFT, 0, WIDTH, LOBBY, 'frame') +
  rows.map((y, index) => (index < 2 ? clear(y, rooms[index] ?? '') : index === 2 ? atWork : dull(y))).join('') +
  lines(rhythm(PANES - 1, LEFT + 8 + PANE, PANE).map((x) => `M${x} 0V${LOBBY}`).join(''), 'frame', 'ground') +
  lines(rows.map((y) => `M${LEFT + 8} ${y + 24}h${PANES * PANE}`).join(''), 'frame', 'edge');

const core: Svg =
  rect(LEFT + WIDTH, 0, 60, GROUND, 'stone') + rect(LEFT + WIDTH, 0, 5, GROUND, 'stoneShade') +
  rows.map((y) => rect(LEFT + WIDTH + 20, y + 12, 16, 48, 'glassShade') + rect(LEFT + WIDTH + 20, y + 12, 16, 4, 'glassDull')).join('');

const lobby: Svg =
  rect(LEFT, LOBBY, WIDTH, GROUND - LOBBY, 'frame') +
  rect(LEFT + 8, LOBBY + 20, WIDTH - 16, GROUND - LOBBY - 20, 'glassDull') +
  plane(`M${LEFT + 44} ${LOBBY + 20}h20l-34 68h-20zM${LEFT + 212} ${LOBBY + 20}h12l-34 68h-12z`, 'glassStreak') +
  film(LEFT + 8, LOBBY + 20, WIDTH - 16, GROUND - LOBBY - 20) +
  lines(`M${LEFT + 64} ${LOBBY + 20}V${GROUND}M${LEFT + 176} ${LOBBY + 20}V${GROUND}M${LEFT + 120} ${LOBBY + 34}V${GROUND}M${LEFT + 64} ${LOBBY + 34}h112`, 'frame', 'ground') +
  lines(`M${LEFT + 114} ${GROUND - 40}v14M${LEFT + 126} ${GROUND - 40}v14`, 'ink', 'edge') +
  rect(LEFT + 52, LOBBY + 12, 136, 8, 'ink') + rect(LEFT + 60, LOBBY + 20, 128, 5, 'glassDull');

/** Both hands on a strip washer: the near one at (31, −81), the far one at (40, −114). */
const washing: ClosePose = { ...holdingForward, nod: -6, nearArm: [[4, -33], [10.5, -27]], farArm: [[6, -40], [13.5, -38]] };
const washer: Svg = cord('M29-70L52-162', 5, 'sun') + cord('M29-70L31-78', 5, 'ink') + cord('M32-168L74-158', 13, 'white') + cord('M30-160L72-150', 3, 'glassDull');

/** A line of its own for each of the crew, from above to the harness. */
const lifelines: Svg = lines(`M${CRADLE.x + 58} 0V${DECK - 38}l3 2M${CRADLE.x + 110} 0V${DECK - 38}l3 2`, 'ink');

const cradle: Svg =
  lines(`M${CRADLE.x + 4} 0V${DECK - 54}M${CRADLE.x + CRADLE.width - 4} 0V${DECK - 54}`, 'ink', 'edge') +
  lifelines +
  rect(CRADLE.x, DECK - 15, CRADLE.width, 15, 'glassStreak') +
  far(CRADLE.x + 64, DECK, figure(reaching, { head: 'helmet', headColour: 'white', skin: 'skinLight', hair: 'hairBrown' }, { held: heldSqueegee })) +
  far(CRADLE.x + 114, DECK, figure(washing, { head: 'helmet', headColour: 'white', skin: 'skinDeep', build: 'slight' }, { held: washer })) +
  at(CRADLE.x, DECK,
    lines(rhythm(13, 8, 12).map((x) => `M${x} 0v-26`).join(''), 'ink'),
    lines(`M0-27h${CRADLE.width}M0-14h${CRADLE.width}M-6 0L4-54L14 0M${CRADLE.width - 14} 0l10-54l10 54`, 'ink', 'edge'),
    rect(-4, -60, 16, 9, 'ink'), rect(CRADLE.width - 12, -60, 16, 9, 'ink'),
    plane('M28-26h15l-2 16h-11z', 'frame'), plane('M39-26h4l-2 16h-3z', 'cloth'), lines('M28-26q7-9 15 0', 'ink'),
    lines(`M-8 1h${CRADLE.width + 16}`, 'ink', 'ground'), rect(-8, 3, CRADLE.width + 16, 5, 'sun'), rect(CRADLE.width - 6, 3, 14, 5, 'sunShade'),
    disc(2, 11, 3, 'ink'), disc(CRADLE.width - 2, 11, 3, 'ink'));

/** Nobody walks under a cradle: two cones and a bar, and someone of the crew who minds it. */
const cone: Svg = plane('M-2.5-20h5l4.5 18h-14z', 'sun') + plane('M1-20h1.5l4.5 18h-4z', 'sunShade') + plane('M-4.1-13h8.2l1.2 5h-10.6z', 'white') + rect(-9, -3, 18, 3, 'ink');

const street: Svg =
  rect(0, GROUND, FRAME.width, 14, 'pavement') + rect(0, GROUND + 14, FRAME.width, 4, 'stoneShade') + rect(0, GROUND + 18, FRAME.width, 20, 'road') +
  lines(`M0 ${GROUND}h${FRAME.width}`, 'ink', 'edge') +
  at(394, PAVEMENT, tree(196, turned)) +
  plane([[330, 421], [346, 425], [388, 424], [402, 420], [420, 425], [360, 419], [448, 423]].map(([x, y]) => `M${x} ${y}l3-3 3 2-2 3z`).join(''), 'maple') +
  at(450, PAVEMENT, plain(dog)) +
  far(450, PAVEMENT, figure(walking, { crew: false, top: ['brick', 'brickShade'], head: 'tuque', headColour: 'frame', skin: 'skinLight' })) +
  lines(`M${CRADLE.x - 10} ${PAVEMENT - 14}h${CRADLE.width + 20}`, 'ink', 'edge') +
  at(CRADLE.x - 14, PAVEMENT, cone) + at(CRADLE.x + CRADLE.width + 14, PAVEMENT, cone) +
  far(CRADLE.x + CRADLE.width + 52, PAVEMENT, figure({ ...standing, nod: -18 }, { head: 'helmet', headColour: 'white', skin: 'skin', beard: true, build: 'broad' }, { left: true }));

/** A street with outside stairs, and a tower being washed. */
export const home: Scene<'home'> = {
  key: 'home',
  subject: 'Two window cleaners in a cradle wash an office tower beside Montréal walk-ups with outside stairs; the cross stands on the mountain behind.',
  story: 'The storeys above the cradle are clear; those below it are still dull.',
  draw: () => rect(0, 0, FRAME.width, FRAME.height, 'sky') + definitions + behind + houses + core + curtainWall + lobby + cradle + street,
  wide: { y: 106 },
  square: { x: 344 },
};
