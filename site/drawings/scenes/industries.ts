import { type ClosePose, figure } from '../figure.ts';
import { desk, monitor } from '../parts/furniture.ts';
import { kneeling, lighting, mopping, pushing, reaching, wiping } from '../parts/poses.ts';
import { cut } from '../parts/room.ts';
import { cord, heldMop, wheel, wipingCloth } from '../parts/tools.ts';
import { at, disc, el, faded, group, lines, num, paint, plane, type Plane, rect, rhythm, type Svg } from '../svg.ts';
import { FRAME, type Scene } from './scene.ts';

/** The line that runs through all, before it is lowered. */
const FLOOR = 388;

/** A cut partition. */
const WALL = 8;

/** How far all of it lies below where it is drawn. */
const DROP = 22;

/** One bay: where it begins, how wide it is from wall to wall, its ceiling, its back wall. */
interface Bay {
  x: number;
  width: number;
  ceiling: number;
  wall: Plane;
}

const bays = {
  office: { x: 20, width: 118, ceiling: 176, wall: 'far' },
  clinic: { x: 146, width: 118, ceiling: 176, wall: 'white' },
  shop: { x: 272, width: 118, ceiling: 160, wall: 'far' },
  kitchen: { x: 398, width: 118, ceiling: 176, wall: 'white' },
  classroom: { x: 524, width: 118, ceiling: 168, wall: 'far' },
  plant: { x: 650, width: 130, ceiling: 128, wall: 'stone' },
} as const satisfies Record<string, Bay>;

/** What stands in a bay, in the units of a close view at four fifths: a person of 134. Its origin is the left end of the bay's floor. */
const near = ({ x }: Bay, ...drawn: readonly Svg[]): Svg => group({ transform: `translate(${num(x)} ${FLOOR})scale(.8)` }, ...drawn);

/** A bay's back wall down to its skirting. */
const shell = ({ x, width, ceiling, wall }: Bay, skirting: Plane = 'stoneShade'): Svg =>
  rect(x, ceiling, width, FLOOR - ceiling, wall) + rect(x, FLOOR - 7, width, 7, skirting);

/** A light under the ceiling. */
const tube = ({ x, width, ceiling }: Bay): Svg => rect(x + width / 2 - 24, ceiling, 48, 5, 'glassDull') + rect(x + width / 2 - 22, ceiling + 5, 44, 2, 'white');

/** An office on the ground floor of a tower; more of them above. */
const office: Svg =
  rect(20, -30, 118, 198, 'glassShade') +
  rhythm(2, 82, -92).map((y) => rect(20, y - 6, 118, 14, 'ink') + plane(`M44 ${y + 86}l34-78h16l-34 78z`, 'glassClear') + lines(`M59 ${y + 8}v78M98 ${y + 8}v78`, 'ink', 'edge')).join('') +
  plane('M30 168v-22h26v22zM104 168v-26h3v26zM92 142h27l-5-12h-17zM36 146v-16h18v16z', 'glassDull') +
  shell(bays.office) + tube(bays.office) +
  near(bays.office,
    rect(0, -196, 147, 88, 'glassShade'), plane('M0-108v-40h22v-18h26v34h20v-22h34v30h20v-46h25v62z', 'glassDull'), plane('M66-108l40-88h14l-40 88z', 'glassClear'),
    lines('M49-196v88M98-196v88', 'white', 'ground'), rect(0, -108, 147, 5, 'white'),
    at(50, 0, desk({ width: 94, monitor: 200, drawers: false })), at(112, -70, group({ transform: 'scale(.7)' }, monitor)), rect(94, -73, 36, 3, 'glassDull'),
    at(34, 0, figure(wiping, { head: 'bun', skin: 'skin', build: 'slight' }, { held: wipingCloth })));

/** An examination table with its roll of paper, a curtain, a basin, a cross on the wall. */
const clinic: Svg =
  shell(bays.clinic, 'glassDull') + tube(bays.clinic) +
  near(bays.clinic,
    rect(0, -110, 147, 101, 'glassShade'), lines('M0-110H147', 'glassDull', 'edge'),
    plane('M32-226h16v14h14v16h-14v14h-16v-14h-14v-16h14z', 'leaf'),
    lines('M70-246H147', 'ink', 'edge'), plane('M112-244h35v218q-6 5-11 0t-12 0t-12 0z', 'glassDull'), lines('M120-244v216M132-244v216', 'glassStreak', 'edge'),
    rect(20, -52, 8, 52, 'ink'), rect(84, -52, 8, 52, 'ink'), rect(14, -58, 88, 42, 'stone'), rect(92, -58, 10, 42, 'stoneShade'), lines('M58-52v30', 'stoneShade', 'edge'),
    plane('M8-66H106V-56H8z', 'leafShade'), plane('M6-76L40-70V-62H6z', 'leaf'), plane('M10-80L40-73H106V-66H40L10-73z', 'white'), disc(10, -80, 6, 'white'), disc(10, -80, 2, 'stoneShade'),
    at(113, 0, figure(mopping, { head: 'hijab', headColour: 'leafShade', skin: 'skinLight' }, { held: heldMop, left: true })));

/** A coat on its hanger, below a rail at 174. */
const hanger = (x: number, length: number, lit: Plane, shade: Plane): Svg =>
  at(x, -166, lines('M0-8v6l-10 6M0-2l10 6', 'ink'), plane(`M-11 3L-4 0H4L11 3L13 ${length}H-13z`, lit), plane(`M6 1L11 3L13 ${length}H7z`, shade));

/** The shop: someone cleans the mirror. */
const shop: Svg =
  shell(bays.shop) +
  near(bays.shop,
    rhythm(4, -2, 40).map((x) => rect(x, -272, 20, 38, 'leaf') + rect(x + 20, -272, 20, 38, 'white')).join('') + lines('M0-234H147', 'leafShade', 'ground') +
    rect(80, -214, 60, 166, 'glassShade') + plane('M86-48l54-136v-30h-6l-54 138v28z', 'glassClear') + lines('M80-214h60v166h-60z', 'ink', 'ground') + rect(76, -46, 68, 6, 'stoneShade') +
    lines('M4-174H56', 'ink', 'ground') + hanger(14, 96, 'frame', 'cloth') + hanger(30, 76, 'leaf', 'leafShade') + hanger(46, 90, 'glassDull', 'glassStreak') +
    at(58, 0, figure(reaching, { head: 'curly', skin: 'skinDeep' }, { held: cord('M28-138L60-180', 4, 'sun') + cord('M46-190L76-170', 5, 'ink') + cord('M45-193L77-173', 2, 'glassDull') })));

/** A range under its hood, pots on a rail; someone wipes the oven's door. */
const kitchen: Svg =
  shell(bays.kitchen, 'glassDull') +
  near(bays.kitchen,
    lines(rhythm(4, -206, 24).map((y) => `M0 ${y}H147`).join('') + rhythm(6, 12, 24).map((x) => `M${x}-206v72`).join(''), 'glassShade'),
    plane('M62-214H147V-176H50z', 'glassDull'), rect(50, -180, 97, 8, 'glassStreak'), lines(rhythm(10, 62, 9).map((x) => `M${x}-178v-14`).join(''), 'ink'), rect(90, -265, 37, 52, 'glassDull'), rect(120, -265, 7, 52, 'glassStreak'),
    lines('M4-196H44', 'ink', 'edge'), lines('M12-196v12M32-196v12', 'ink'), plane('M4-184h16v16q-8 6-16 0z', 'ink'), plane('M25-184h14v10q-7 5-14 0z', 'glassStreak'),
    rect(66, -88, 81, 82, 'glassShade'), rect(137, -88, 10, 82, 'glassDull'), rect(70, -6, 77, 6, 'stoneShade'), rect(62, -94, 85, 7, 'ink'),
    plane('M86-94v-22h34v22z', 'glassStreak'), rect(112, -116, 8, 22, 'glassDull'), lines('M82-116h42M86-108h-10', 'ink', 'edge'),
    rect(76, -60, 56, 46, 'glassDull'), lines('M76-60h56v46h-56zM82-52h44', 'ink', 'edge'), rhythm(4, 80, 14).map((x) => disc(x, -74, 4, 'ink')).join(''),
    at(42, 0, figure(kneeling, { head: 'cap', headColour: 'leaf', skin: 'skinFair', hair: 'hairBrown' }, { held: plane('M40-52h20v20h-20z', 'sun') + plane('M54-52h6v20h-6z', 'sunShade') })));

/** A cloth held flat against a board, at (40, −120). */
const wipingBoard: ClosePose = { ...lighting, nod: -6, nearArm: [[6, -36], [13.4, -40]], near: 'flat' };
/** A pupil's chair and desk. */
const pupilDesk: Svg =
  lines('M2-40L-4 0M26-40L32 0M-1-18H29', 'glassDull', 'ground') + plane('M-4-42H30V-37H-4z', 'leaf') + lines('M0-40L-8-78', 'glassDull', 'ground') + plane('M-15-84h8l5 24h-8z', 'leaf') +
  lines('M34-56L30 0M66-56L72 0M32-20H69', 'ink', 'edge') + rect(26, -60, 48, 6, 'white') + rect(64, -60, 10, 6, 'stone') + rect(32, -54, 36, 7, 'stoneShade') + lines('M26-54h48', 'ink');

/** A green board with a triangle, half wiped. */
const classroom: Svg =
  shell(bays.classroom) + tube(bays.classroom) +
  near(bays.classroom,
    rect(6, -206, 135, 104, 'stone'), rect(11, -201, 125, 90, 'frame'), rect(6, -106, 135, 6, 'stoneShade'),
    lines('M20-128l22-48l28 48zM20-136h8v8M84-180h40M84-168h30', 'white', 'edge'),
    faded(0.3, cord('M62-146Q90-160 128-150M66-132Q96-146 130-134M70-120Q100-130 128-120', 8, 'glassDull')),
    rect(18, -110, 12, 4, 'white'),
    at(104, 0, figure(wipingBoard, { head: 'short', skin: 'skin', hair: 'hairGrey', headColour: 'hairGrey' }, { left: true, held: plane('M36-132h20v22h-20z', 'sun') + plane('M36-132h5v22h-5z', 'sunShade') })),
    at(16, 0, pupilDesk));

/** A scrubber under the hands of someone `pushing`: tank, bar, wheel, brush deck, squeegee. */
const walkBehind: Svg =
  cord('M40-96H48L60-66', 5, 'ink') + plane('M44-16V-60Q44-70 54-70H84Q96-68 98-50L100-16z', 'leaf') + plane('M84-70Q96-68 98-50L100-16H88Q88-54 84-70z', 'leafShade') +
  rect(54, -78, 26, 8, 'ink') + rect(40, -18, 66, 6, 'ink') + plane('M70-12H112L116-2H66z', 'sun') + rect(68, -3, 48, 3, 'white') + lines('M42-16L30-4', 'ink', 'edge') + rect(24, -4, 12, 4, 'ink') + wheel(56, 12) + lines('M52-54h26M52-46h26', 'leafShade', 'edge');

/** The roof over the plant: three teeth. */
const SAW = 'M646 132V90L690 52V90L733 52V90L784 46V132';

/** A tank and its pipes under a saw-tooth roof. */
const works: Svg =
  el('path', { d: SAW, fill: paint('stone'), stroke: paint('ink'), 'stroke-width': 8 }) + lines('M690 88V58M733 88V58', 'glassShade', 'ground') +
  shell(bays.plant) +
  near(bays.plant,
    rect(84, -232, 70, 180, 'glassDull'), plane('M84-232q35-28 70 0z', 'glassDull'), plane('M136-243q10 4 18 11v180h-18z', 'glassStreak'), plane('M84-52l24 26h22l24-26z', 'glassStreak'), lines('M92-52V0M146-52V0', 'ink', 'ground'),
    lines('M84-200h70M84-84h70', 'glassStreak', 'edge'), disc(106, -156, 12, 'ink'), disc(106, -156, 9, 'white'), lines('M106-156l5-6', 'ink', 'edge'),
    cord('M0-270H40Q52-270 52-258V-214Q52-204 62-204H84', 8, 'leafShade'), cord('M0-240H20Q30-240 30-230V0', 8, 'glassStreak'), lines('M20-180h20M52-250h14', 'ink', 'ground'),
    at(34, 0, figure(pushing, { head: 'helmet', headColour: 'white', skin: 'skinLight', build: 'broad', beard: true }, { held: walkBehind })));

/** What is cut: partitions, roofs of five heights, the floor through all. */
const section: Svg =
  [12, 138, 264, 390, 516, 642, 780].map((x, index) => {
    const top = [-30, -30, 148, 148, 156, 132, 132][index] ?? 0;
    return rect(x, top, WALL, FLOOR - top, 'ink');
  }).join('') +
  cut(12, 168, 134, 8) + cut(138, 168, 134, 8) + cut(264, 148, 134, 12) + cut(390, 168, 134, 8) + cut(516, 156, 134, 12) +
  cut(0, FLOOR, FRAME.width, 40);

/** The duct of the hood goes up through the roof. */
const duct: Svg = rect(470, 96, 30, 84, 'glassDull') + rect(494, 96, 6, 84, 'glassStreak') + lines('M469 98v78M501 98v78', 'ink', 'edge') + rect(462, 88, 46, 8, 'ink');

/** Six trades on one floor. */
export const industries: Scene<'industries'> = {
  key: 'industries',
  subject: 'Six rooms side by side on one floor line, cut open: office, clinic, shop, kitchen, classroom, plant; a cleaner works in each.',
  story: 'Only the trade changes; the floor line runs through all six.',
  draw: () => rect(0, 0, FRAME.width, FRAME.height, 'sky') + at(0, DROP, office, clinic, shop, kitchen, classroom, works, section, duct),
  wide: { y: 122 },
  square: { x: 175 },
};
