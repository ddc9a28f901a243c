import { at, defineSymbol, disc, el, evenlySpaced, faded, group, lines, num, paint, plane, rect, showSymbol, type Svg } from '../../svg.ts';
import { bag, broom, carrying, crewMember, dog, facingLeft, holding, mop, onFloor, person, type Pose, reaching, sweeping, walking } from '../../vocabulary/street/person.ts';
import { autumnLeaves, greenLeaves, tree } from '../../vocabulary/street/tree.ts';
import { truck } from '../../vocabulary/street/vehicle.ts';

/** The size of one picture of the entrance, in units. */
export const monthSize = { width: 320, height: 232 } as const;

/** The months, in their order. */
export const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'] as const;

/** The name of a month, as in the keys of its strings. */
export type Month = (typeof months)[number];

/** Where wall and pavement meet, the line on which people walk, the curb. */
const FOOT = 184;
const FEET = 202;
const CURB = 212;

const id = 'uno-month-';
const parts = { wall: `${id}wall`, frame: `${id}frame`, bare: `${id}bare`, caps: `${id}caps`, bank: `${id}bank` };

/** The part that is the same in every month: brick, the windows of the first floor, the canopy. `lobby` fills its opening. */
const wall: Svg =
  plane(`M0 0H204V${FOOT}H184V82H16V${FOOT}H0z`, 'brick') + rect(196, 0, 8, FOOT, 'brickShade') +
  lines('M4 60.500h12M30 60.500h14M60 66.500h12M96 60.500h12M130 66.500h14M164 60.500h10M186 112.500h8M188 140.500h7M3 120.500h9M4 152.500h8', 'brickShade') +
  [26, 118].map((x) => rect(x, -4, 58, 46, 'white') + rect(x + 4, -4, 25, 42, 'glassShade') + rect(x + 31, -4, 23, 42, 'glassDull') + rect(x - 4, 42, 66, 5, 'stone')).join('');

/** The canopy, the frame of glass and door, and the sill, which are drawn over the people inside. */
const frame: Svg =
  faded(0.45, plane(`M30 ${FOOT}L72 84H84L42 ${FOOT}zM150 ${FOOT}L176 118V146L160 ${FOOT}z`, 'glassClear')) +
  lines(`M18 84V${FOOT}M62 84V${FOOT}M182 84V${FOOT}M62 98H140`, 'line', 'edge') + lines(`M100 84V${FOOT}M140 84V${FOOT}`, 'line', 'heavy') + lines(`M16 ${FOOT - 2}H184`, 'line', 'heavy') +
  rect(131, 128, 3, 30, 'line') + rect(152, 118, 10, 20, 'line') + rect(154, 121, 6, 6, 'white') +
  rect(4, 72, 192, 12, 'line') + rect(4, 72, 192, 3, 'stoneShade') + rect(10, FOOT, 180, 6, 'stone') + lines(`M10 ${FOOT + 6}H190`, 'stoneShade', 'edge');

/** A tree without leaves. Its wood is dark in every theme: at night `ink` is as pale as snow. */
const bareTree: Svg =
  plane('M-4 0L-2-96H2L4 0z', 'line') + lines('M0-60Q-22-78-28-112M0-70Q22-84 30-120M0-92Q-8-118-6-150M0-92Q10-112 12-140', 'line', 'heavy') +
  lines('M-18-86Q-34-92-42-108M-25-104L-38-126M-27-110L-22-136M18-88Q36-96 44-112M28-112L42-134M29-116L22-142M-7-124L-18-146M12-126L22-150M-4-110L4-130', 'line', 'edge');

/** Snow on flat surfaces: canopy, sills, forks of branches. */
const caps: Svg =
  plane('M2 72Q4 62 20 63T60 61T104 63T150 60T198 72z', 'white') + plane('M22 42Q24 35 40 36T88 42zM114 42Q118 34 134 36T180 42z', 'white') +
  plane('M256 116q-8-9-20-10q8 6 14 14zM268 108q10-10 22-10q-12 8-18 16z', 'white');

/** A bank of ploughed snow at the curb, its top at y = 0. */
const bank: Svg = plane('M196 60V26Q216 4 236 10T268 4Q296-6 324 8V60z', 'white') + plane('M240 60Q262 26 290 30T324 20V60z', 'glassShade');

/** The symbols that all twelve pictures show. They are in the first one. */
const definitions: Svg = el('defs', {}, defineSymbol(parts.wall, wall), defineSymbol(parts.frame, frame), defineSymbol(parts.bare, bareTree), defineSymbol(parts.caps, caps), defineSymbol(parts.bank, bank));

const bare: Svg = showSymbol(parts.bare, 264, 190);
const snowy: Svg = showSymbol(parts.bare, 264, 190) + showSymbol(parts.caps, 0, 0);
const box = (x: number, y: number, width: number, height: number): Svg => rect(x, y - height, width, height, 'stoneShade') + rect(x + width - 5, y - height, 5, height, 'brick') + rect(x, y - height + 5, width, 3, 'stone');
const sign: Svg = plane('M-8 0L-3-24H3L8 0z', 'maple') + plane('M-3.5-18H3.500L4.5-9H-4.500z', 'white');

/** The lobby behind the glass: its back wall, a lamp, the elevator with `onElevator` over its doors, then the people in the lobby. */
const lobby = (inside: Svg, light: 'lamplight' | 'glassClear' = 'lamplight', onElevator: Svg = ''): Svg =>
  rect(16, 82, 168, FOOT - 82, light) + rect(16, 174, 168, 10, 'stoneShade') + rect(28, 112, 30, 62, 'frame') + rect(31, 116, 24, 58, 'glassDull') + lines('M43 116V174', 'line') + onElevator +
  lines('M80 84V94', 'line') + disc(80, 99, 6, 'white') + inside;

/** The entrance in one month. `out` is drawn on the pavement, in front of the door. */
const entrance = (of: {
  sky: 'glassShade' | 'glassStreak' | 'glassDull' | 'indoors' | 'far' | 'stone';
  pavement?: 'pavement' | 'white' | 'stone';
  /** The tree, and what is behind the pavement. */
  beyond: Svg;
  inside?: Svg;
  /** What is drawn over the elevator's doors. */
  onElevator?: Svg;
  light?: 'lamplight' | 'glassClear';
  out: Svg;
}): Svg =>
  rect(0, 0, monthSize.width, FOOT + 6, of.sky) + plane('M204 122h40V96h80v94H204z', of.sky === 'far' || of.pavement === 'white' ? 'stone' : 'far') +
  rect(0, CURB, monthSize.width, monthSize.height - CURB, 'road') + rect(0, FOOT, monthSize.width, CURB - FOOT, of.pavement ?? 'pavement') + rect(0, CURB - 2, monthSize.width, 4, 'stoneShade') +
  lobby(of.inside ?? '', of.light, of.onElevator) + showSymbol(parts.wall, 0, 0) + of.beyond + showSymbol(parts.frame, 0, 0) + of.out;

/** Flat things scattered: flakes, leaves, grit. */
const scatter = (count: number, fill: 'white' | 'maple' | 'mapleShade' | 'stone' | 'stoneShade', area: readonly [x: number, y: number, width: number, height: number], size: number): Svg =>
  plane(
    evenlySpaced(count, 0, 1)
      .map((k) => {
        const [x, y] = [area[0] + ((k * 61.8) % 100) * (area[2] / 100), area[1] + ((k * k * 7.3 + k * 29 + 11) % 100) * (area[3] / 100)];
        return fill === 'white' ? `M${num(x - size)} ${num(y)}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0-${size * 2} 0z` : `M${num(x)} ${num(y)}l${size}-${num(size * 0.7)} ${size} ${num(size * 0.7)}-${size} ${num(size * 0.5)}z`;
      })
      .join(''),
    fill,
  );

const planter = (flowers: Svg): Svg => flowers + rect(190, 172, 26, 18, 'stoneShade') + rect(208, 172, 8, 18, 'brickShade') + rect(188, 169, 30, 4, 'line');
const hedge = (fill: 'leaf' | 'leafShade'): Svg => plane('M190 170q2-12 8-8q5-10 10-1q7-2 8 9z', fill);
const dots = (fill: 'red' | 'white' | 'maple', points: readonly (readonly [number, number])[]): Svg => points.map(([x, y]) => disc(x, y, 2.6, fill)).join('');

/** A wheeled bin, its lid closed or open. */
const bin = (x: number, colour: 'leafShade' | 'door' | 'brickShade', open: boolean): Svg =>
  at(x, FEET, plane('M-13-38H13L10 0H-10z', colour), plane('M5-38H13L10 0H4z', 'line'), open ? plane('M11-38L26-62L31-59L16-37z', colour) : rect(-15, -43, 31, 6, colour), disc(-8, -1, 4.5, 'line'));

const puddles: Svg = plane('M196 198q20-6 44 0t40-1q8 6-14 8t-44 0t-26-7zM40 204q24-5 50 0q4 4-24 4t-26-4z', 'glassDull') + plane('M208 199q16-3 30 1q-14 3-30-1z', 'glassShade');

/** A discarded sofa: seat, back, arms. */
const sofa: Svg = rect(0, -34, 74, 22, 'maple') + rect(-5, -24, 12, 22, 'mapleShade') + rect(67, -24, 12, 22, 'mapleShade') + rect(7, -16, 60, 12, 'maple') + lines('M37-34V-4M7-16H67', 'mapleShade', 'edge') + rect(-2, -3, 5, 4, 'line') + rect(71, -3, 5, 4, 'line');

/** A step ladder of five treads, seen from its side. */
const ladder: Svg = lines('M-16 0L-2-44H4L20 0', 'line', 'heavy') + lines('M-13-9H16M-10-18H12M-7-27H9M-4-36H6', 'line', 'edge');

/** Someone with a pressure lance in both hands, its hose behind them. */
const spraying: Pose = { ...sweeping, nearArm: [[3, -29], [9, -31.6]], farArm: [[10.5, -31.5], [19, -28]] };

const climbing: Pose = { ...reaching, nearArm: [[5, -42], [4, -54]], farArm: [[7, -46], [9, -56]] };

/** The entrance in each month. */
const pictures: Readonly<Record<Month, Svg>> = {
  january: entrance({
    sky: 'glassStreak',
    pavement: 'white',
    beyond: snowy + showSymbol(parts.bank, 0, 154),
    inside: onFloor(92, 180, crewMember(sweeping, 'hijab', mop)) + at(168, 182, sign),
    out: plane('M120 190H160Q190 196 260 200H322V210H220Q150 206 120 190z', 'glassShade') + scatter(9, 'stoneShade', [138, 193, 120, 14], 3.5) +
      onFloor(246, FEET, facingLeft(person(walking, { jacket: 'red', head: 'tuque', headColour: 'door', coat: true }))),
  }),
  february: entrance({
    sky: 'indoors',
    pavement: 'white',
    beyond: snowy + showSymbol(parts.bank, 0, 116) + rect(196, 170, 128, 24, 'white'),
    inside: onFloor(86, 180, facingLeft(crewMember(sweeping, 'short', broom, 'skinLight'))),
    onElevator: rect(43, 116, 12, 58, 'line'),
    out: plane('M22 84l3 18 3-18zM46 84l2 11 3-11zM92 84l3 22 4-22zM118 84l2 12 3-12zM168 84l3 19 4-19z', 'white') +
      rect(0, 208, monthSize.width, 24, 'white') + plane('M0 232V196Q30 184 60 198T104 204V232zM152 232V206Q172 202 196 200T260 196T322 190V232z', 'white') + plane('M96 232Q112 214 98 192H160Q148 214 166 232z', 'glassShade') + plane('M196 232Q220 208 260 212T322 204V232z', 'glassShade'),
  }),
  march: entrance({
    sky: 'far',
    beyond: bare + plane('M212 190Q226 168 250 172T290 168T322 176V190z', 'stoneShade') + plane('M222 178Q236 170 250 173T290 169Q270 178 250 178T222 178z', 'white'),
    out: puddles + lines('M30 90v6M54 92v5M110 88v7M150 92v5M174 90v6', 'glassDull', 'edge') +
      onFloor(118, FEET, crewMember(carrying, 'cap', plane('M-12-50L22-58L24-48L-10-40z', 'cloth') + disc(23, -53, 5, 'line') + disc(23, -53, 2, 'stone') + lines('M-10-40v8M0-42v6', 'glassDull', 'edge'))) +
      onFloor(232, FEET, facingLeft(person(walking, { jacket: 'door', head: 'long', trousers: 'cloth', coat: true, skin: 'skinLight' }))),
  }),
  april: entrance({
    sky: 'glassShade',
    pavement: 'stone',
    beyond: bare + group({ fill: 'none' }, dots('maple', [[222, 80], [236, 56], [252, 40], [276, 48], [294, 60], [308, 78], [286, 70], [242, 82]])),
    out: scatter(26, 'stoneShade', [206, 192, 112, 18], 3) + plane('M118 206Q150 196 206 200L214 212H130z', 'glassShade') +
      onFloor(86, FEET, lines('M4-33.5C-18-38-10 2-34 2H-92', 'door', 'heavy') + crewMember(spraying, 'bun', lines('M4-33.5L46-18', 'line', 'heavy'), 'skinLight')) +
      faded(0.9, plane('M132 184L186 190L196 208L176 210z', 'white')) + lines('M132 184L180 208M132 184L192 196', 'white', 'edge'),
  }),
  may: entrance({
    sky: 'glassShade',
    beyond: at(264, 190, tree(146, ['leaf', 'leaf'])) + planter(hedge('leafShade') + dots('red', [[196, 154], [204, 150], [211, 156]])),
    out: plane('M22 96H60L54 172H22z', 'white') + onFloor(26, FEET, crewMember(reaching, 'cap', lines('M10-44L26-96', 'line', 'edge') + lines('M15-100l24 6', 'line', 'heavy'))) +
      onFloor(284, FEET, facingLeft(person(holding, { jacket: 'leafShade', head: 'long', skin: 'skinLight' }, dog))),
  }),
  june: entrance({
    sky: 'glassShade',
    beyond: at(264, 190, tree(166, greenLeaves)) + planter(hedge('leaf')),
    onElevator: rect(26, 110, 34, 66, 'door') + lines('M26 126H60M26 142H60M26 158H60M37 110V176M48 110V176', 'glassDull', 'edge'),
    inside: onFloor(82, 180, facingLeft(crewMember(holding, 'long', rect(8, -40, 8, 12, 'line') + rect(10, -38, 6, 8, 'white')))),
    out: box(146, FEET - 8, 30, 20) + box(150, FEET - 28, 22, 16) + onFloor(240, FEET, facingLeft(person(carrying, { jacket: 'white', head: 'short', trousers: 'door' }, rect(-8, -24, 18, 14, 'stoneShade')))),
  }),
  july: entrance({
    sky: 'indoors',
    beyond: at(264, 190, tree(170, greenLeaves)) + planter(hedge('leafShade')),
    out: at(186, 226, truck) + rect(186, 116, 8, 86, 'line') + at(96, FEET, sofa) + box(36, FEET, 28, 24) + box(42, FEET - 24, 20, 14) +
      onFloor(20, FEET, crewMember(carrying, 'cap', plane('M-6-24Q-14-12-9-1H9Q14-12 5-24z', 'line'), 'skinLight')) + box(150, FEET - 34, 20, 14),
  }),
  august: entrance({
    sky: 'indoors',
    beyond: at(264, 190, tree(172, ['leafShade', 'leafShade'])) + planter(hedge('leaf') + dots('red', [[194, 160], [201, 155], [208, 159], [213, 164]])),
    out: plane('M96 204Q150 196 250 204L240 211H110z', 'glassShade') + bin(134, 'door', false) + bin(172, 'leafShade', true) + bin(226, 'brickShade', true) +
      onFloor(88, FEET, lines('M5-30C-18-34-10 2-34 2H-94', 'leaf', 'heavy') + crewMember(holding, 'hijab', lines('M5-30L26-38', 'line', 'heavy'))) + lines('M116 163Q140 146 172 158M116 164Q136 152 164 164', 'white', 'edge'),
  }),
  september: entrance({
    sky: 'glassShade',
    beyond: at(264, 190, tree(168, ['leaf', 'mapleShade'])) + planter(hedge('leaf') + dots('white', [[196, 158], [204, 155], [211, 160]])),
    inside: at(76, 178, ladder) + onFloor(74, 142, group({}, crewMember(climbing, 'short', ''))),
    out: onFloor(212, FEET, person(walking, { jacket: 'door', head: 'bun', skin: 'skinLight' }, plane('M-12-42h8v16h-8q-3-8 0-16z', 'red'))),
  }),
  october: entrance({
    sky: 'far',
    beyond: at(264, 190, tree(170, autumnLeaves)) + planter(hedge('leafShade')),
    out: scatter(30, 'mapleShade', [10, 190, 300, 18], 4) + scatter(16, 'maple', [190, 40, 124, 140], 4) + plane('M122 204q10-14 24-10q14-6 26 10z', 'maple') + plane('M146 204q6-10 14-8q8 2 12 8z', 'mapleShade') +
      onFloor(96, FEET, crewMember(sweeping, 'cap', broom)) + plane('M26 190a9 8 0 1 1 18 0z', 'maple') + rect(34, 179, 2.5, 4, 'leafShade'),
  }),
  november: entrance({
    sky: 'stone',
    pavement: 'stone',
    beyond: bare + planter(''),
    inside: rect(66, 176, 96, 7, 'cloth') + disc(60, 174, 9, 'cloth') + disc(60, 174, 5, 'stoneShade') + disc(60, 174, 2, 'cloth') + onFloor(88, 181, facingLeft(crewMember(sweeping, 'bun', ''))),
    out: lines(evenlySpaced(16, 210, 8).map((x, k) => `M${x} ${18 + ((k * 47) % 120)}l-5 16`).join(''), 'door', 'edge') + puddles + plane('M179 140q24-34 56 0q-8-5-14 0q-6-6-14 0q-8-5-14 0q-7-5-14 0z', 'red') + lines('M206.5 119V174', 'line', 'edge') +
      onFloor(216, FEET, facingLeft(person(holding, { jacket: 'cloth', head: 'short', coat: true, skin: 'skinLight' }))),
  }),
  december: entrance({
    sky: 'glassDull',
    pavement: 'white',
    light: 'glassClear',
    beyond: snowy + dots('red', [[236, 96], [246, 70], [292, 86], [280, 56]]) + dots('white', [[226, 82], [262, 48], [300, 70], [272, 92]]) + plane('M204 190Q240 180 270 186T322 182V190z', 'white'),
    inside: onFloor(70, 180, crewMember(sweeping, 'long', mop)) + box(146, 180, 32, 18) + box(150, 162, 22, 14),
    out: el('circle', { cx: 120, cy: 120, r: 9, fill: 'none', stroke: paint('leafShade'), 'stroke-width': 6 }) + dots('red', [[120, 129]]) + scatter(34, 'white', [200, 6, 118, 170], 2.4) + scatter(14, 'white', [4, 4, 190, 64], 2.4) +
      onFloor(232, FEET, facingLeft(person(carrying, { jacket: 'brick', head: 'tuque', headColour: 'white', coat: true, skin: 'skinLight' }, bag))),
  }),
};

/** The entrance in a month. The first month includes the symbols of all twelve. */
export const monthDrawing = (month: Month): Svg => (month === months[0] ? definitions : '') + pictures[month];
