import { at, type Colour, disc, el, evenlySpaced, faded, lines, lineWidth, num, paint, plane, rect, type Svg } from '../../svg.ts';
import { repainted } from '../../vocabulary/closeUp/repainted.ts';

/** The size of the plan, in units. On phones it is turned by a right angle. */
export const planSize = { width: 1240, height: 664 } as const;

/** The four rules of access, the least restrictive first: free, in safety gear, with forklifts stopped, with an escort. Each has its own hatching. */
export const entryRules = ['free', 'geared', 'stopped', 'escorted'] as const;

/** A rule of access. */
export type EntryRule = (typeof entryRules)[number];

/** The nine zones in the order of their numbers, each with its rule and the position of its number on the plan. */
export const planZones = [
  { name: 'offices', rule: 'free', x: 140, y: 226 },
  { name: 'walkway', rule: 'free', x: 280, y: 330 },
  { name: 'docks', rule: 'geared', x: 560, y: 528 },
  { name: 'waste', rule: 'geared', x: 196, y: 420 },
  { name: 'aisles', rule: 'stopped', x: 503, y: 226 },
  { name: 'racking', rule: 'stopped', x: 686, y: 226 },
  { name: 'production', rule: 'escorted', x: 1058, y: 206 },
  { name: 'cold', rule: 'escorted', x: 1110, y: 446 },
  { name: 'battery', rule: 'escorted', x: 946, y: 304 },
] as const satisfies readonly { name: string; rule: EntryRule; x: number; y: number }[];

const id = 'uno-plan-';

/** The `fill` of a zone under a rule, in the plan and in the list. */
export const hatchingOf = (rule: EntryRule): string => `url(#${id}${rule})`;

const pattern = (rule: EntryRule, size: number, ...children: readonly Svg[]): Svg =>
  el('pattern', { id: id + rule, width: size, height: size, patternUnits: 'userSpaceOnUse' }, ...children);

/** The hatchings: plain, slanted lines, crossed lines, dots. */
const definitions: Svg = el(
  'defs',
  {},
  pattern('free', 16, rect(0, 0, 16, 16, 'glassClear')),
  pattern('geared', 14, rect(0, 0, 14, 14, 'pavement'), faded(0.4, lines('M-1 15L15-1M-4 4L4-4M10 18L18 10', 'ink'))),
  pattern('stopped', 20, rect(0, 0, 20, 20, 'far'), faded(0.3, lines('M0 0L20 20M20 0L0 20', 'ink'))),
  pattern('escorted', 14, rect(0, 0, 14, 14, 'glassShade'), disc(4, 4, 1.6, 'line'), disc(11, 11, 1.6, 'line')),
);

const floor = (rule: EntryRule, x: number, y: number, width: number, height: number): Svg => el('rect', { x, y, width, height, fill: hatchingOf(rule) });

/** A wall that is cut: solid. Outer walls are twice as thick. */
const wall = (d: string, width = 6): Svg => el('path', { d, fill: 'none', stroke: paint('ink'), 'stroke-width': width, 'stroke-linecap': 'square' });

/** A door leaf, open to the right of its hinge, with the arc that it swings through; its opening of 34 lies above. */
const door = (x: number, y: number): Svg => at(x, y, lines('M0 0H34', 'ink', 'edge') + lines('M34 0A34 34 0 0 0 0-34', 'ink'));

/** A person from above: shoulders, cap, and a held object. `turn` is in degrees; at 0 they face up. */
const person = (x: number, y: number, turn: number, coat: Colour, cap: Colour, held: Svg = ''): Svg =>
  el('g', { transform: `translate(${num(x)} ${num(y)})rotate(${turn})` },
    held,
    el('path', { d: 'M-12-1Q-14-12-7-16M12-1Q14-12 7-16', fill: 'none', stroke: paint(coat), 'stroke-width': 6, 'stroke-linecap': 'round' }),
    el('rect', { x: -16, y: -7, width: 32, height: 15, rx: 7.5, fill: paint(coat), stroke: paint('line'), 'stroke-width': lineWidth.hairline }),
    disc(0, -1, 7.5, cap), plane('M-7-3Q0-13 7-3z', cap));

const broom: Svg = lines('M6 2L-4-30', 'ink', 'heavy') + rect(-20, -36, 30, 7, 'brick');
const cloth: Svg = rect(-6, -24, 14, 8, 'white');
const trolley: Svg = rect(-14, -46, 28, 28, 'leafShade') + rect(-10, -42, 20, 10, 'white') + lines('M-14-18h28', 'ink', 'edge');

/** A pallet from above, with boxes, drums, or a load in film. */
const boxes: Svg = rect(0, 0, 24, 27, 'stone') + lines('M12 0v27M0 13.500h24', 'stoneShade', 'edge');
const drums: Svg = rect(0, 0, 24, 27, 'brickShade') + [7, 20].map((y) => disc(6.5, y, 5.5, 'leaf') + disc(17.5, y, 5.5, 'leaf')).join('');
const wrapped: Svg = rect(0, 0, 24, 27, 'white') + lines('M0 27L24 0M0 13L12 0', 'glassStreak', 'edge');
const goods = { b: boxes, d: drums, w: wrapped, '-': '' } as const;

/** A load on the floor. Without a rack around it, it needs an outline. */
const loose = (of: Svg): Svg => repainted(of, { stone: 'white', stoneShade: 'line', glassStreak: 'line' }) + lines('M0 0h24v27h-24z', 'line', 'edge');

const RACK = { top: 62, cell: 33, depth: 30 } as const;

/** One row of racks, seen from above: uprights, beams, and the goods that the letters of `load` name. */
const row = (x: number, load: string): Svg =>
  at(x, RACK.top,
    rect(0, 0, RACK.depth, load.length * RACK.cell, 'line'),
    [...load].map((letter, k) => (letter === 'b' || letter === 'd' || letter === 'w' ? at(3, k * RACK.cell + 3, goods[letter]) : '')).join(''),
    lines(evenlySpaced(load.length + 1, 0, RACK.cell).map((y) => `M-3 ${y}h${RACK.depth + 6}`).join(''), 'brick', 'heavy'),
    lines(`M0 0v${load.length * RACK.cell}M${RACK.depth} 0v${load.length * RACK.cell}`, 'brickShade', 'edge'));

/** The positions of the rows: single ones at the ends, pairs between, four aisles of 62 units. */
const LEFT = 320;
const rows: readonly (readonly [x: number, load: string])[] = [
  [LEFT, 'bbwbbdbbwb'],
  [LEFT + 92, 'wbb-bbwbbb'], [LEFT + 122, 'bbdbbbbw-b'],
  [LEFT + 214, 'bwbbbbdbbw'], [LEFT + 244, 'bb-bwbbbdb'],
  [LEFT + 336, 'bbbwbb-bbb'], [LEFT + 366, 'dbbbbwbbwb'],
  [LEFT + 458, 'bbwbdbbbbb'],
];
const END = RACK.top + 330;

/** A lift truck from above, its forks up. */
const truck = (x: number, y: number, turn = 0): Svg =>
  el('g', { transform: `translate(${num(x)} ${num(y)})rotate(${turn})` },
    rect(-10, -44, 6, 26, 'ink'), rect(4, -44, 6, 26, 'ink'), rect(-16, -20, 32, 44, 'brick'), rect(8, -20, 8, 44, 'brickShade'), rect(-12, -10, 24, 20, 'cloth'), lines('M-16-20h32', 'ink', 'heavy'));

/** An aisle with its scrubbed strip, the machine at the lower end of it, and the strip still to be scrubbed. */
const SCRUBBED = LEFT + 30;
const machine: Svg =
  rect(SCRUBBED + 6, RACK.top - 4, 50, 164, 'white') +
  lines(`M${SCRUBBED + 18} ${RACK.top + 8}v138M${SCRUBBED + 26} ${RACK.top + 30}v60`, 'glassStreak', 'edge') +
  lines(`M${SCRUBBED + 20} 236Q${SCRUBBED + 12} 300 ${SCRUBBED + 24} 392M${SCRUBBED + 44} 236Q${SCRUBBED + 36} 300 ${SCRUBBED + 48} 392`, 'ink', 'edge') +
  at(SCRUBBED + 31, 214,
    plane('M-22-46h44v8h-44z', 'ink'), rect(-17, -40, 34, 62, 'leaf'), rect(9, -40, 8, 62, 'leafShade'), rect(-20, 16, 40, 16, 'leafShade'), lines('M-20 32h40', 'ink', 'heavy'), lines('M-9 6h18', 'ink', 'heavy')) +
  person(SCRUBBED + 31, 202, 180, 'sun', 'frame');

/** A chain across an end of the aisle, between two posts. */
const chain = (y: number): Svg =>
  el('path', { d: `M${SCRUBBED - 2} ${y}h66`, fill: 'none', stroke: paint('red'), 'stroke-width': 5, 'stroke-dasharray': '9 5' }) + disc(SCRUBBED - 2, y, 6, 'red') + disc(SCRUBBED + 64, y, 6, 'red');

/** The green lane, and its stripes where the trucks cross it. */
const lane: Svg =
  plane('M263 32H296V424H834V32H857V427H1000V450H263z', 'leaf') +
  lines('M263 450H1000M296 32V424H834V32', 'white', 'edge') +
  evenlySpaced(4, LEFT + 30, 122).map((x) => rect(x + 2, 424, 58, 26, 'road') + evenlySpaced(5, x + 4, 12).map((left) => rect(left, 425, 7, 24, 'white')).join('')).join('');

/** A dock leveller in the floor in front of its door, and the trailer outside. */
const DOORS = [330, 474, 618, 762] as const;
const dock = (x: number, trailer: boolean): Svg =>
  rect(x, 534, 84, 56, 'stone') + lines(`M${x} 534h84v56h-84zM${x} 548h84`, 'ink') + rect(x - 6, 588, 96, 14, trailer ? 'glassClear' : 'stoneShade') +
  (trailer ? rect(x + 2, 606, 80, 70, 'white') + rect(x + 66, 606, 16, 70, 'stoneShade') + lines(`M${x + 2} 680V606h80V680`, 'ink', 'edge') : lines(`M${x - 4} 595h92`, 'ink', 'edge')) +
  rect(x - 12, 603, 10, 12, 'ink') + rect(x + 86, 603, 10, 12, 'ink');

const chair = (x: number, y: number): Svg => disc(x, y, 6, 'leafShade');
const offices: Svg =
  [52, 110].map((x) => rect(x, 50, 40, 20, 'stone') + lines(`M${x} 50h40v20h-40z`, 'ink') + rect(x + 12, 54, 16, 4, 'ink') + chair(x + 20, 80)).join('') +
  evenlySpaced(3, 184, 24).map((x) => rect(x, 42, 18, 10, 'white') + disc(x + 9, 58, 7, 'white') + lines(`M${x} 42h18v10h-18z`, 'ink')).join('') +
  disc(86, 198, 22, 'stone') + lines('M64 198a22 22 0 0 1 44 0a22 22 0 0 1-44 0', 'ink') + [[86, 166], [86, 230], [54, 198], [118, 198]].map(([x = 0, y = 0]) => chair(x, y)).join('') +
  rect(196, 140, 44, 14, 'stone') + rect(206, 143, 14, 8, 'white') + lines('M196 140h44v14h-44z', 'ink') +
  wall('M32 122H120M158 122H250M170 32V92') +
  person(130, 104, 0, 'sun', 'hair', cloth);

const waste: Svg =
  rect(46, 470, 84, 96, 'leafShade') + rect(46, 470, 84, 22, 'cloth') + lines('M46 506h84M46 530h84', 'leaf', 'heavy') + lines('M46 470h84v96h-84z', 'ink', 'edge') +
  evenlySpaced(3, 46, 34).map((x) => rect(x, 350, 26, 30, 'door') + lines(`M${x} 358h26`, 'ink')).join('') +
  person(176, 506, -60, 'sun', 'brick', broom);

/** A line of three machines with a belt between, and the drain in the floor. */
const production: Svg =
  rect(896, 84, 282, 20, 'stoneShade') + lines(evenlySpaced(20, 904, 14).map((x) => `M${x} 84v20`).join(''), 'line') + lines('M896 84h282M896 104h282', 'ink', 'edge') +
  [924, 1012, 1100].map((x, k) => rect(x, 58, 56, 72, k === 1 ? 'door' : 'frame') + rect(x + 10, 68, 24, 16, 'glassDull') + lines(`M${x} 58h56v72h-56z`, 'ink', 'edge') + disc(x + 46, 118, 4, 'red')).join('') +
  lines('M900 196h64M900 204h64', 'ink', 'edge') +
  person(1000, 168, 20, 'sun', 'leafShade', lines('M4 2L12-32', 'ink', 'heavy') + rect(2, -38, 24, 6, 'white')) + person(1168, 170, -20, 'door', 'white');

/** The cold room. Its walls are insulated, so they are thick; strips hang in its doorway. */
const cold: Svg =
  evenlySpaced(3, 1030, 60).map((x) => [288, 500, 540].map((y) => rect(x, y, 46, 32, 'white') + lines(`M${x} ${y}h46v32h-46zM${x + 23} ${y}v32`, 'glassStreak', 'edge')).join('')).join('') +
  wall('M1008 262V384M1008 436V590', 14) + lines('M1008 262V384M1008 436V590', 'white', 'heavy') +
  lines(evenlySpaced(6, 388, 9).map((y) => `M1000 ${y}h16`).join(''), 'white', 'heavy') +
  person(1052, 410, 90, 'sun', 'hair', lines('M0 2L-4-30', 'ink', 'heavy') + rect(-18, -36, 30, 6, 'door'));

const battery: Svg = [914, 978].map((x) => truck(x, 356, 180) + rect(x - 12, 272, 24, 12, 'ink') + lines(`M${x + 4} 284Q${x + 14} 306 ${x} 330`, 'ink', 'edge')).join('');

/** The whole plan without its numbers, which are upright on every screen. */
export const planDrawing: Svg =
  definitions +
  rect(0, 596, planSize.width, 68, 'road') + lines(DOORS.map((x) => `M${x - 28} 616v48`).join('') + 'M874 616v48', 'roadLine', 'edge') +
  rect(20, 20, 1200, 582, 'far') +
  floor('free', 32, 32, 228, 236) +
  floor('geared', 32, 268, 231, 322) + floor('geared', 263, 450, 745, 140) +
  floor('stopped', 296, 32, 538, 392) +
  floor('escorted', 860, 32, 348, 230) + floor('escorted', 860, 262, 148, 162) + floor('escorted', 1008, 262, 200, 328) +
  lane +
  rows.map(([x, load]) => row(x, load)).join('') +
  machine + chain(RACK.top - 16) + chain(END + 14) +
  offices + waste + production + battery + cold +
  DOORS.map((x, k) => dock(x, k !== 1)).join('') +
  [[440, 500], [596, 490], [900, 520], [940, 520], [900, 556]].map(([x = 0, y = 0], k) => at(x, y, loose(k % 2 === 0 ? boxes : wrapped))).join('') +
  truck(720, 506, 200) +
  person(512, 566, 40, 'sun', 'hair', broom) +
  person(279, 236, 180, 'sun', 'hair', trolley) +
  wall(`M26 26H1214V596H1008M26 26V596H324${DOORS.map((x, k) => `M${x + 90} 596H${(DOORS[k + 1] ?? 924) - 6}`).join('')}M918 596H1008`, 12) +
  wall('M260 32V93M260 133V268H32M860 262H1208M860 32V159M860 199V311M860 351V424H1008') +
  door(260, 130) + door(860, 196) + door(860, 348);
