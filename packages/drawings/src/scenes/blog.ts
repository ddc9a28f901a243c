import { at, type Colour, disc, el, evenlySpaced, group, lines, paint, plane, rect, type Svg } from '../svg.ts';
import { crewMark } from '../vocabulary/closeUp/limbs.ts';
import { cut } from '../vocabulary/closeUp/room.ts';
import { cord, foldedCloth, jug, sprayBottle } from '../vocabulary/closeUp/tools.ts';
import { type Scene, SCENE_SIZE } from './scene.ts';

const FLOOR = 404;
const TOP = 52;
/** The cupboard's inside, from left to right, and the heights of its shelves. */
const LEFT = 184;
const RIGHT = 448;
const SHELVES = [114, 180, 242, 304] as const;

const scaled = (scale: number, drawing: Svg): Svg => group({ transform: `scale(${scale})` }, drawing);

/** A label on a shelf's edge: white, with a dot of its bottle’s colour and a strip for its words. */
const label = (x: number, y: number, dot: Colour): Svg =>
  rect(x - 15, y, 30, 10, 'white') + rect(x - 12, y + 3, 4, 4, dot) + lines(`M${x - 5} ${y + 5}h16`, 'ink', 'edge');

/** A stack of folded cloths of one colour. Each colour is for one kind of room. */
const stack = (x: number, y: number, count: number, colour: Colour, shade: Colour): Svg =>
  evenlySpaced(count, y, -11).map((top) => at(x - 21, top, scaled(1.6, foldedCloth(colour, shade)))).join('') +
  lines(`M${x - 20.5} ${y}v-${count * 11 + 1.5}h41V${y}`, 'ink');

/** The end of a paper roll: paper around a tube of brown cardboard. */
const roll = (x: number, y: number): Svg =>
  disc(x, y, 12.5, 'ink') + disc(x, y, 11, 'white') + el('circle', { cx: x, cy: y, r: 8, fill: 'none', stroke: paint('glassDull') }) +
  el('circle', { cx: x, cy: y, r: 4.4, fill: paint('far'), stroke: paint('brick'), 'stroke-width': 2.4 });

/** Five stacked rolls: three below, two above. Origin: the shelf under the first. */
const rolls: Svg = [[13, -12.5], [38, -12.5], [63, -12.5], [25.5, -34], [50.5, -34]].map(([x = 0, y = 0]) => roll(x, y)).join('');

/** A first-aid box: green with a white cross. Origin: its foot, at the left. */
const firstAid: Svg =
  lines('M26-40V-47H52V-40', 'ink', 'heavy') + rect(0, -40, 78, 40, 'leaf') + rect(68, -40, 10, 40, 'leafShade') +
    plane('M34-34h10v9h9v10h-9v9h-10v-9h-9v-10h9z', 'white') +
  rect(8, -42, 8, 6, 'ink') + rect(62, -42, 8, 6, 'ink');

/** The outline of a spray bottle, without which it would be invisible on white. */
const bottleEdge: Svg = lines('M-8-2V-15Q-7.4-22-3-25H3Q7.4-22 8-15V-2Q8 0 6 0H-6Q-8 0-8-2z', 'ink');

const bottles: readonly Colour[] = ['leaf', 'brick', 'glassDull', 'leaf', 'brick', 'glassDull'];

const pail: Svg =
  plane('M-34-56H34L26 0H-26z', 'leaf') + plane('M18-56H34L26 0H14z', 'leafShade') + rect(-37, -60, 74, 7, 'leafShade') +
    lines('M-34-58Q0-94 34-58', 'ink', 'edge') +
  plane('M-20-60q-2-10 10-9t22-2q10 2 8 14l2 14h-16l-2-17z', 'glassDull');

const cupboard: Svg =
  rect(LEFT - 10, TOP, RIGHT - LEFT + 20, FLOOR - TOP, 'frame') + rect(LEFT, TOP + 10, RIGHT - LEFT, FLOOR - TOP - 24, 'white') +
  rect(LEFT, TOP + 10, 10, FLOOR - TOP - 24, 'far') + rect(LEFT, TOP + 10, RIGHT - LEFT, 5, 'far') +
  SHELVES.map((y) => rect(LEFT, y, RIGHT - LEFT, 12, 'forestLight') + rect(LEFT, y + 12, RIGHT - LEFT, 5, 'far')).join('') +
  // Paper rolls and a box.
  at(204, 114, rolls) +
  at(334, 114, rect(0, -44, 96, 44, 'brick'), rect(82, -44, 14, 44, 'brickShade'), rect(0, -30, 82, 5, 'brickShade'),
    rect(12, -20, 26, 12, 'white'), lines('M16-14h18', 'ink')) +
  // Bottles, each above its label, then cloths, jugs and a first-aid box.
  bottles.map((colour, k) => at(206 + k * 44, 180, scaled(1.42, sprayBottle(colour) + bottleEdge)) + label(206 + k * 44, 181, colour)).join('') +
  stack(222, 242, 4, 'brick', 'brickShade') + stack(288, 242, 3, 'leaf', 'leafShade') + stack(350, 242, 4, 'glassDull', 'glassStreak') +
    stack(414, 242, 2, 'sun', 'sunShade') +
  at(214, 304, scaled(1.3, jug('leaf', 'leafShade'))) + at(246, 304, scaled(1.3, jug('leaf', 'leafShade'))) +
    at(300, 304, scaled(1.3, jug('brick', 'brickShade'))) +
  at(352, 304, firstAid) +
  at(238, FLOOR - 14, scaled(0.78, pail)) +
  at(330, FLOOR - 14, rect(0, -52, 100, 52, 'forestLight'), rect(86, -52, 14, 52, 'frame'), rect(30, -40, 32, 11, 'ink'),
    lines('M0-52h100', 'ink', 'edge')) +
  lines(`M${LEFT} ${TOP + 10}H${RIGHT}V${FLOOR - 14}H${LEFT}z`, 'ink', 'edge') + rect(LEFT - 10, FLOOR - 8, RIGHT - LEFT + 20, 8, 'ink');

const doorLeaf = (x: number): Svg =>
  rect(x, TOP, 124, FLOOR - TOP - 8, 'frame') + rect(x + 8, TOP + 8, 108, FLOOR - TOP - 24, 'forestLight') +
    rect(x + 112, TOP, 12, FLOOR - TOP - 8, 'cloth') + lines(`M${x} ${TOP}h124v${FLOOR - TOP - 8}h-124z`, 'ink', 'edge');

/** A crew's jacket on its hanger. */
const jacket: Svg =
  lines('M0-20q5-8 0-10t-4 4M-30-2L0-18L30-2', 'ink', 'edge') +
  plane('M-12-10L-38-2L-50 92L-30 98L-24 34V120H24V34L30 98L50 92L38-2L12-10z', 'sun') +
    plane('M12-10L38-2L50 92L30 98L24 34V120H12V34z', 'sunShade') +
  plane('M-24 58H24V66H-24zM-46 60L-27 64L-26 56L-45 52zM46 60L27 64L26 56L45 52z', 'white') +
  lines('M0-6V120M-24 34V20M24 34V20', 'sunShade') + plane('M-14-14L0-2L14-14L12-20H-12z', 'sunShade') + at(12, 26, scaled(1.3, crewMark));

/** A cloth hung over a rail to dry. Origin: the rail, in the middle of the cloth. */
const hungCloth = (colour: Colour, shade: Colour, length: number): Svg =>
  rect(-12, 0, 28, length - 12, shade) + rect(-16, -3, 28, length, colour) + rect(6, -3, 6, length, shade) +
    lines(`M-16 ${length - 10}h22`, shade, 'edge') + lines('M-16-3h28', shade, 'edge');

/** Three cloths on their rail, in the colours of the shelf. */
const drying: Svg =
  rect(-48, -2, 3, 8, 'ink') + rect(45, -2, 3, 8, 'ink') + lines('M-48 0H48', 'ink', 'heavy') +
    at(-24, 0, hungCloth('brick', 'brickShade', 54)) + at(24, 0, hungCloth('glassDull', 'glassStreak', 46));

/** A dustpan hung by its handle: its back wall, its tray, its lip. */
const dustpan: Svg =
  plane('M-4-6H4L5 36H-5z', 'glassDull') + disc(0, 0, 2, 'ink') + plane('M-16 34H16L24 84H-24z', 'glassShade') +
    plane('M-16 34H16L18 46H-18z', 'glassStreak') + plane('M9 46H18L24 84H14z', 'glassDull') + lines('M-8 52L-10 80M2 52L2 80', 'glassDull', 'edge') +
    lines('M-25 84H25', 'ink', 'heavy');

/** A hand brush hung by its handle. */
const handBrush: Svg =
  plane('M-4-6H4L5 42H-5z', 'glassDull') + disc(0, 0, 2, 'ink') + plane('M-14 42H14L19 56H-19z', 'ink') + plane('M-19 56H19L17 88H-17z', 'white') +
    plane('M11 56H19L17 88H10z', 'glassShade') + lines('M-10 58v28M-3 58v28M4 58v28', 'glassDull', 'edge');

const hinges: Svg = [96, 336].map((y) => rect(170, y, 6, 22, 'ink') + rect(456, y, 6, 22, 'ink')).join('');

/** A checklist: every line but the last is ticked. */
const checklist: Svg =
  rect(-38, -2, 76, 116, 'brick') + rect(32, -2, 6, 116, 'brickShade') + rect(-32, 6, 62, 102, 'white') + rect(-14, -8, 28, 14, 'ink') +
  evenlySpaced(6, 20, 15).map((y) => lines(`M-25 ${y}h9v9h-9z`, 'ink') + rect(-10, y + 3, 32, 3, 'ink')).join('') +
  lines(evenlySpaced(5, 20, 15).map((y) => `M-25 ${y + 3}l4 5l8-11`).join(''), 'leaf', 'edge');

/** A milk crate, 156 × 92. Origin: the floor under its left end. */
const crate: Svg =
  rect(0, -92, 156, 92, 'leaf') + rect(138, -92, 18, 92, 'leafShade') + rect(0, -92, 156, 9, 'leafShade') + rect(48, -75, 46, 14, 'ink') +
  evenlySpaced(2, -52, 25).flatMap((y) => evenlySpaced(5, 10, 26).map((x) => rect(x, y, 18, 18, 'frame'))).join('') + lines('M0-92h156', 'ink', 'edge');

/** An open notebook against the wall: a list on the left page, a measured bottle on the right. Origin: under its spine. */
const notebook: Svg =
  plane('M-74-4V-104Q-36-114 0-102Q36-114 74-104V-4Q36-12 0 0Q-36-12-74-4z', 'brick') + plane('M66-107L74-104V-4L66-6z', 'brickShade') +
  plane('M-68-8V-106Q-34-116 0-104V-4Q-34-16-68-8z', 'white') + plane('M68-8V-106Q34-116 0-104V-4Q34-16 68-8z', 'sky') +
    plane('M0-104Q3-106 6-107V-8Q3-7 0-4z', 'glassDull') + lines('M-68-106Q-34-116 0-104Q34-116 68-106M0-104V-4', 'ink', 'edge') +
  lines(evenlySpaced(6, -92, 14).map((y) => `M-58 ${y}Q-34 ${y - 6}-10 ${y + 1}`).join(''), 'ink') + lines('M-58-92Q-44-96-34-95', 'leaf', 'heavy') +
  group({ transform: 'translate(28 -40)skewY(-4)scale(1.5)' }, sprayBottle('leaf'), bottleEdge) +
  lines('M44-48H50M44-57H50M44-66H50M50-44V-70', 'ink', 'edge') + lines('M18-28Q40-34 60-30M18-18Q34-23 48-21', 'ink');

/** A mug with the pencils. */
const mug: Svg =
  cord('M-4-20L-8-46', 5, 'sun') + plane('M-10.3-45L-9-53L-5.6-46z', 'ink') + cord('M4-20L9-40', 5, 'brick') +
    plane('M6.8-40L10.6-47L11.4-39z', 'ink') +
  plane('M-13-30H11L9 0H-11z', 'glassShade') + plane('M4-30H11L9 0H3z', 'glassDull') + lines('M-13-30H11', 'ink', 'edge');

/** A supply cupboard, its doors open. */
export const blog: Scene<'blog'> = {
  key: 'blog',
  subject: 'A supply cupboard stands open, its bottles and cloths in order; a notebook lies open beside it on a crate.',
  story: 'One shelf is labelled and in perfect order, and the notebook shows how it is done.',
  keyEdges: [
    { what: 'the open cupboard from its frame', sides: [[LEFT + 5, 90], [LEFT - 5, 90]] },
    { what: 'a bottle from the cupboard’s back', sides: [[282, 160], [278, 160]] },
    { what: 'a pile of cloths from the cupboard’s back', sides: [[329, 215], [325, 215]] },
    { what: 'a label from its shelf', sides: [[280, 190], [276, 190]] },
    { what: 'the notebook from the wall', sides: [[640, 211], [640, 207]] },
    { what: 'the drawing in the notebook from its page', sides: [[690, 260], [686, 260]] },
  ],
  draw: () =>
    rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') +
    rect(0, 0, SCENE_SIZE.width, FLOOR, 'far') + rect(0, FLOOR - 16, SCENE_SIZE.width, 16, 'frame') +
    rect(0, FLOOR, SCENE_SIZE.width, 24, 'glassDull') + lines(evenlySpaced(9, 30, 96).map((x) => `M${x} ${FLOOR}v24`).join(''), 'glassStreak', 'edge') +
      lines(`M0 ${FLOOR}H${SCENE_SIZE.width}`, 'ink', 'heavy') +
    cut(0, FLOOR + 24, SCENE_SIZE.width, 22) +
    doorLeaf(46) + doorLeaf(462) + cupboard +
    at(104, 128, lines('M0-38v10', 'ink', 'heavy'), jacket) + at(520, 104, checklist) + at(104, 304, drying) + hinges +
    at(498, 270, dustpan, lines('M-3-6Q0-10 3-6', 'ink', 'edge')) + at(552, 270, handBrush, lines('M-3-6Q0-10 3-6', 'ink', 'edge')) +
    at(604, FLOOR, crate) + at(676, FLOOR - 91, scaled(0.92, notebook)) + at(746, FLOOR - 92, mug),
  wide: { y: 90 },
  square: { x: 326 },
  close: { x: 480, y: 160 },
};
