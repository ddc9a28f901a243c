import { type Colour, disc, el, evenlySpaced, faded, group, lines, paint, plane, rect, type Svg } from '../../svg.ts';
import { type Look, person, type Pose, reaching } from '../../vocabulary/street/person.ts';

/** The size of the section, in units. The street continues to its left; the sky is around it. */
export const sectionSize = { width: 640, height: 720 } as const;

/** The seven parts, in the order in which the air reaches them, each with the position of its number. */
export const ductParts = [
  { name: 'handler', x: 284, y: 142 },
  { name: 'supply', x: 222, y: 312 },
  { name: 'diffusers', x: 290, y: 281 },
  { name: 'return', x: 408, y: 312 },
  { name: 'hood', x: 470, y: 566 },
  { name: 'exhaust', x: 565, y: 440 },
  { name: 'doors', x: 179, y: 462 },
] as const;

/** The name of a numbered part. */
export type DuctPartName = (typeof ductParts)[number]['name'];

const BEYOND = 420;
/** Where the street ends at the right, beside the text. */
const RIGHTMOST = sectionSize.width + 40;
/** How deep the ground is drawn: on wide screens the list beside it is longer than the building is high. */
const DEPTH = 2400;
const GROUND = 664;
const SLAB = 12;
const ROOF = 196;

/** Three storeys from the top: the slab's underside, and the floor. */
const storeys = [
  { ceiling: ROOF + 14, floor: 352 },
  { ceiling: 364, floor: 508 },
  { ceiling: 520, floor: GROUND },
] as const;

/** The distance of the suspended ceiling from the slab. */
const HUNG = 44;

/** The sides of the house, and the three ducts that go up through it. */
const LEFT = 36;
const RIGHT = 604;
const WALL = 10;
const SUPPLY = { x: 208, width: 28 } as const;
const RETURN = { x: 394, width: 28 } as const;
const EXHAUST = { x: 552, width: 26 } as const;

/** A duct in section: the air in it, its right or lower side in shade, its sheet. */
const upright = (x: number, width: number, top: number, bottom: number, air: Colour): Svg =>
  rect(x, top, width, bottom - top, air) + faded(0.5, rect(x + width - 8, top, 7, bottom - top, 'stoneShade')) + lines(`M${x} ${top}V${bottom}M${x + width} ${top}V${bottom}`, 'line', 'edge');
const level = (y: number, height: number, left: number, right: number, air: Colour, end: 'left' | 'right'): Svg =>
  rect(left, y, right - left, height, air) + faded(0.5, rect(left, y + height - 7, right - left, 6, 'stoneShade')) +
  lines(`M${left} ${y}H${right}M${left} ${y + height}H${right}M${end === 'left' ? left : right} ${y - 1}v${height + 2}`, 'line', 'edge');

/** The direction of the air: an arrowhead, turned by `turn` degrees from pointing right. */
const arrow = (x: number, y: number, turn: number, colour: Colour): Svg =>
  el('path', { d: 'M-7-7L7 0L-7 7L-3 0z', fill: paint(colour), transform: `translate(${x} ${y})rotate(${turn})` });

/** A gasketed door on a duct, with its two latches. */
const door = (x: number, y: number): Svg => rect(x - 8, y - 12, 16, 24, 'white') + lines(`M${x - 8} ${y - 12}h16v24h-16z`, 'line', 'edge') + rect(x - 6, y - 8, 5, 3, 'line') + rect(x - 6, y + 5, 5, 3, 'line');

/** A diffuser in the suspended ceiling, under the branch, with the air that it spreads. */
const diffuser = (x: number, ceiling: number): Svg =>
  rect(x - 9, ceiling + 30, 18, 10, 'glassClear') + lines(`M${x - 9} ${ceiling + 30}v8M${x + 9} ${ceiling + 30}v8`, 'line', 'edge') +
  plane(`M${x - 9} ${ceiling + 37}h18l9 10h-36z`, 'glassDull') + lines(`M${x - 19} ${ceiling + HUNG + 3}h38M${x - 6} ${ceiling + 38}l-4 8M${x + 6} ${ceiling + 38}l4 8`, 'line', 'edge') +
  lines(`M${x - 20} ${ceiling + 52}q-10 3-14 12M${x + 20} ${ceiling + 52}q10 3 14 12M${x} ${ceiling + 53}v12`, 'leaf', 'edge');

/** A return grille in the suspended ceiling, and the air that it takes in. */
const grille = (x: number, ceiling: number): Svg =>
  rect(x - 14, ceiling + 30, 28, 13, 'stone') + lines(`M${x - 14} ${ceiling + 30}v14M${x + 14} ${ceiling + 30}v14`, 'line', 'edge') +
  rect(x - 18, ceiling + HUNG - 3, 36, 6, 'line') + lines(evenlySpaced(5, x - 12, 6).map((left) => `M${left} ${ceiling + HUNG - 2}v4`).join(''), 'white') +
  lines(`M${x - 10} ${ceiling + 64}q6-4 6-12M${x + 10} ${ceiling + 64}q-6-4-6-12`, 'brick', 'edge');

/** The grey-brown of felt in every theme, where the themes' bricks are red: stone under a veil of the lines' dark colour. */
const felt = (shape: string): Svg => plane(shape, 'stoneShade') + faded(0.45, plane(shape, 'line'));

/** Dust that lies in a level duct from `left` to `right`, on its floor `y`. */
const dust = (left: number, right: number, y: number): Svg => {
  const step = 12;
  const count = Math.floor((right - left) / step);
  return felt(`M${left} ${y}v-5${evenlySpaced(count, 0, 1).map((k) => `q6-${k % 3 === 0 ? 6 : 3} ${step} 0`).join('')}V${y}z`);
};

const furniture = {
  desk: (x: number, floor: number): Svg =>
    rect(x, floor - 34, 64, 5, 'brick') + lines(`M${x + 5} ${floor - 29}v29M${x + 59} ${floor - 29}v29`, 'line', 'edge') + rect(x + 16, floor - 62, 34, 22, 'cloth') + rect(x + 30, floor - 40, 6, 6, 'line') + faded(0.4, plane(`M${x + 18} ${floor - 42}l14-18h8l-14 18z`, 'glassClear')),
  chair: (x: number, floor: number): Svg => rect(x, floor - 54, 5, 26, 'leafShade') + rect(x, floor - 28, 24, 5, 'leaf') + lines(`M${x + 12} ${floor - 23}v18M${x + 2} ${floor - 3}h20`, 'line', 'edge'),
  table: (x: number, floor: number): Svg => rect(x, floor - 36, 92, 5, 'brick') + plane(`M${x + 40} ${floor - 31}h12l6 31h-24z`, 'stoneShade'),
  plant: (x: number, floor: number): Svg => plane(`M${x - 9} ${floor - 20}h18l-3 20h-12z`, 'brick') + plane(`M${x} ${floor - 20}q-18-10-14-34q14 8 14 34q2-30 18-36q2 26-18 36z`, 'leaf'),
  doorway: (x: number, floor: number): Svg => rect(x, floor - 84, 46, 84, 'frame') + rect(x + 5, floor - 79, 36, 79, 'leafShade') + rect(x + 11, floor - 70, 10, 30, 'glassShade') + rect(x + 33, floor - 42, 4, 9, 'white'),
  shelf: (x: number, floor: number): Svg =>
    rect(x, floor - 78, 50, 78, 'stoneShade') + evenlySpaced(3, floor - 74, 25).map((y) => rect(x + 4, y, 42, 21, 'cloth')).join('') +
    evenlySpaced(5, x + 6, 8).map((left, k) => rect(left, floor - 70 + (k % 2) * 4, 6, 17 - (k % 2) * 4, k % 3 === 0 ? 'brick' : 'white')).join('') + evenlySpaced(3, x + 8, 12).map((left, k) => rect(left, floor - 44, 9, 16, k === 1 ? 'leaf' : 'glassDull')).join(''),
} as const;

/** A person of 1.7 m at the scale of this drawing, whose storeys are one and a half times as high as those of a street. */
const standing = (x: number, floor: number, pose: Pose, look: Look, held: Svg = '', left = false): Svg =>
  group({ transform: `translate(${x} ${floor})scale(${left ? -1.5 : 1.5} 1.5)` }, person(pose, look, held));

/** Reads from a board held in front. */
const noting: Pose = {
  head: [1.5, -50], shoulder: [0, -42], hip: [-0.3, -25.5],
  nearArm: [[2.5, -32.8], [10, -35]], farArm: [[4.5, -33.5], [11.5, -33]],
  nearLeg: [[1.5, -13.5], [1.4, -1.5]], farLeg: [[-1.5, -13.5], [-3, -1.5]],
};

/** Both hands up, straight above. */
const aloft: Pose = { ...reaching, nearArm: [[5.5, -48], [4, -56.5]], farArm: [[7.5, -47], [6.5, -55]] };

const board: Svg = plane('M7-45l12-3.500 4 15-12 3.500z', 'brick') + plane('M9-42.500l9-2.600 3 10.500-9 2.600z', 'white');

/** A row of stones or blocks of one course, `gap` apart, from the left edge to the right. */
const course = (y: number, height: number, gap: number, shift: number): string =>
  `M-${BEYOND} ${y}H${RIGHTMOST}` + evenlySpaced(Math.ceil((BEYOND + RIGHTMOST) / gap), shift - BEYOND, gap).map((x, k) => `M${x + (k % 3) * 9} ${y}v${height}`).join('');

/** A pipe in the ground from the house to the street, with its bed of gravel, its joints, and its fall to the left. */
const pipe = (y: number, width: number, air: Colour): Svg => {
  const run = (dy: number): string => `M${LEFT + 130} ${GROUND + 14}V${y + dy - 6}Q${LEFT + 130} ${y + dy} ${LEFT + 122} ${y + dy}L-${BEYOND} ${y + dy + 26}`;
  const line = (stroke: Colour, thick: number): Svg => el('path', { d: run(0), fill: 'none', stroke: paint(stroke), 'stroke-width': thick });
  return line('stone', width + 22) + line('line', width + 5) + line(air, width) + lines(evenlySpaced(6, 96, -84).map((x) => `M${x} ${y - width / 2 - 3}v${width + 10}`).join(''), 'line', 'heavy');
};

/** Below the footings: earth with a layer of gravel, the drain, then courses of limestone down to the edge of the picture. */
const ROCK = GROUND + 150;
const underground: Svg =
  rect(-BEYOND, GROUND, BEYOND + RIGHTMOST, DEPTH, 'stoneShade') +
  plane(`M-${BEYOND} ${GROUND + 44}Q-200 ${GROUND + 36} 0 ${GROUND + 46}T320 ${GROUND + 48}T${RIGHTMOST} ${GROUND + 44}V${ROCK}H-${BEYOND}z`, 'brickShade') +
  faded(0.55, rect(-BEYOND, GROUND + 40, BEYOND + RIGHTMOST, ROCK - GROUND - 40, 'stoneShade')) +
  plane(evenlySpaced(60, -408, 18).map((x, k) => `M${x} ${GROUND + 62 + ((k * 37) % 70)}l${5 + (k % 3) * 2}-4 5 4-3 5-7 0z`).join(''), 'stone') +
  pipe(GROUND + 88, 18, 'cloth') +
  // A foundation drain beside each footing.
  [LEFT - 22, RIGHT + 22].map((x) => disc(x, GROUND + 30, 9, 'stone') + disc(x, GROUND + 30, 6, 'line') + disc(x, GROUND + 30, 3.5, 'glassDull')).join('') +
  plane(`M-${BEYOND} ${ROCK + 4}L-300 ${ROCK - 6}-180 ${ROCK + 6}-40 ${ROCK - 4} 90 ${ROCK + 6} 240 ${ROCK - 8} 380 ${ROCK + 4} 520 ${ROCK - 6}L${RIGHTMOST} ${ROCK + 2}V${GROUND + DEPTH}H-${BEYOND}z`, 'stone') +
  lines(`M-${BEYOND} ${ROCK + 4}L-300 ${ROCK - 6}-180 ${ROCK + 6}-40 ${ROCK - 4} 90 ${ROCK + 6} 240 ${ROCK - 8} 380 ${ROCK + 4} 520 ${ROCK - 6}L${RIGHTMOST} ${ROCK + 2}`, 'line', 'edge') +
  lines(evenlySpaced(Math.ceil((DEPTH - 200) / 54), ROCK + 44, 54).map((y, k) => course(y, 54, [130, 170, 148, 196][k % 4] ?? 150, (k * 67) % 120)).join(''), 'stoneShade', 'edge');

/** The houses behind, and the ground. */
const around: Svg =
  plane(`M-${BEYOND} ${GROUND}V470h110v-40h120v60h120v-40h116V${GROUND}zM604 ${GROUND}V430H${RIGHTMOST}V${GROUND}z`, 'far') +
  plane('M-128 566q-26-30 0-60q-8-36 26-40q30 4 24 40q28 26 4 60q-26 18-54 0z', 'leaf') + plane('M-100 466q30 4 22 40q28 26 4 60q-12 9-28 8z', 'leafShade') + rect(-104, 566, 7, 98, 'line') +
  underground + rect(-BEYOND, GROUND, BEYOND + RIGHTMOST, 8, 'ink') + rect(LEFT - 6, GROUND, RIGHT - LEFT + 12, 14, 'ink') +
  // Footings, and the slanted strokes that mark earth in a section.
  [LEFT - 12, RIGHT - 22].map((x) => rect(x, GROUND + 14, 34, 22, 'ink')).join('') +
  lines(evenlySpaced(34, -404, 32).map((x) => `M${x} ${GROUND + 30}l14-14M${x + 7} ${GROUND + 30}l14-14`).join(''), 'ink');

/** Rooms, slabs and walls; what the section cuts is solid. */
const house: Svg =
  storeys.map(({ ceiling, floor }, at) =>
    rect(LEFT + WALL, ceiling, RIGHT - LEFT - 2 * WALL, floor - ceiling, 'white') + rect(LEFT + WALL, ceiling, RIGHT - LEFT - 2 * WALL, HUNG, 'stone') +
    rect(LEFT + WALL, floor - 7, RIGHT - LEFT - 2 * WALL, 7, 'stoneShade') + lines(`M${LEFT + WALL} ${ceiling + HUNG}H${RIGHT - WALL}`, 'line', 'edge') +
    // The ducts' own narrow rooms, and on the ground the kitchen, which is as wide as its hood.
    [[200, 244], [386, 430], ...(at < 2 ? [[540, 594]] : [])].map(([from = 0, to = 0]) => rect(from, ceiling, to - from, floor - ceiling, 'stoneShade') + rect(from, ceiling, 4, floor - ceiling, 'line') + (to < 594 ? rect(to - 4, ceiling, 4, floor - ceiling, 'line') : '')).join('')).join('') +
  rect(LEFT, ROOF, RIGHT - LEFT, 14, 'ink') + storeys.slice(0, 2).map(({ floor }) => rect(LEFT, floor, RIGHT - LEFT, SLAB, 'ink')).join('') +
  rect(LEFT, ROOF - 22, WALL, GROUND - ROOF + 22, 'ink') + rect(RIGHT - WALL, ROOF - 22, WALL, GROUND - ROOF + 22, 'ink') +
  [232, 386].map((top) => rect(LEFT, top + 26, WALL, 62, 'glassClear') + lines(`M${LEFT} ${top + 26}h${WALL}M${LEFT} ${top + 88}h${WALL}M${LEFT + 5} ${top + 26}v62`, 'ink', 'edge')).join('');

const [top, middle, ground] = storeys;

const rooms: Svg =
  furniture.desk(86, top.floor - 7) + furniture.chair(64, top.floor - 7) + furniture.table(270, top.floor - 7) + furniture.chair(254, top.floor - 7) + furniture.doorway(462, top.floor - 7) +
  furniture.shelf(320, middle.floor - 7) + furniture.plant(286, middle.floor - 7) + furniture.doorway(462, middle.floor - 7) + furniture.plant(66, ground.floor - 7);

/** The supply air: the riser, a branch to each side on each storey, the diffusers. */
const supply: Svg =
  upright(SUPPLY.x, SUPPLY.width, 170, 606, 'glassClear') + lines(`M${SUPPLY.x} 606h${SUPPLY.width}`, 'line', 'edge') +
  storeys.map(({ ceiling }) =>
    level(ceiling + 9, 22, 70, SUPPLY.x + 1, 'glassClear', 'left') + level(ceiling + 9, 22, SUPPLY.x + SUPPLY.width - 1, 312, 'glassClear', 'right') + rect(SUPPLY.x - 2, ceiling + 10.5, SUPPLY.width + 4, 19, 'glassClear') +
    [90, 160, 290].map((x) => diffuser(x, ceiling)).join('') + arrow(182, ceiling + 20, 180, 'leaf') + arrow(264, ceiling + 20, 0, 'leaf')).join('') +
  [340, 430, 500].map((y) => arrow(222, y, 90, 'leaf')).join('') + dust(72, 118, middle.ceiling + 30) + [[76, 372], [88, 384], [100, 376]].map(([x = 0, y = 0]) => faded(0.6, disc(x, y + 3, 1.8, 'line'))).join('');

/** The return air: grilles, a branch, the riser, which is still dusty. */
const returnDuct: Svg =
  upright(RETURN.x, RETURN.width, 170, 574, 'stone') + lines(`M${RETURN.x} 574h${RETURN.width}`, 'line', 'edge') +
  storeys.map(({ ceiling }, floor) =>
    level(ceiling + 9, 22, 344, RETURN.x + 1, 'stone', 'left') + (floor < 2 ? level(ceiling + 9, 22, RETURN.x + RETURN.width - 1, 506, 'stone', 'right') : '') +
    rect(RETURN.x - 2, ceiling + 10.5, RETURN.width + (floor < 2 ? 4 : 0), 19, 'stone') + dust(346, 392, ceiling + 30) + (floor < 2 ? dust(424, 504, ceiling + 30) + grille(484, ceiling) : '') + grille(362, ceiling)).join('') +
  [282, 350, 430, 540].map((y) => arrow(408, y, -90, 'brick')).join('');

/** The sheet that covers the range while the duct above it is brushed. The oven's door and feet stay visible. */
const SHEET = 'M502 608h88v20q-11 5-22 0t-22 0t-22 0t-22 0z';

/** The hood with its filters out, its duct through both storeys, the fan on the roof. */
const kitchen: Svg =
  upright(EXHAUST.x, EXHAUST.width, 150, 566, 'cloth') + plane(`M${EXHAUST.x + 1} 300v264h5q4-40-1-80t2-90t-2-94zM${EXHAUST.x + EXHAUST.width - 1} 330v234h-4q-4-60 0-110t1-124z`, 'brickShade') +
  [260, 380, 510].map((y) => arrow(565, y, -90, 'white')).join('') +
  plane('M500 598V566h92v32z', 'glassDull') + rect(580, 566, 12, 32, 'glassStreak') + [508, 530, 552].map((x) => rect(x, 572, 17, 18, 'frame')).join('') + lines('M500 598V566H552M578 566h14v32', 'line', 'heavy') + lines('M494 598h100', 'line', 'heavy') +
  rect(508, 618, 78, 39, 'glassDull') + rect(504, 612, 86, 7, 'line') + rect(522, 636, 50, 14, 'cloth') + lines('M508 618V657M586 618V657', 'line', 'edge') + [520, 540, 560].map((x) => disc(x + 6, 625, 3, 'line')).join('') +
  plane(SHEET, 'white') + lines(`${SHEET}M524 616v12M546 616v12M568 616v12`, 'line', 'edge') +
  rect(438, 634, 50, 4, 'line') + lines('M442 638v19M484 638v19', 'line', 'edge') + [442, 464].map((x) => rect(x, 612, 20, 22, 'glassShade') + lines(`M${x} 612h20v22h-20zM${x + 5} 614v18M${x + 10} 614v18M${x + 15} 614v18`, 'line')).join('') +
  rect(544, 182, 42, 14, 'ink') + plane('M548 182l-10-34h54l-10 34z', 'stone') + plane('M573 182l6-34h13l-10 34z', 'stoneShade') + lines('M548 182l-10-34h54l-10 34', 'ink', 'edge') + plane('M546 148v-6q0-12 19-12t19 12v6z', 'glassDull') + lines('M546 148v-6q0-12 19-12t19 12v6', 'ink', 'edge') +
  lines('M532 138q-10-8-6-20M598 138q10-8 6-20', 'ink', 'edge');

/** The unit, cut open: outdoor air and return at right; filters, coil, fan; then the air goes down. */
const airHandler: Svg =
  rect(196, 182, 252, 14, 'ink') + rect(190, 104, 262, 78, 'glassClear') + rect(376, 104, 76, 78, 'stone') +
  plane('M452 116h26l10 30h-36z', 'stoneShade') + lines('M452 116h26l10 30h-36M452 124h30M452 132h33M452 140h35', 'ink', 'edge') +
  [366, 380].map((x) => rect(x, 108, 10, 70, 'stoneShade') + lines(`M${x} 108l10 10-10 10 10 10-10 10 10 10-10 10 10 10`, 'line', 'edge')).join('') +
  rect(322, 108, 22, 64, 'leafShade') + lines(evenlySpaced(5, 326, 4).map((x) => `M${x} 108v64`).join(''), 'glassClear') + rect(316, 172, 34, 5, 'brick') +
  disc(226, 144, 30, 'stoneShade') + plane('M226 114h30v30h-30z', 'stoneShade') + disc(226, 144, 20, 'line') + lines(evenlySpaced(8, 0, 45).map((turn) => { const a = (turn * Math.PI) / 180; return `M226 144L${(226 + 19 * Math.cos(a)).toFixed(1)} ${(144 + 19 * Math.sin(a)).toFixed(1)}`; }).join(''), 'glassClear', 'edge') + disc(226, 144, 5, 'white') +
  rect(SUPPLY.x + 1.5, 168, SUPPLY.width - 3, 16, 'glassClear') + rect(RETURN.x + 1.5, 178, RETURN.width - 3, 22, 'stone') + rect(SUPPLY.x + 1.5, 178, SUPPLY.width - 3, 22, 'glassClear') +
  lines('M190 104H452V182M452 182H422M394 182H236M208 182H190V104', 'ink', 'heavy') + lines(`M${SUPPLY.x} 180v30M${SUPPLY.x + SUPPLY.width} 180v30M${RETURN.x} 180v30M${RETURN.x + RETURN.width} 180v30`, 'line', 'edge') +
  arrow(430, 142, 180, 'brick') + arrow(408, 168, -90, 'brick') + arrow(222, 200, 90, 'leaf');

/** The vacuum that keeps the riser under suction, its hose to the lowest door. */
const collector: Svg =
  el('path', { d: 'M236 588C262 588 256 618 290 618', fill: 'none', stroke: paint('line'), 'stroke-width': 15 }) + el('path', { d: 'M236 588C262 588 256 618 290 618', fill: 'none', stroke: paint('glassDull'), 'stroke-width': 11, 'stroke-dasharray': '5 2' }) +
  rect(290, 594, 66, 54, 'leafShade') + rect(290, 594, 66, 9, 'leaf') + rect(334, 608, 16, 32, 'white') + lines('M338 610v28M342 610v28M346 610v28', 'line') + lines('M290 594h66v54h-66z', 'line', 'edge') + lines('M356 600h12v-14', 'line', 'edge') + disc(304, 651, 6, 'line') + disc(342, 651, 6, 'line');

const SMALL_BRUSH = 'M112 374v18l-6 2-4-4-4 3-3-5-5 0 3-5-4-4 5-2 1-5 5 3 4-4z';

/** A technician of the partner on a ladder, the brush in the branch. */
const technician: Svg =
  lines('M110 501L118 478M152 501L144 478M112 490h38', 'brick', 'heavy') + rect(114, 475, 34, 5, 'line') +
  lines('M136 398L124 386H100', 'line', 'edge') + plane(SMALL_BRUSH, 'sun') + lines(SMALL_BRUSH, 'line') +
  rect(112, middle.ceiling + HUNG - 2, 34, 4, 'white') +
  standing(130, 475, aloft, { jacket: 'leaf', head: 'cap', headColour: 'cloth', skin: 'skin' });

/** The section, without its numbers. */
export const sectionDrawing: Svg =
  around + house + rooms + returnDuct + supply + kitchen + airHandler + collector +
  [[222, 462], [408, 480], [565, 340]].map(([x = 0, y = 0]) => door(x, y)).join('') + lines('M196 462H214', 'line', 'edge') + door(222, 566) + lines('M488 566h12', 'line', 'edge') +
  technician +
  standing(124, ground.floor - 7, noting, { jacket: 'sun', head: 'bun', headColour: 'hair', skin: 'skinLight' }, board);

/** One third of a duct along its run, 400 × 152: dusty with a camera, brushed towards the vacuum, clean under a light. It overlaps its neighbours by 2 units, so that no gap is visible between them; the first and the last go on to the edge of the window. */
const RUN = { top: 40, bottom: 136 } as const;
const run = (inside: Svg, from = -2, to = 402): Svg =>
  rect(from, RUN.top, to - from, RUN.bottom - RUN.top, 'glassClear') + inside + rect(from, RUN.top - 6, to - from, 6, 'ink') + rect(from, RUN.bottom, to - from, 6, 'ink') + [133, 399].map((x) => rect(x - 4, RUN.top - 14, 8, 14, 'ink') + rect(x - 4, RUN.bottom, 8, 14, 'ink')).join('');

const layer = (left: number, right: number, height: number): Svg => {
  const count = Math.round((right - left) / 16);
  return felt(`M${left} ${RUN.bottom}v-${height}${evenlySpaced(count, 0, 1).map((k) => `q8-${[9, 3, 6][k % 3]} 16 0`).join('')}V${RUN.bottom}z`) + plane(`M${left} ${RUN.top}v5${evenlySpaced(count, 0, 1).map((k) => `q8 ${[4, 2, 6][k % 3]} 16 0`).join('')}V${RUN.top}z`, 'stoneShade');
};

/** An opening in the top of the duct at `x`, and a hose or cable that goes in through it to `to`. */
const opening = (x: number, to: number): Svg => {
  const way = x < to ? 40 : -40;
  return rect(x - 26, RUN.top - 7, 52, 8, 'glassClear') + lines(`M${x - 26} ${RUN.top - 10}v12M${x + 26} ${RUN.top - 10}v12`, 'ink', 'heavy') + lines(`M${x} 0V${RUN.top - 6}`, 'ink', 'heavy') + lines(`M${x} ${RUN.top - 6}V48Q${x} 88 ${x + way} 88H${to}`, 'line', 'heavy');
};
const lens = (x: number): Svg => rect(x - 13, 78, 26, 20, 'line') + rect(x + 12, 82, 6, 12, 'sun');

/** An access door over an opening that has been closed. */
const closed = (x: number): Svg => rect(x - 32, RUN.top - 18, 64, 18, 'white') + lines(`M${x - 32} ${RUN.top - 18}h64v18h-64z`, 'line', 'heavy') + rect(x - 24, RUN.top - 13, 8, 8, 'line') + rect(x + 16, RUN.top - 13, 8, 8, 'line');

/** The brush has an outline, because in *midnight* the air is yellow too. */
const BRUSH = 'M206 44l9 8 8-10 6 11 10-9 3 12 9-4v72l-9-4-3 12-10-9-6 11-8-10-9 8z';

/** How far the duct goes on beyond the page's column. */
const RUN_BEYOND = 960;

/** The three pieces of one duct, from left to right. In each, the tool goes in over the first word of the text below. */
export const ductStages = {
  access: run(layer(-RUN_BEYOND, 400, 8) + faded(0.65, plane('M162 84L340 47Q358 80 340 115L162 92z', 'white')) + lines('M166 83L340 47M166 92.500L340 115', 'line'), -RUN_BEYOND) + opening(26, 146) + lens(150) + plane('M60 32L86 3l8 6-24 28z', 'stone') + lines('M60 32L86 3l8 6-24 28z', 'ink', 'edge'),
  removal: run(
    layer(-16, 208, 8) +
    plane(BRUSH, 'sun') + lines(BRUSH, 'line', 'edge') + lines('M214 56v64M224 50v76M236 54v68', 'line', 'edge') +
    [[270, 62], [284, 96], [298, 74], [318, 110], [330, 58], [346, 88], [362, 70], [376, 104], [310, 52], [262, 116]].map(([x = 0, y = 0], at) => faded(0.6, disc(x, y, at % 3 === 0 ? 4 : 2.5, 'line'))).join('') +
    [290, 340].map((x) => arrow(x, 84, 0, 'leaf')).join('')) + opening(26, 248),
  verification: run(
    rect(0, RUN.bottom - 10, RUN_BEYOND + 400, 10, 'glassShade') + faded(0.9, plane('M162 84L352 47Q372 86 352 130L162 92z', 'white')) + lines('M166 85L352 47M166 91L352 130', 'line'), -2, RUN_BEYOND + 400) + opening(26, 146) + lens(150) + closed(300),
} as const;

/** The frame of the report's two photographs of the return duct: 240 × 150. */
const photo = (inside: Svg): Svg =>
  rect(0, 0, 240, 150, 'cloth') + rect(24, 22, 192, 106, 'glassDull') + inside + lines('M22 20h196v110H22z', 'line', 'heavy') + lines('M12 10h216v130H12z', 'roadLine', 'edge') + [[17, 15], [223, 15], [17, 135], [223, 135]].map(([x = 0, y = 0]) => disc(x, y, 3.5, 'roadLine')).join('');
/** Two photographs from the same place, before and after. */
export const reportPhotos = {
  before: photo(felt('M24 128V120q14-6 26 0t26-1t24 1t30-2t28 2t30-1t28 1v8z') + plane('M24 22h192v8q-16 8-30 0t-34 2t-36-2t-34 2t-30-1t-28 1z', 'stoneShade') + [[60, 70], [96, 56], [128, 80], [190, 62]].map(([x = 0, y = 0]) => disc(x, y, 3, 'stoneShade')).join('')),
  after: photo(rect(24, 22, 192, 106, 'glassClear') + rect(24, 112, 192, 16, 'glassShade') + plane('M60 128L130 22h34L94 128z', 'white')),
} as const;
