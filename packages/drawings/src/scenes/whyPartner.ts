import { at, defineSymbol, disc, el, evenlySpaced, group, lines, num, paint, plane, rect, showSymbol, type Svg } from '../svg.ts';
import { counter } from '../vocabulary/closeUp/furniture.ts';
import { bareHook, hook, key, ringOfKeys } from '../vocabulary/closeUp/keys.ts';
import type { CloseUpPose } from '../vocabulary/closeUp/look.ts';
import { closeUpPerson } from '../vocabulary/closeUp/person.ts';
import { handing } from '../vocabulary/closeUp/poses.ts';
import { repainted } from '../vocabulary/closeUp/repainted.ts';
import { type Block, ceiling, cityAtNight, cut, glazing, wall } from '../vocabulary/closeUp/room.ts';
import { cart } from '../vocabulary/closeUp/tools.ts';
import { type Scene, SCENE_SIZE } from './scene.ts';

const CEILING = 34;
/** Where the wall meets the floor, and the line on which people stand, nearer to us. */
const WALL = 322;
const FEET = 374;
const BOTTOM = 428;

const COLUMNS = 6;
const ROWS = 3;

/** The object on a hook: a key, a key that hangs askew, or the tag of the person who has it. */
type OnHook = 'key' | 'askew' | 'tag';

const hanging: Record<OnHook, Svg> = {
  key: showSymbol('key', 0, 0),
  askew: el('g', { transform: 'rotate(24)' }, showSymbol('key', 0, 0)),
  tag: plane('M-7 4L0-1L7 4V22H-7z', 'brick') + plane('M3 1L7 4V22H3z', 'brickShade') + disc(0, 4, 1.6, 'white'),
};

/** The objects on the hooks of the other board, from left to right; one hook has two. */
const muddled: readonly (readonly [place: number, on: readonly OnHook[]])[] = [
  [0, ['askew']], [1, []], [2, ['key', 'askew']], [3, []], [4, []], [5, []], [6, ['askew']], [7, []], [8, ['key']], [9, []],
];

/** A hook with a legible name. */
const namedHook: Svg = hook + lines('M-8.5-14.5h17v5h-17z', 'ink');

/** A key board, 212 × 144: frame, three rows of six hooks, each with its name. Origin: its top left. */
const board = (hooks: (index: number) => OnHook): Svg =>
  rect(0, 0, 212, 144, 'brick') + rect(204, 0, 8, 144, 'brickShade') + rect(8, 8, 196, 128, 'white') +
  evenlySpaced(COLUMNS * ROWS, 0, 1).map((index) =>
    at(28 + (index % COLUMNS) * 31, 27 + Math.floor(index / COLUMNS) * 41, showSymbol('hook', 0, 0), hanging[hooks(index)])).join('') +
  lines('M0 0H212V144H0z', 'ink', 'edge');

/** The disorderly board: grey metal, ten hooks without names, keys at random. Origin: its top left. */
const dullBoard: Svg =
  rect(0, 0, 164, 120, 'glassDull') + rect(7, 7, 150, 106, 'glassShade') + rect(157, 0, 7, 120, 'stoneShade') +
  muddled.map(([place, on]) =>
    at(28 + (place % 5) * 27, 26 + Math.floor(place / 5) * 50, showSymbol('bare', 0, 0), on.map((what) => hanging[what]).join(''))).join('') +
  lines('M0 0H164V120H0z', 'ink', 'edge');

/** A key lying on a surface, as if thrown down. `turn` is in degrees; its origin is where it lies. */
const thrown = (x: number, turn: number): Svg => el('g', { transform: `translate(${x} -7)rotate(${turn})scale(.85)` }, key('frame'));

/** Loose keys, some on top of each other, and a cup of coffee. */
const loose: Svg =
  thrown(6, -90) + thrown(84, 90) + thrown(78, -90) + el('g', { transform: 'translate(98 -16)rotate(-72)scale(.85)' }, key('frame')) +
    thrown(134, -90) +
  group({ transform: 'translate(190 0)scale(.7)' }, plane('M-11-30H11L8 0H-8z', 'white'), plane('M5-30H11L8 0H4z', 'stone'),
    plane('M-10.4-22H10.4L9-9H-9z', 'brick'), plane('M4.6-22H10.4L9-9H4.2z', 'brickShade'), rect(-13, -34, 26, 5, 'ink'));

const city: readonly Block[] = [[292, 34, 176, 2], [332, 40, 150, 5], [376, 40, 190, 3]];

const night: Svg =
  glazing({ x: 300, y: 72, width: 96, height: 162, mullions: [48], transom: 104, glass: 'ink', frame: 'white', id: 'night' },
    disc(368, 104, 11, 'white') + disc(363, 101, 10, 'ink') + cityAtNight(240, city)) +
  lines('M300 72h96v162h-96z', 'white', 'heavy') + rect(398, 70, 3, 164, 'stoneShade') + rect(292, 232, 112, 7, 'white') +
    rect(292, 239, 112, 3, 'stoneShade');

/** The closed register of keys. */
const register: Svg =
  rect(28, -10, 62, 10, 'frame') + rect(82, -10, 8, 10, 'cloth') + rect(30, -7, 58, 4, 'white') + lines('M40-11h34', 'ink', 'edge');

const room: Svg =
  wall(0, CEILING, SCENE_SIZE.width, WALL - CEILING, 'far', 'stone') +
  at(52, 74, dullBoard) +
  at(558, 60, board((index) => (index === 7 ? 'tag' : 'key'))) +
  night +
  at(30, WALL, counter(212, 3)) + at(30, WALL - 88, loose) +
  at(558, WALL, counter(212, 3)) + at(558, WALL - 88, register);

const floor: Svg =
  rect(0, WALL, SCENE_SIZE.width, BOTTOM - WALL, 'stone') +
  lines(evenlySpaced(9, 40, 96).map((x) => `M${x} ${WALL}l-28 ${BOTTOM - WALL}`).join('') + `M0 ${num(WALL + 44)}H${SCENE_SIZE.width}`, 'stoneShade') +
  lines(`M0 ${WALL}H${SCENE_SIZE.width}`, 'ink', 'edge');

/** An arm stretched out: things hang from it at (49, −143). */
const giving: CloseUpPose = { ...handing, nearArm: [[8.2, -42.6], [15.8, -47.2]], farArm: [[-1.8, -32.6], [-0.6, -24.4]], far: 'flat' };

/** An open hand below it, at (38, −81). */
const receiving: CloseUpPose = { ...handing, nearArm: [[3.2, -32.8], [10.8, -28]], near: 'flat', farArm: [[-1.8, -32.6], [-0.6, -24.4]], far: 'flat' };

/** The ring that is handed over. Its outline is heavier, because the wall behind is pale. */
const ring: Svg = el('circle', { cx: 0, cy: 18, r: 18, fill: 'none', stroke: paint('ink'), 'stroke-width': 8.4 }) + ringOfKeys(0.9);

/** Two boards for the same keys. */
export const whyPartner: Scene<'whyPartner'> = {
  key: 'whyPartner',
  subject: 'Between two key boards, a manager hands a ring of keys to a cleaner.',
  story: 'On the grey board no hook has a name and the keys lie about; on the other each hangs in its place, and a tag says who has the ring.',
  keyEdges: [
    { what: 'the hand that gives from the wall', sides: [[498, FEET - 144], [493, FEET - 150]] },
    { what: 'the hand held out from the wall', sides: [[473, FEET - 84], [473, FEET - 75]] },
    { what: 'the ring of keys from the wall', sides: [[478, FEET - 125], [472, FEET - 125]] },
    { what: 'a key thrown down from the wall', sides: [[53, WALL - 95], [53, WALL - 102]] },
    { what: 'a name from the board', sides: [[586, 72.5], [586, 70]] },
    { what: 'the tag from the board', sides: [[615, 140], [607, 140]] },
  ],
  draw: () =>
    rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') +
    el('defs', {}, defineSymbol('key', el('g', { transform: 'scale(.74)' }, key('frame'))), defineSymbol('hook', namedHook), defineSymbol('bare', bareHook)) +
    cut(0, 0, SCENE_SIZE.width, 28) +
    room +
    ceiling(0, 28, SCENE_SIZE.width, [[136, false], [332, false], [468, true], [664, true]]) +
    floor +
    cut(0, BOTTOM, SCENE_SIZE.width, 22) +
    at(196, FEET - 4, thrown(0, -90)) +
    at(274, FEET, repainted(cart, { leaf: 'forestLight', leafShade: 'frame' })) +
    at(552, FEET, closeUpPerson(giving, { crew: false, top: ['brick', 'brickShade'], head: 'long', skin: 'skin', build: 'slight' },
      { held: at(53, -143, ring), left: true })) +
    at(440, FEET, closeUpPerson(receiving, { head: 'short', beard: true, skin: 'skinDeep', build: 'broad' })),
  wide: { y: 57 },
  square: { x: 330 },
  close: { x: 370, y: 160 },
};
