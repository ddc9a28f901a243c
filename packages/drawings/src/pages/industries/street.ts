import { at, defineSymbol, disc, el, evenlySpaced, group, lines, paint, plane, rect, showSymbol, type Svg } from '../../svg.ts';
import { repainted } from '../../vocabulary/closeUp/repainted.ts';
import { cornerStore } from '../../vocabulary/street/cornerStore.ts';
import { silos, warehouse } from '../../vocabulary/street/industry.ts';
import { cross, mountain, skyline } from '../../vocabulary/street/land.ts';
import { STOREY_HEIGHT } from '../../vocabulary/street/measures.ts';
import { officeSilhouettes } from '../../vocabulary/street/officeSilhouettes.ts';
import { brickPattern, ribPattern } from '../../vocabulary/street/patterns.ts';
import { bag, broom, carrying, crewMember, facingLeft, holding, mop, onFloor, person, type Pose, reaching, sweeping, walking } from '../../vocabulary/street/person.ts';
import { bicycleStand, hydrant, lamp, sharedBicycle, stopSign } from '../../vocabulary/street/streetFurniture.ts';
import { autumnLeaves, greenLeaves, tree } from '../../vocabulary/street/tree.ts';
import { truck, van } from '../../vocabulary/street/vehicle.ts';
import { sash } from '../../vocabulary/street/window.ts';

/** The size of one lot of the street, in units: a building and its surroundings. */
export const lotSize = { width: 640, height: 392 } as const;

const GROUND = 352;
const id = 'uno-lot-';
const parts = { window: `${id}window`, tall: `${id}tall`, bond: `${id}bond`, ribs: `${id}ribs`, bicycle: `${id}bicycle` };

const definitions: Svg = el(
  'defs',
  {},
  officeSilhouettes(id),
  defineSymbol(parts.window, sash({ width: 48, height: 68 })),
  defineSymbol(parts.tall, sash({ width: 56, height: 64, across: 2, down: 3 })),
  defineSymbol(parts.bicycle, sharedBicycle),
  brickPattern(parts.bond),
  ribPattern(parts.ribs),
);

/** A brick wall with its courses, and the darker face at its right. */
const brickwork = (width: number, height: number): Svg =>
  rect(0, -height, width, height, 'brick') +
  el('rect', { x: 0, y: -height, width, height, fill: `url(#${parts.bond})` }) +
  rect(width - 8, -height, 8, height, 'brickShade');

/** A flat stone coping with its line. */
const coping = (width: number, top: number): Svg => rect(-4, -top - 10, width + 8, 10, 'stone') + lines(`M-4-${top + 10}h${width + 8}`, 'line', 'edge');

/** An inspector's clipboard. */
const clipboard: Svg = plane('M7-41h12v16H7z', 'line') + plane('M8.500-39h9v12.500h-9z', 'white') + rect(11, -42.5, 4, 3, 'stoneShade');

/** Someone who writes on a board. */
const writing: Pose = { ...holding, nearArm: [[2, -32], [9, -32.500]], farArm: [[5, -35], [12, -30]] };

/** A squeegee on its pole, in the hands of someone `reaching`. */
const squeegee: Svg = lines('M10-44L25-80', 'line', 'edge') + lines('M16-78l20 6', 'line', 'heavy');

const BAY = 64;
const BAYS = 5;
const OFFICE = BAY * BAYS + 16;
const LOBBY = 104;

/** An office building: a lobby under two storeys of glass, the upper one washed as far as its middle, machines on the roof. */
const office: Svg = (() => {
  const glass = STOREY_HEIGHT - 16;
  const top = LOBBY + 2 * STOREY_HEIGHT;
  const row = (level: number, ...room: readonly Svg[]): Svg =>
    at(8, -LOBBY - level * STOREY_HEIGHT, rect(0, -glass, BAY * BAYS, glass, 'glassClear'), group({ fill: paint('indoors') }, ...room));
  const put = (what: string, x: number): Svg => showSymbol(`${id}${what}`, x, 0);
  return (
    rect(OFFICE, -top, 40, top, 'stoneShade') +
    evenlySpaced(2, -LOBBY - 60, -STOREY_HEIGHT).map((y) => rect(OFFICE + 13, y, 14, 44, 'glassShade')).join('') +
    rect(0, -top, OFFICE, top, 'frame') +
    rect(96, -top - 48, 132, 48, 'stone') + rect(196, -top - 48, 32, 48, 'stoneShade') + lines(evenlySpaced(6, 106, 14).map((x) => `M${x}-${top + 38}v24`).join(''), 'stoneShade', 'edge') +
    row(0, put('desk', 4), put('sitter', 16), put('desk', 68), put('shelf', 132), put('desk', 196), put('plant', 300)) +
    at(8 + 246, -LOBBY, crewMember({ ...reaching, nearArm: [[8, -38], [15, -42]], farArm: [[8, -40], [15, -44]] }, 'bun', rect(13, -50, 7, 9, 'white'))) +
    row(1, put('plant', 18), put('stander', 50), rect(76, -26, 110, 4) + rect(92, -22, 4, 22) + rect(166, -22, 4, 22), put('sitter', 108)) +
    at(8, -LOBBY - STOREY_HEIGHT, plane(`M208-${glass}H320V0H176z`, 'glassDull'), plane(`M260-${glass}h34L262 0h-34z`, 'glassStreak')) +
    lines(evenlySpaced(BAYS - 1, BAY + 8, BAY).map((x) => `M${x}-${LOBBY}V-${top}`).join(''), 'frame', 'heavy') +
    rect(-4, -top - 10, OFFICE + 48, 10, 'stone') + lines(`M-4-${top + 10}h${OFFICE + 48}`, 'line', 'edge') +
    rect(8, -LOBBY + 8, BAY * BAYS, LOBBY - 8, 'glassClear') +
    group({ fill: paint('indoors') }, put('plant', 30) + put('plant', 306) + rect(212, -34, 62, 34) + put('stander', 236)) +
    lines(`M72-${LOBBY - 8}V0M136-${LOBBY - 8}V0M168-76V0M200-${LOBBY - 8}V0M264-${LOBBY - 8}V0M136-76h64`, 'frame', 'heavy') +
    lines('M162-46v18M174-46v18', 'line', 'edge') +
    rect(116, -LOBBY + 4, 104, 8, 'line') + rect(124, -LOBBY + 12, 88, 5, 'glassShade')
  );
})();

const CLINIC = 404;

/** A clinic on two storeys: ribbon windows, a canopy over sliding doors, a ramp with its rail, the cross. */
const clinic: Svg =
  rect(0, -216, CLINIC, 216, 'white') + rect(CLINIC - 12, -216, 12, 216, 'stone') +
  rect(0, -108, CLINIC, 10, 'stone') + coping(CLINIC, 216) +
  rect(28, -262, 70, 36, 'stone') + rect(78, -262, 20, 36, 'stoneShade') + lines('M36-250h34M36-240h34', 'stoneShade', 'edge') +
  rect(20, -190, 256, 58, 'frame') +
  evenlySpaced(4, 24, 63).map((x, k) => rect(x, -186, 59, 50, k === 2 ? 'glassClear' : 'glassShade') + (k === 2 ? '' : plane(`M${x + 20}-186h16l-26 50H${x}v-10z`, 'glassStreak'))).join('') +
  group({ fill: paint('indoors') }, showSymbol(`${id}stander`, 176, -136) + showSymbol(`${id}lamp`, 166, -186)) +
  rect(302, -196, 72, 72, 'leaf') + plane('M330-186h16v18h18v16h-18v18h-16v-18h-18v-16h18z', 'white') +
  rect(20, -84, 120, 58, 'frame') + rect(24, -80, 54, 50, 'glassClear') + rect(82, -80, 54, 50, 'glassShade') +
  group({ fill: paint('indoors') }, rect(28, -46, 14, 16) + rect(44, -46, 14, 16) + showSymbol(`${id}plant`, 68, -30)) +
  rect(184, -88, 132, 88, 'frame') + rect(188, -84, 124, 84, 'glassClear') +
  at(228, 0, crewMember({ ...sweeping }, 'hijab', mop)) +
  lines('M250-84V0', 'frame', 'heavy') + lines('M188-62h124', 'frame', 'edge') +
  rect(164, -104, 172, 10, 'line') + rect(172, -94, 156, 4, 'stone') +
  plane('M316 0h76v-12z', 'stoneShade') + lines('M318-2V-34M354-6V-40M390-12V-46M318-34l72-12', 'line', 'edge');

const SHOP = 300;

/** A coat on a tailor's dummy. Origin: the floor of the window. */
const dummy = (colour: 'red' | 'door' | 'leafShade'): Svg =>
  lines('M0-20V0M-7 0H7', 'line', 'edge') + disc(0, -64, 3, 'line') + plane('M-4-60Q-13-58-14-50L-15-30h5v12h20v-12h5l-1-20Q13-58 4-60L0-50z', colour);

/** A shop under a flat: display windows below a striped awning, one of them being washed. */
const shop: Svg =
  brickwork(SHOP, 260) + coping(SHOP, 260) +
  rect(12, -244, SHOP - 24, 6, 'brickShade') +
  [28, 126, 224].map((x, k) => showSymbol(parts.window, x, -218, k === 1 ? 'glassClear' : 'glassShade')).join('') +
  rect(4, -122, SHOP - 8, 122, 'frame') +
  rect(16, -88, 116, 72, 'glassDull') + plane('M16-88h70L46-16H16z', 'glassClear') +
  at(36, -16, dummy('red')) + at(66, -16, dummy('leafShade')) + at(108, -16, dummy('door')) +
  rect(184, -88, 100, 72, 'glassClear') + at(210, -16, dummy('leafShade')) + at(248, -16, dummy('red')) +
  lines('M74-88v72M234-88v72', 'frame', 'edge') +
  rect(140, -92, 36, 92, 'white') + rect(144, -88, 28, 88, 'glassClear') + rect(144, -14, 28, 14, 'frame') + rect(148, -44, 3, 14, 'line') +
  plane(`M8-128H${SHOP - 8}L${SHOP + 4}-90H-4z`, 'white') +
  evenlySpaced(6, 8, 47.4).map((x) => plane(`M${x}-128h23.700l0.800 38h-25.200z`, 'leaf')).join('') +
  lines(`M-4-90H${SHOP + 4}`, 'line', 'edge');

const DINER = 316;

/** A restaurant: its front, a terrace, and the duct of its hood that climbs the side wall to a fan on the roof. */
const restaurant: Svg =
  rect(0, -226, DINER, 226, 'stone') + rect(DINER - 8, -226, 8, 226, 'stoneShade') + coping(DINER, 226) +
  lines(evenlySpaced(7, -206, 16).map((y) => `M0 ${y}H${DINER}`).join(''), 'stoneShade') +
  [24, 92, 160].map((x, k) => showSymbol(parts.window, x, -204, k === 0 ? 'glassClear' : 'glassShade')).join('') +
  rect(10, -124, 212, 124, 'door') +
  rect(18, -118, 196, 24, 'line') +
  lines('M98-112v4q0 4 4 4v6M94-112v4q0 4 4 4M90-112v4q0 4 4 4M114-98v-14q6 4 0 9M130-106h64M34-106h40', 'white', 'edge') +
  rect(22, -88, 96, 72, 'glassClear') +
  group({ fill: paint('indoors') }, showSymbol(`${id}lamp`, 46, -88), showSymbol(`${id}lamp`, 94, -88), rect(36, -36, 24, 3) + rect(47, -33, 3, 17) + rect(80, -36, 24, 3) + rect(91, -33, 3, 17)) +
  lines('M70-88v72M22-40h96', 'door', 'edge') +
  rect(132, -88, 40, 88, 'white') + rect(136, -84, 32, 84, 'red') + rect(142, -76, 20, 36, 'glassClear') +
  rect(180, -88, 30, 72, 'glassShade') +
  rect(246, -92, 46, 92, 'stoneShade') + rect(250, -88, 38, 88, 'line') + rect(254, -84, 30, 84, 'cloth') +
  rect(DINER, -300, 30, 220, 'glassDull') + rect(DINER + 22, -300, 8, 220, 'glassStreak') +
  lines(evenlySpaced(5, -116, -44).map((y) => `M${DINER - 3} ${y}h36`).join(''), 'line', 'edge') +
  plane(`M${DINER - 10}-80h50v10h-50z`, 'glassDull') + plane(`M${DINER - 8}-312h46l-8 12h-30z`, 'line') + rect(DINER - 4, -320, 38, 8, 'line') +
  lines(`M${DINER}-300v220M${DINER + 30}-300v220`, 'line', 'edge');

/** A table on the pavement, under its umbrella. */
const terrace: Svg =
  lines('M0 0V-86', 'line', 'edge') + plane('M-40-76L0-100L40-76z', 'red') + plane('M0-100L40-76H14z', 'brickShade') + rect(-18, -30, 36, 3, 'line') +
  lines('M-34-18v18M-22-18v18M-34-18h12M-34-18v-18M22-18v18M34-18v18M22-18h12M34-18v-18', 'line', 'edge');

const SCHOOL = 452;

/** A school: brick, tall windows in threes, a stone portal with its flight of steps, a flag. */
const school: Svg =
  brickwork(SCHOOL, 244) + rect(0, -20, SCHOOL, 20, 'stoneShade') + rect(0, -132, SCHOOL, 8, 'stone') + coping(SCHOOL, 244) +
  evenlySpaced(2, -222, 108).map((y, storey) => [18, 80, 316, 378].map((x, k) => showSymbol(parts.tall, x, y, (storey + k) % 3 === 0 ? 'glassClear' : 'glassShade')).join('')).join('') +
  rect(156, -268, 140, 268, 'stone') + rect(288, -268, 8, 268, 'stoneShade') +
  plane('M148-268L226-300L304-268z', 'stoneShade') + plane('M158-268L226-296L226-268z', 'stone') + lines('M148-268L226-300L304-268', 'line', 'edge') +
  showSymbol(parts.tall, 168, -222, 'glassShade') + showSymbol(parts.tall, 228, -222, 'glassClear') +
  disc(226, -246, 12, 'white') + el('circle', { cx: 226, cy: -246, r: 12, fill: 'none', stroke: paint('line'), 'stroke-width': 2 }) + lines('M226-246v-8M226-246h6', 'line', 'edge') +
  el('text', { x: 226, y: -104, 'text-anchor': 'middle', 'font-family': 'var(--uno-font-display)', 'font-weight': 700, 'font-size': 20, 'letter-spacing': 5, fill: paint('ink') }, 'ÉCOLE') +
  rect(186, -92, 80, 80, 'white') + rect(190, -88, 34, 76, 'leafShade') + rect(228, -88, 34, 76, 'leafShade') +
  rect(195, -82, 24, 32, 'glassClear') + rect(233, -82, 24, 32, 'glassClear') + rect(217, -46, 3, 10, 'white') + rect(232, -46, 3, 10, 'white') +
  plane('M176 0v-6h6v-6h88v6h6V0z', 'stone') + lines('M176 0h100M182-6h88M182-12h88', 'stoneShade', 'edge') +
  lines('M226-300v-52', 'cloth', 'edge') + rect(227, -352, 36, 24, 'door') + plane('M242-352h6v9h15v6h-15v9h-6v-9h-15v-6h15z', 'white');

/** A fence along a yard. */
const fence = (width: number): Svg =>
  lines(evenlySpaced(Math.floor(width / 10) + 1, 0, 10).map((x) => `M${x} 0v-38`).join(''), 'cloth') + lines(`M0-34h${width}M0-6h${width}`, 'cloth', 'edge');

/** A child with a school bag, at 0.72 of an adult’s size. */
const pupil = (jacket: 'red' | 'leaf' | 'door', headColour: 'red' | 'leafShade' | 'hair', skin: 'skin' | 'skinLight'): Svg =>
  group({ transform: 'scale(.72)' }, rect(-13, -42, 9, 16, 'maple'), person(walking, { jacket, head: 'tuque', headColour, skin }));

/** A manufacturing plant: the saw-tooth hall with its docks, and a vessel on legs that feeds it. */
const plant: Svg =
  lines('M354 0V-120M414 0V-120M354-60l60-54M414-60l-60-54', 'line', 'edge') +
  plane('M348-120h72v-92q-36-34-72 0z', 'glassDull') + plane('M404-120h16v-92q-8-7-16-12z', 'glassStreak') + plane('M348-120h72l-30 34h-12z', 'glassShade') +
  lines('M348-160h72M348-200h72', 'glassStreak', 'edge') + lines('M384-86v30H300', 'leafShade', 'heavy') + lines('M348-120v-92q36-34 72 0v92', 'line', 'edge') +
  lines('M424 0v-216M436 0v-216M424-206h12M424-186h12M424-166h12M424-146h12M424-126h12M424-106h12M424-86h12M424-66h12M424-46h12M424-26h12', 'line') +
  warehouse(parts.ribs);

/** A drawing at a position in the street. If its width crosses the border of a lot, both lots show it. */
interface PlacedDrawing {
  x: number;
  width: number;
  y?: number;
  drawn: Svg;
}

/** Behind the houses. */
const behind: readonly PlacedDrawing[] = [
  { x: 0, width: 640, drawn: skyline(0, [[-20, 90, 190], [64, 40, 130], [560, 70, 160]]) },
  { x: 600, width: 680, drawn: skyline(0, [[0, 60, 230], [560, 56, 190], [612, 80, 150]]) },
  {
    x: 1240,
    width: 1320,
    drawn: mountain([[0, 0], [150, -70], [330, -132], [560, -190], [700, -200], [850, -178], [1050, -110], [1320, 0]], 0, [[560, 0], [640, -110], [760, -176], [900, -150], [1320, 0]]) + cross(620, -196),
  },
  { x: 2540, width: 700, drawn: skyline(0, [[40, 60, 130], [640, 70, 170]]) },
  { x: 3180, width: 260, drawn: silos() },
];

/** The street itself, from the office to the plant. */
const buildings: readonly PlacedDrawing[] = [
  { x: 20, width: 90, drawn: at(44, 0, tree(170, greenLeaves)) },
  { x: 118, width: 380, drawn: office },
  { x: 520, width: 60, drawn: lamp },
  { x: 560, width: 130, drawn: at(60, 0, tree(150, autumnLeaves)) },
  { x: 732, width: 412, drawn: clinic },
  { x: 1150, width: 30, drawn: at(14, 0, hydrant) },
  { x: 1182, width: 130, drawn: at(52, 0, tree(178, greenLeaves)) },
  { x: 1376, width: 310, drawn: shop },
  { x: 1700, width: 200, drawn: cornerStore(parts.bond) },
  { x: 1902, width: 40, drawn: at(16, 0, stopSign) },
  { x: 2012, width: 350, drawn: restaurant },
  { x: 1940, width: 84, drawn: at(40, 0, terrace) },
  { x: 2420, width: 90, drawn: at(44, 0, tree(160, autumnLeaves)) },
  { x: 2470, width: 130, drawn: bicycleStand(parts.bicycle) },
  { x: 2650, width: 460, drawn: school },
  { x: 2608, width: 40, drawn: fence(40) },
  { x: 3104, width: 130, drawn: fence(130) },
  { x: 3120, width: 120, drawn: at(56, 0, tree(168, greenLeaves)) },
  { x: 3300, width: 440, drawn: plant },
  { x: 3764, width: 90, drawn: at(40, 0, tree(140, greenLeaves)) },
];

/** On the pavement: the inspectors, the crew, people who pass by. */
const people: readonly PlacedDrawing[] = [
  { x: 200, width: 40, drawn: onFloor(20, 4, person(writing, { jacket: 'cloth', coat: true, head: 'short', skin: 'skinLight' }, clipboard)) },
  { x: 470, width: 40, drawn: onFloor(20, 5, facingLeft(person(walking, { jacket: 'leaf', head: 'long', skin: 'skin' }))) },
  { x: 850, width: 40, drawn: onFloor(20, 4, person(writing, { jacket: 'door', coat: true, head: 'bun', skin: 'skin', headColour: 'hair' }, clipboard)) },
  { x: 686, width: 40, drawn: onFloor(20, 5, facingLeft(person(carrying, { jacket: 'red', head: 'tuque', headColour: 'leafShade', skin: 'skinLight' }, repainted(bag, { white: 'leaf' })))) },
  { x: 1400, width: 60, drawn: onFloor(20, 4, crewMember(reaching, 'short', squeegee)) },
  { x: 1560, width: 40, drawn: onFloor(20, 5, facingLeft(person(writing, { jacket: 'cloth', head: 'long', skin: 'skinLight', trousers: 'door' }, clipboard))) },
  { x: 2190, width: 40, drawn: onFloor(20, 4, person(writing, { jacket: 'leafShade', coat: true, head: 'cap', headColour: 'line', skin: 'skin' }, clipboard)) },
  { x: 2252, width: 40, drawn: onFloor(20, 5, crewMember(sweeping, 'cap', mop, 'skinLight')) },
  { x: 2730, width: 40, drawn: onFloor(20, 5, person(writing, { jacket: 'door', coat: true, head: 'hijab', headColour: 'red', skin: 'skin' }, clipboard)) },
  { x: 2930, width: 120, drawn: at(20, 5, pupil('red', 'leafShade', 'skin')) + at(48, 5, pupil('leaf', 'red', 'skinLight')) },
  { x: 3046, width: 50, drawn: onFloor(16, 5, crewMember(sweeping, 'long', broom, 'skinLight')) },
  { x: 3420, width: 40, drawn: onFloor(20, 5, facingLeft(person(writing, { jacket: 'white', coat: true, head: 'helmet', headColour: 'white', skin: 'skinLight' }, clipboard))) },
  { x: 3592, width: 50, drawn: onFloor(16, 5, crewMember(sweeping, 'helmet', mop)) },
];

/** On the road. */
const traffic: readonly PlacedDrawing[] = [
  { x: 1186, width: 172, y: 36, drawn: van },
  { x: 2430, width: 236, y: 38, drawn: truck },
];

const within = (place: number, things: readonly PlacedDrawing[]): Svg => {
  const [from, to] = [place * lotSize.width, (place + 1) * lotSize.width];
  return things.filter(({ x, width }) => x < to && x + width > from).map(({ x, y = 0, drawn }) => at(x, GROUND + y, drawn)).join('');
};

const pavement = (x: number): Svg =>
  rect(x, GROUND, lotSize.width, 12, 'pavement') + rect(x, GROUND + 12, lotSize.width, 5, 'stoneShade') + rect(x, GROUND + 17, lotSize.width, lotSize.height - GROUND - 17, 'road') +
  lines(`M${x} ${GROUND}h${lotSize.width}`, 'line', 'edge') + lines(evenlySpaced(5, x + 64, 128).map((from) => `M${from} ${GROUND + 30}h48`).join(''), 'roadLine', 'edge');

/**
 * The six lots, from the office to the plant: one street, divided at the borders of the lots. The first lot includes the
 * symbols that all of them use.
 */
export const industryStreet: readonly Svg[] = evenlySpaced(6, 0, 1).map(
  (place) =>
    (place === 0 ? definitions : '') +
    within(place, behind) +
    within(place, buildings) +
    pavement(place * lotSize.width) +
    within(place, people) +
    within(place, traffic),
);
