import { at, type Colour, disc, el, evenlySpaced, faded, group, lines, num, paint, plane, rect, type Svg } from '../svg.ts';
import { roofUnit } from '../vocabulary/closeUp/air.ts';
import { desk, monitor } from '../vocabulary/closeUp/furniture.ts';
import type { CloseUpPose } from '../vocabulary/closeUp/look.ts';
import { closeUpPerson } from '../vocabulary/closeUp/person.ts';
import { kneeling, lighting, mopping, pushing, reaching, wiping } from '../vocabulary/closeUp/poses.ts';
import { cord, heldMop, kneelingCloth, sprayBottle, wheel, wipingCloth } from '../vocabulary/closeUp/tools.ts';
import { openSky, type Scene, SCENE_SIZE } from './scene.ts';

/** The floor line of all bays, before `DROP` is added. */
const FLOOR = 388;

/** A cut partition. */
const WALL = 8;

/** How far the whole drawing is moved down. */
const DROP = 22;

/** One bay: where it begins, how wide it is from wall to wall, its ceiling, its back wall. */
interface Bay {
  x: number;
  width: number;
  ceiling: number;
  wall: Colour;
}

const bays = {
  office: { x: 20, width: 118, ceiling: 160, wall: 'far' },
  clinic: { x: 146, width: 118, ceiling: 176, wall: 'white' },
  shop: { x: 272, width: 118, ceiling: 160, wall: 'far' },
  kitchen: { x: 398, width: 118, ceiling: 176, wall: 'white' },
  classroom: { x: 524, width: 118, ceiling: 168, wall: 'far' },
  plant: { x: 650, width: 130, ceiling: 154, wall: 'stone' },
} as const satisfies Record<string, Bay>;

/** Draws into a bay at four fifths of a close-up's scale: a person is 134 units. The origin is the left end of the bay's floor. */
const drawInBay = ({ x }: Bay, ...drawn: readonly Svg[]): Svg => group({ transform: `translate(${num(x)} ${FLOOR})scale(.8)` }, ...drawn);

/** A bay's back wall down to its skirting. */
const shell = ({ x, width, ceiling, wall }: Bay, skirting: Colour = 'stoneShade'): Svg =>
  rect(x, ceiling, width, FLOOR - ceiling, wall) + rect(x, FLOOR - 7, width, 7, skirting);

/** A light under the ceiling. */
const tube = ({ x, width, ceiling }: Bay): Svg => rect(x + width / 2 - 24, ceiling, 48, 5, 'glassDull') + rect(x + width / 2 - 22, ceiling + 5, 44, 2, 'white');

/** An office, with the city in its windows; on its roof, the unit that cools it. */
const office: Svg =
  group({ transform: 'translate(36 152)scale(.42)' }, roofUnit) +
  shell(bays.office) + tube(bays.office) +
  drawInBay(bays.office,
    rect(0, -216, 147, 108, 'glassShade'), plane('M0-108v-40h22v-18h26v34h20v-22h34v30h20v-46h25v62z', 'glassDull'), plane('M56-108l50-108h16l-50 108z', 'glassClear'),
    lines('M49-216v108M98-216v108', 'white', 'heavy'), rect(0, -108, 147, 5, 'white'),
    at(50, 0, desk({ width: 94, monitor: 200, drawers: false })), at(112, -70, group({ transform: 'scale(.7)' }, monitor)), rect(94, -73, 36, 3, 'glassDull'),
    at(34, 0, closeUpPerson(wiping, { head: 'bun', skin: 'skin', build: 'slight' }, { held: wipingCloth + lines('M50-72Q51-79 60-80L78-77Q84-76 84-72.5L83-70.5H50z', 'ink') })));

/** An examination table with its back raised and its roll of paper, a cross on the wall; someone mops. */
const clinic: Svg =
  shell(bays.clinic, 'glassDull') + tube(bays.clinic) +
  drawInBay(bays.clinic,
    rect(0, -118, 147, 109, 'glassShade'), lines('M0-118H147', 'glassDull', 'edge'),
    plane('M32-232h16v14h14v16h-14v14h-16v-14h-14v-16h14z', 'leaf'),
    lines('M16-52V0M84-52V0M16-14H84', 'ink', 'heavy'), rect(8, -58, 86, 7, 'ink'),
    plane('M36-72H96V-58H30z', 'leafShade'), plane('M4-112L12-120L44-72V-58H32z', 'leaf'), plane('M12-120L46-76H96V-71H42L9-117z', 'white'), disc(8, -120, 7, 'white'), disc(8, -120, 7, 'glassDull'), disc(8, -120, 4.5, 'white'),
    at(116, 0, closeUpPerson(mopping, { head: 'hijab', headColour: 'leafShade', skin: 'skinLight' }, { held: cord('M31-116L67-12', 7) + heldMop, left: true })));

/** A tailor's dummy in a coat, on its foot. Origin: the floor of the window. */
const dummy: Svg =
  lines('M0-52V-6M-14-2H14M0-8l-10 6M0-8l10 6', 'ink', 'edge') + rect(-3, -146, 6, 12, 'ink') + disc(0, -148, 4, 'ink') +
  plane('M-7-136Q-20-133-23-120L-26-84H-18L-17-40H17L18-84H26L23-120Q20-133 7-136L0-112z', 'frame') + plane('M-7-136L0-112L7-136z', 'white') + plane('M7-136Q20-133 23-120L26-84H18L17-40H8V-118z', 'cloth') + lines('M0-112V-40', 'forestLight', 'edge') + rect(-17, -84, 34, 5, 'leaf');

/** The shop from the street: an awning, a window with its display; someone draws a squeegee down the wet glass. */
const shop: Svg =
  shell(bays.shop) +
  drawInBay(bays.shop,
    rect(0, -58, 147, 58, 'stone'), rect(139, -58, 8, 58, 'stoneShade'), lines('M10-46H64V-12H10zM80-46H131V-12H80z', 'stoneShade', 'edge'),
    rect(6, -216, 135, 156, 'glassDull'),
    plane('M6-216H74V-198L116-170V-60H6z', 'glassClear'), plane('M10-60l60-142h4v4l14 9L34-60z', 'white'),
    at(112, -60, group({ transform: 'scale(.84)' }, dummy)),
    faded(0.45, plane('M74-216H141V-60H116V-170L74-198z', 'forestLight')),
    cord('M92-210v6M112-208v14M132-204v20M124-160v16M133-132v26M125-96v14', 3, 'white'),
    lines('M116-169V-60', 'white', 'heavy'),
    lines('M6-218V-60M141-218V-60', 'ink', 'heavy'), rect(2, -62, 143, 6, 'stone'), rect(130, -62, 15, 6, 'stoneShade'),
    plane('M0-276H147V-226H0z', 'leaf'), evenlySpaced(4, 20, 40).map((x) => rect(x, -276, 20, 50, 'white')).join(''),
    evenlySpaced(8, 0, 20).map((x, index) => index < 7 ? plane(`M${x}-227h20q0 13-10 13t-10-13z`, index % 2 === 0 ? 'leafShade' : 'stone') : '').join(''), lines('M0-227H147', 'ink', 'edge'),
    at(34, 0, closeUpPerson(reaching, { head: 'curly', skin: 'skinDeep' }, { held: cord('M17-116L60-180', 7) + cord('M17-116L60-180', 4, 'sun') + cord('M40-198L82-170', 7, 'ink') + cord('M41-202L84-173', 3, 'white') })));

/** A range under its hood, pots on a rail; its oven is open, and someone wipes it out. */
const kitchen: Svg =
  shell(bays.kitchen, 'glassDull') +
  drawInBay(bays.kitchen,
    lines(evenlySpaced(4, -206, 24).map((y) => `M0 ${y}H147`).join('') + evenlySpaced(6, 12, 24).map((x) => `M${x}-206v72`).join(''), 'glassShade'),
    plane('M62-214H147V-176H50z', 'glassDull'), rect(50, -180, 97, 8, 'glassStreak'), lines(evenlySpaced(10, 62, 9).map((x) => `M${x}-178v-14`).join(''), 'ink'), rect(90, -265, 37, 52, 'glassDull'), rect(120, -265, 7, 52, 'glassStreak'),
    lines('M4-196H44', 'ink', 'edge'), lines('M12-196v12M32-196v12', 'ink'), plane('M4-184h16v16q-8 6-16 0z', 'ink'), plane('M25-184h14v10q-7 5-14 0z', 'glassStreak'),
    rect(70, -88, 77, 82, 'glassShade'), rect(139, -88, 8, 82, 'glassDull'), rect(74, -6, 73, 6, 'stoneShade'), rect(66, -94, 81, 7, 'ink'),
    at(104, -94, group({ transform: 'scale(1.3)' }, sprayBottle('leaf'))),
    rect(80, -66, 58, 40, 'ink'), lines('M86-54h46M86-42h46', 'glassStreak', 'edge'), evenlySpaced(4, 84, 15).map((x) => disc(x, -77, 4, 'ink')).join(''),
    plane('M78-26H140L144-10H74z', 'glassDull'), rect(74, -12, 70, 4, 'glassStreak'), lines('M80-14h58', 'ink', 'edge'),
    at(42, 0, closeUpPerson(kneeling, { head: 'cap', headColour: 'leaf', skin: 'skin' }, { held: kneelingCloth })));

/** A cloth held flat against a board, at (40, −120). */
const wipingBoard: CloseUpPose = { ...lighting, nod: -6, nearArm: [[6, -36], [13.4, -40]], near: 'flat' };
/** A pupil's chair and desk. */
const pupilDesk: Svg =
  lines('M2-40L-4 0M26-40L32 0M-1-18H29', 'glassDull', 'heavy') + plane('M-4-42H30V-37H-4z', 'leaf') + lines('M0-40L-8-78', 'glassDull', 'heavy') + plane('M-15-84h8l5 24h-8z', 'leaf') +
  lines('M34-56L30 0M66-56L72 0M32-20H69', 'ink', 'edge') + rect(26, -60, 48, 6, 'white') + rect(64, -60, 10, 6, 'stone') + rect(32, -54, 36, 7, 'stoneShade') + lines('M26-54h48', 'ink');

/** A pail of water, 34 high. Origin: the floor under its middle. */
const pail: Svg = plane('M-15-34H15L11 0H-11z', 'leaf') + plane('M7-34H15L11 0H5z', 'leafShade') + rect(-17, -37, 34, 5, 'leafShade') + lines('M-15-36Q0-66 15-36', 'ink', 'edge');

/** A board white with chalk; a broad clean band follows the cloth. */
const classroom: Svg =
  shell(bays.classroom) + tube(bays.classroom) +
  drawInBay(bays.classroom,
    rect(4, -216, 139, 116, 'stone'), rect(9, -211, 129, 102, 'frame'), rect(4, -106, 139, 6, 'stoneShade'),
    faded(0.65, plane('M9-211H58Q48-196 60-182T58-150Q52-136 62-122L60-109H9z', 'glassDull')),
    lines('M16-198h30M16-184h36M16-170h24M16-156h34M16-142h30M16-128h36', 'white', 'heavy'),
    rect(12, -110, 12, 4, 'white'),
    at(129, 0, group({ transform: 'scale(.9)' }, pail)),
    at(97, 0, closeUpPerson(wipingBoard, { head: 'long', skin: 'skinFair', hair: 'hairBrown' }, { left: true, held: plane('M30-134Q34-146 46-142Q56-146 58-134Q64-128 58-120Q60-108 50-110Q40-104 34-112Q26-116 30-124Q26-130 30-134z', 'sun') + plane('M50-110Q40-104 34-112Q26-116 30-124Q36-112 50-110z', 'sunShade') + lines('M46-138Q42-132 44-124M54-130Q50-126 52-120', 'sunShade', 'edge') })),
    at(17, 0, pupilDesk));

/** A scrubber under the hands of someone `pushing`: tank, bar, wheel, brush deck, squeegee. */
const walkBehind: Svg =
  cord('M40-96H48L60-66', 5, 'ink') + plane('M44-16V-60Q44-70 54-70H84Q96-68 98-50L100-16z', 'leaf') + plane('M84-70Q96-68 98-50L100-16H88Q88-54 84-70z', 'leafShade') +
  rect(54, -78, 26, 8, 'ink') + rect(40, -18, 66, 6, 'ink') + plane('M70-12H112L116-2H66z', 'sun') + rect(68, -3, 48, 3, 'white') + lines('M42-16L30-4', 'ink', 'edge') + rect(24, -4, 12, 4, 'ink') + wheel(56, 12) + lines('M52-54h26M52-46h26', 'leafShade', 'edge');

/** The roof over the plant: three teeth. */
const SAW = 'M646 158V132L690 94V132L733 94V132L784 90V158';

/** The outline of the vessel, which does not touch the worker’s helmet. */
const VESSEL = 'M94-220H142Q156-220 156-204V-172Q156-156 142-156H94Q80-156 80-172V-204Q80-220 94-220z';

/** A vessel on its brackets and pipes, under a saw-tooth roof; below, someone scrubs the floor. */
const works: Svg =
  el('path', { d: SAW, fill: paint('stone'), stroke: paint('ink'), 'stroke-width': 2 }) + lines('M690 130V102M733 130V102', 'glassShade', 'heavy') +
  shell(bays.plant) +
  drawInBay(bays.plant,
    lines('M100-156V-128H150M136-156V-128', 'ink', 'heavy'),
    plane(VESSEL, 'glassDull'), plane('M140-220H142Q156-220 156-204V-172Q156-156 142-156H140z', 'glassStreak'), lines('M98-220v64', 'glassStreak', 'edge'), lines(VESSEL, 'ink', 'edge'),
    disc(118, -188, 15, 'ink'), disc(118, -188, 11, 'white'), lines('M118-188l6-7', 'ink', 'edge'),
    cord('M0-252H108Q118-252 118-242V-222', 8, 'leafShade'), rect(110, -228, 16, 6, 'ink'), cord('M14-248V-4', 8, 'glassStreak'), lines('M6-150h16M54-260v16', 'ink', 'heavy'),
    at(38, 0, closeUpPerson(pushing, { head: 'helmet', headColour: 'leaf', skin: 'skinLight', build: 'broad', beard: true }, { held: walkBehind })));

/** A flat roof of the street: a stone coping and its line. */
const coping = (x: number, y: number): Svg => rect(x, y, 134, 10, 'stone') + lines(`M${x} ${y}h134`, 'ink', 'edge') + lines(`M${x} ${y + 10}h134`, 'stoneShade');

/** The partitions and roofs of four heights, the floor line through all bays, and the street of the page under it: pavement, curb, road. */
const section: Svg =
  [12, 138, 264, 390, 516, 642, 780].map((x, index) => {
    const top = [152, 152, 148, 148, 156, 154, 154][index] ?? 0;
    return rect(x, top, WALL, FLOOR - top, 'frame') + rect(x + WALL - 2, top, 2, FLOOR - top, 'cloth');
  }).join('') +
  coping(138, 166) + coping(390, 166) + coping(12, 150) + coping(264, 148) + coping(516, 156) +
  rect(0, FLOOR, SCENE_SIZE.width, 8, 'stone') + rect(0, FLOOR + 8, SCENE_SIZE.width, 3, 'stoneShade') + rect(0, FLOOR + 11, SCENE_SIZE.width, 29, 'ink') +
  lines(evenlySpaced(7, 40, 128).map((x) => `M${x} ${FLOOR + 16}h48`).join(''), 'stoneShade', 'edge') + lines(`M0 ${FLOOR}h${SCENE_SIZE.width}`, 'ink', 'edge');

/** The duct of the hood goes up through the roof. */
const duct: Svg = rect(470, 112, 30, 68, 'glassDull') + rect(494, 112, 6, 68, 'glassStreak') + lines('M469 114v62M501 114v62', 'ink', 'edge') + rect(462, 104, 46, 8, 'ink');

/** The pale city in the distance. */
const city: Svg = plane(`M0 ${SCENE_SIZE.height}V150h40v-34h58v26h44v-62h46v40h50v24h38v-56h30v-20h26v20h30v70h52v-30h36v22h56v-46h50v-26h44v60h40v-40h60v-22h60v52h40V${SCENE_SIZE.height}z`, 'far');

/** Six trades on one floor. */
export const industries: Scene<'industries'> = {
  key: 'industries',
  subject: 'Six rooms side by side on one floor line, cut open: office, clinic, shop, kitchen, classroom, plant; a cleaner works in each.',
  story: 'Only the trade changes; the floor line runs through all six.',
  keyEdges: [
    { what: 'the floor line from the office', sides: [[132, FLOOR + DROP], [132, FLOOR + DROP - 4]] },
    { what: 'the cross from the wall of the clinic', sides: [[178, 250], [178, 264]] },
    { what: 'the washed shop window from the wet', sides: [[328, 244], [338, 244]] },
    { what: 'the cloth from the open oven', sides: [[476, 379], [488, 379]] },
    { what: 'the wiped board from the chalk', sides: [[580, 262], [566, 262]] },
    { what: 'the helmet from the wall of the plant', sides: [[684, 280], [674, 280]] },
  ],
  draw: () => openSky(city) + at(0, DROP, office, clinic, shop, kitchen, classroom, works, section, duct),
  wide: { y: 110 },
  square: { x: 175 },
  close: { x: 250, y: 188 },
};
