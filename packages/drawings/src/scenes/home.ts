import { at, clip, defineSymbol, disc, el, evenlySpaced, faded, group, lines, paint, plane, rect, showSymbol, type Svg } from '../svg.ts';
import { atStreetScale } from '../vocabulary/closeUp/atStreetScale.ts';
import type { CloseUpPose } from '../vocabulary/closeUp/look.ts';
import { closeUpPerson } from '../vocabulary/closeUp/person.ts';
import { holdingForward, reaching, standing, walking } from '../vocabulary/closeUp/poses.ts';
import { cord } from '../vocabulary/closeUp/tools.ts';
import { cross, mountain } from '../vocabulary/street/land.ts';
import { officeSilhouettes } from '../vocabulary/street/officeSilhouettes.ts';
import { brickPattern } from '../vocabulary/street/patterns.ts';
import { walkedDog } from '../vocabulary/street/person.ts';
import { autumnLeaves, tree } from '../vocabulary/street/tree.ts';
import { walkup } from '../vocabulary/street/walkup.ts';
import { sash } from '../vocabulary/street/window.ts';
import { openSky, type Scene, SCENE_SIZE } from './scene.ts';

/** Where the houses meet the pavement, and the line on which feet and trees stand. */
const GROUND = 426;
const PAVEMENT = GROUND + 7;

/** The curtain wall: its left edge, four panes of 56 between frames of 8, and its roof. */
const LEFT = 440;
const PANES = 4;
const PANE = 56;
const WIDTH = PANES * PANE + 16;
const GLASS = 66;
const LOBBY = GROUND - 78;
const ROOF = LOBBY - 326;

/** The top of each row of glass, from the top down; the crew is at the second. */
const rows = evenlySpaced(4, LOBBY - 316, 80);
const WORK = LOBBY - 236;

/** The cradle's deck. */
const DECK = WORK + 75;
const CRADLE = { x: LEFT + 12, width: 148 } as const;

/** The right end of the squeegee's blade, and its distance from the top of the glass. */
const BLADE = CRADLE.x + 89;
const BLADE_DROP = 18;

/** Replaces yellow, which is only for the crew, and red, which this scene does not have, in houses and dogs. */
const withoutYellowAndRed = (drawn: Svg): Svg => drawn.replaceAll(paint('sun'), paint('stone')).replaceAll(paint('red'), paint('ink'));

const definitions: Svg = el(
  'defs',
  {},
  officeSilhouettes(''),
  defineSymbol('window', sash({ width: 64, height: 68, across: 2 })),
  defineSymbol('narrow', sash({ width: 34, height: 68 })),
  brickPattern('brick'),
  brickPattern('ashlar', 'stoneShade'),
);

/** The mountain, darker than in the street of the façade, with a line along its ridge. */
const wooded = (drawn: Svg): Svg =>
  drawn.replace('/>', ` stroke="${paint('ink')}"/>`).replaceAll(paint('mountainShade'), paint('stoneShade')).replaceAll(paint('mountain'), paint('stone'));

const neighbour: Svg = atStreetScale(0, 0, closeUpPerson(holdingForward, { crew: false, top: ['white', 'stone'], trousers: ['stone', 'stoneShade'], head: 'bun', hair: 'hairGrey', skin: 'skinLight' }, { held: rect(27, -118, 12, 15, 'glassDull'), left: true }));

const houses: Svg =
  at(-82, GROUND, withoutYellowAndRed(walkup(
    { storeys: 3, wall: 'stone', shade: 'stoneShade', stairs: 'bowed', crown: 'arch', doors: 'frame', lit: [[true, true], [false, false], [true, false]] },
    { window: 'window', narrow: 'narrow', bond: 'ashlar' },
  ))) +
  at(150, GROUND, clip('lot', 'M-20-400H240V-314H232V8H-20z', withoutYellowAndRed(walkup(
    { storeys: 3, wall: 'brick', shade: 'brickShade', stairs: 'bowed', crown: 'gable', doors: 'frame', lit: [[false, false], [true, false], [false, true]], onBalcony: neighbour },
    { window: 'window', narrow: 'narrow', bond: 'brick' },
  ))));

const behind: Svg =
  wooded(mountain(
    [[230, 330], [300, 300], [352, 262], [386, 238], [412, 232], [450, 244], [640, 320], [800, 380]],
    GROUND,
    [[372, 400], [392, 340], [404, 290], [420, 250], [450, 262], [640, 330], [800, 390]],
  )) +
  at(411, 233, group({ transform: 'scale(.72)' }, cross(0, 0))) +
  plane(`M680 ${GROUND}V250h34v-36h40v58h22v-20h24V${GROUND}z`, 'far');

/** The room behind the clear glass of the top row. */
const room: Svg = showSymbol('desk', 2, 0) + showSymbol('sitter', 14, 0) + showSymbol('desk', 60, 0) + showSymbol('stander', 142, 0) + showSymbol('plant', 206, 0);

const clear = (y: number, seen: Svg): Svg =>
  rect(LEFT + 8, y, PANES * PANE, GLASS, 'glassClear') +
  plane(`M${LEFT + 36} ${y}h18l-28 ${GLASS}h-18zM${LEFT + 158} ${y}h28l-28 ${GLASS}h-28z`, 'white') +
  group({ fill: paint('indoors') }, at(LEFT + 8, y + GLASS, seen));

/** Dirt on a row of glass: dark runs of different lengths from the top, and dust along the sill. */
const grime = (y: number): Svg =>
  faded(0.3, plane(evenlySpaced(PANES, LEFT + 8, PANE).map((x, index) => {
    const long = index % 2 === 0 ? 14 : 0;
    return `M${x + 9} ${y}h4l-1 ${28 + long}h-2zM${x + 15} ${y}h2l-.5 ${46 - long}h-1zM${x + 37} ${y}h4l-1 ${48 - long}h-2zM${x + 47} ${y}h3l-1 ${18 + long}h-1z`;
  }).join(''), 'ink')) +
  faded(0.5, plane(`M${LEFT + 8} ${y + GLASS}v-5h${PANES * PANE}v5z`, 'stoneShade'));

/** The dull film itself: a tone over everything. */
const film = (x: number, y: number, width: number, height: number): Svg => faded(0.42, rect(x, y, width, height, 'ink'));

const dull = (y: number): Svg => rect(LEFT + 8, y, PANES * PANE, GLASS, 'glassDull') + film(LEFT + 8, y, PANES * PANE, GLASS) + grime(y);

/** The row at work: clear behind the squeegee, wet ahead of it. */
const atWork: Svg =
  dull(WORK) +
  plane(`M${LEFT + 8} ${WORK}H${BLADE - 14}v9L${BLADE} ${WORK + BLADE_DROP}V${WORK + GLASS}H${LEFT + 8}z`, 'glassClear') +
  plane(`M${LEFT + 36} ${WORK}h18l-28 ${GLASS}h-18z`, 'white') +
  group({ fill: paint('indoors') }, showSymbol('lamp', LEFT + 36, WORK), showSymbol('plant', LEFT + 28, WORK + GLASS)) +
  faded(0.18, plane(`M${BLADE - 14} ${WORK}H${BLADE + 46}q6 18-4 32t-4 22q-8 6-18 2t-20 4V${WORK + BLADE_DROP}l-14-9z`, 'glassShade')) +
  lines(`M${BLADE} ${WORK + BLADE_DROP}V${WORK + GLASS}`, 'white', 'edge');

const curtainWall: Svg =
  rect(LEFT, ROOF, WIDTH, LOBBY - ROOF, 'frame') +
  rows.map((y, index) => (index === 0 ? clear(y, room) : index === 1 ? atWork : dull(y))).join('') +
  lines(evenlySpaced(PANES - 1, LEFT + 8 + PANE, PANE).map((x) => `M${x} ${ROOF + 10}V${LOBBY}`).join(''), 'frame', 'heavy') +
  rect(LEFT - 4, ROOF - 4, WIDTH + 4, 8, 'ink');

const core: Svg =
  rect(LEFT + WIDTH, ROOF - 14, 52, GROUND - ROOF + 14, 'stone') + rect(LEFT + WIDTH + 44, ROOF - 14, 8, GROUND - ROOF + 14, 'stoneShade') +
  rect(LEFT + WIDTH - 2, ROOF - 18, 56, 6, 'ink') +
  rows.map((y) => rect(LEFT + WIDTH + 14, y + 10, 16, 40, 'glassShade') + rect(LEFT + WIDTH + 14, y + 10, 16, 4, 'glassDull')).join('');

/** The lit lobby: a desk, a plant, lamps. */
const lobby: Svg =
  rect(LEFT, LOBBY, WIDTH, GROUND - LOBBY, 'frame') +
  rect(LEFT + 8, LOBBY + 20, WIDTH - 16, GROUND - LOBBY - 20, 'white') +
  group({ fill: paint('indoors') }, evenlySpaced(2, LEFT + 92, 56).map((x) => showSymbol('lamp', x, LOBBY + 36)).join(''), showSymbol('plant', LEFT + 26, GROUND), rect(LEFT + 184, GROUND - 26, 40, 26), rect(LEFT + 180, GROUND - 29, 48, 4)) +
  lines(`M${LEFT + 64} ${LOBBY + 20}V${GROUND}M${LEFT + 176} ${LOBBY + 20}V${GROUND}M${LEFT + 120} ${LOBBY + 32}V${GROUND}M${LEFT + 64} ${LOBBY + 32}h112`, 'frame', 'heavy') +
  lines(`M${LEFT + 114} ${GROUND - 34}v14M${LEFT + 126} ${GROUND - 34}v14`, 'ink', 'edge') +
  rect(LEFT + 52, LOBBY + 10, 136, 8, 'ink') + rect(LEFT + 60, LOBBY + 18, 128, 3, 'stone');

/** Both hands on a strip washer: the near one at (31, −81), the far one at (40, −114). */
const washing: CloseUpPose = { ...holdingForward, nod: -6, nearArm: [[4, -33], [10.5, -27]], farArm: [[6, -40], [13.5, -38]] };
const washer: Svg = cord('M29-70L52-162', 9) + cord('M29-70L52-162', 5, 'sun') + cord('M29-70L31-78', 5, 'ink') + cord('M32-168L74-158', 13, 'white') + cord('M30-160L72-150', 3, 'glassDull');

/** The pole's squeegee: its blade is at (60, −184). */
const squeegee: Svg = cord('M17-116L60-180', 10) + cord('M17-116L60-180', 6, 'sun') + cord('M40-198L82-170', 8, 'ink') + cord('M41-203L85-174', 4, 'white');

/** The davits on the roof that the cradle hangs from; each arm reaches over the edge. */
const davit = (x: number): Svg =>
  plane(`M${x - 3} ${ROOF - 4}l6-16h6l6 16z`, 'ink') + lines(`M${x + 6} ${ROOF - 18}H${x - 4}v8`, 'ink', 'heavy');

/** A separate lifeline for each of the crew, from the roof to the harness. */
const lifelines: Svg = lines(`M${CRADLE.x + 62} ${ROOF}V${DECK - 38}M${CRADLE.x + 112} ${ROOF}V${DECK - 38}`, 'ink');

const cradle: Svg =
  lines(`M${CRADLE.x + 4} ${ROOF - 12}V${DECK - 54}M${CRADLE.x + CRADLE.width - 4} ${ROOF - 12}V${DECK - 54}`, 'ink', 'edge') +
  davit(CRADLE.x + 8) + davit(CRADLE.x + CRADLE.width) +
  lifelines +
  rect(CRADLE.x, DECK - 16, CRADLE.width, 16, 'glassShade') +
  atStreetScale(CRADLE.x + 62, DECK, closeUpPerson(reaching, { head: 'helmet', headColour: 'cloth', skin: 'skinLight', hair: 'hairBrown' }, { held: squeegee })) +
  atStreetScale(CRADLE.x + 110, DECK, closeUpPerson(washing, { head: 'helmet', headColour: 'cloth', skin: 'skinDeep', build: 'slight' }, { held: washer })) +
  at(CRADLE.x, DECK,
    lines(evenlySpaced(13, 8, 12).map((x) => `M${x} 0v-26`).join(''), 'ink'),
    lines(`M0-27h${CRADLE.width}M-6 0L4-54L14 0M${CRADLE.width - 14} 0l10-54l10 54`, 'ink', 'edge'),
    rect(-4, -60, 16, 9, 'ink'), rect(CRADLE.width - 12, -60, 16, 9, 'ink'),
    plane('M28-26h15l-2 16h-11z', 'frame'), plane('M39-26h4l-2 16h-3z', 'cloth'), lines('M28-26q7-9 15 0', 'ink'),
    lines(`M-8 1h${CRADLE.width + 16}`, 'ink', 'heavy'), rect(-8, 3, CRADLE.width + 16, 5, 'sun'), rect(CRADLE.width - 6, 3, 14, 5, 'sunShade'),
    disc(2, 11, 3, 'ink'), disc(CRADLE.width - 2, 11, 3, 'ink'));

/** The pavement under the cradle is closed off: two cones and a bar, guarded by one of the crew. */
const cone: Svg = plane('M-2.5-20h5l4.5 18h-14z', 'sun') + plane('M1-20h1.5l4.5 18h-4z', 'sunShade') + plane('M-4.1-13h8.2l1.2 5h-10.6z', 'white') + rect(-9, -3, 18, 3, 'ink');

const street: Svg =
  rect(0, GROUND, SCENE_SIZE.width, 12, 'pavement') + rect(0, GROUND + 12, SCENE_SIZE.width, 3, 'stoneShade') + rect(0, GROUND + 15, SCENE_SIZE.width, 20, 'road') +
  lines(`M0 ${GROUND}h${SCENE_SIZE.width}`, 'ink', 'edge') +
  at(84, PAVEMENT, tree(136, autumnLeaves)) +
  plane([[30, 431], [60, 433], [102, 432], [118, 430], [140, 433], [46, 430]].map(([x, y]) => `M${x} ${y}l3-3 3 2-2 3z`).join(''), 'maple') +
  at(392, PAVEMENT, withoutYellowAndRed(walkedDog)) +
  atStreetScale(392, PAVEMENT, closeUpPerson(walking, { crew: false, top: ['brick', 'brickShade'], head: 'tuque', headColour: 'frame', skin: 'skinLight' })) +
  lines(`M${CRADLE.x + 2} ${PAVEMENT - 13}h${CRADLE.width + 6}`, 'ink', 'edge') +
  at(CRADLE.x, PAVEMENT, cone) + at(CRADLE.x + CRADLE.width + 8, PAVEMENT, cone) +
  atStreetScale(CRADLE.x + CRADLE.width + 34, PAVEMENT, closeUpPerson({ ...standing, nod: -18 }, { head: 'helmet', headColour: 'cloth', skin: 'skin', beard: true, build: 'broad' }, { left: true }));

/** A street with outside stairs, and a tower being washed. */
export const home: Scene<'home'> = {
  key: 'home',
  subject: 'Two window cleaners in a cradle wash an office tower beside walk-ups with outside stairs; in Montréal, the cross stands on the mountain behind.',
  story: 'The storeys above the cradle are clear; those below it are still dull.',
  keyEdges: [
    { what: 'the head of the worker with the squeegee from the washed glass', sides: [[512, WORK + 20.5], [508, WORK + 20.5]] },
    { what: 'the squeegee from the washed glass', sides: [[BLADE - 10, WORK + 11], [BLADE - 13, WORK + 15]] },
    { what: 'the washed glass from the soapy', sides: [[BLADE - 6, WORK + 34], [BLADE + 6, WORK + 34]] },
    { what: 'the clear storey from the dull one under it', sides: [[622, WORK - 17], [622, WORK + 3]] },
    { what: 'the outside stair from the brick', sides: [[249, GROUND - 83], [257, GROUND - 83]] },
  ],
  draw: () => openSky(behind) + definitions + houses + core + curtainWall + lobby + cradle + street,
  wide: { y: 115 },
  square: { x: 162 },
  close: { x: 430, y: 50 },
};
