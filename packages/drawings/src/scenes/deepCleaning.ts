import { at, clip, disc, evenlySpaced, faded, group, lines, plane, rect, type Svg } from '../svg.ts';
import { filter } from '../vocabulary/closeUp/air.ts';
import type { CloseUpPose } from '../vocabulary/closeUp/look.ts';
import { closeUpPerson } from '../vocabulary/closeUp/person.ts';
import { climbing, writing } from '../vocabulary/closeUp/poses.ts';
import { cut } from '../vocabulary/closeUp/room.ts';
import { jug } from '../vocabulary/closeUp/tools.ts';
import { openSky, type Scene, SCENE_SIZE } from './scene.ts';

const FLOOR = 396;
/** The roof is cut from here to the ceiling. */
const ROOF = 70;
const CEILING = 96;
/** The hood in section: its top, and its rim, two metres above the floor. */
const HOOD = { left: 248, right: 632, top: 128, rim: 204 } as const;
/** The duct, from the hood through the roof to the fan. */
const DUCT = { left: 396, right: 468 } as const;

const TABLE = 88;

/** A wall with white tiles up to y = 168, as in a kitchen. */
const tiled: Svg =
  rect(0, CEILING, SCENE_SIZE.width, FLOOR - CEILING, 'far') +
  lines(evenlySpaced(9, 192, 24).map((y) => `M0 ${y}H800`).join('') + evenlySpaced(34, 4, 24).map((x) => `M${x} 168V${FLOOR}`).join(''), 'stone') +
  lines('M0 168H800', 'stoneShade', 'edge');

/** Neighbouring roofs. */
const roofs: Svg = plane(`M0 ${ROOF}V40H96V28H112V40H150V${ROOF}zM600 ${ROOF}V46H668V34H720V46H800V${ROOF}z`, 'far');

/** The cut roof with its gravel at both sides of the duct, and below it the one lamp that is on, above the inspector. */
const roof: Svg =
  rect(0, ROOF - 5, SCENE_SIZE.width, 5, 'stoneShade') +
  cut(0, ROOF, SCENE_SIZE.width, CEILING - ROOF) +
  rect(0, CEILING, SCENE_SIZE.width, 6, 'stone') + lines(`M0 ${CEILING + 6}H800`, 'stoneShade') +
  [60, 172].map((x) => rect(x, CEILING, 72, 6, 'glassDull')).join('') +
  rect(668, CEILING, 72, 6, 'white') + faded(0.45, plane(`M668 ${CEILING + 6}h72l10 ${FLOOR - CEILING - 6}h-92z`, 'white'));

/** The empty places of the hood's filters, each as wide as a filter. */
const PLACE = { width: 52, height: 44 } as const;
const places: Svg = evenlySpaced(5, HOOD.left + 32, 67).map((x) => at(x, HOOD.top + 22,
  rect(0, 0, PLACE.width, PLACE.height, 'glassDull') + lines(`M1 0v${PLACE.height - 1}h${PLACE.width - 2}v-${PLACE.height - 1}`, 'frame', 'edge') +
  rect(0, 0, PLACE.width, 5, 'frame'))).join('');

/** Hood and duct in section: the cut metal, and behind it steel, bright in the hood and dark where no lamp reaches. */
const hood: Svg =
  rect(HOOD.left, HOOD.top, HOOD.right - HOOD.left, HOOD.rim - HOOD.top, 'glassStreak') +
  rect(HOOD.right - 44, HOOD.top, 44, HOOD.rim - HOOD.top, 'glassDull') +
  places +
  lines(`M${HOOD.left} ${HOOD.top + 12}H${HOOD.right}`, 'brick', 'edge') +
  lines([339.5, 473.5, 540.5].map((x) => `M${x} ${HOOD.top + 12}v10`).join(''), 'brick', 'edge') +
  [339.5, 473.5, 540.5].map((x) => plane(`M${x - 4} ${HOOD.top + 22}h8l2 5h-12z`, 'ink')).join('') +
  lines(`M${HOOD.left} ${HOOD.rim - 1}H${HOOD.right}`, 'ink', 'edge') +
  rect(DUCT.left, 52, DUCT.right - DUCT.left, HOOD.top - 52, 'frame') + plane(`M${DUCT.left - 15} 14H${DUCT.right + 15}L${DUCT.right + 3} 56H${DUCT.left - 3}z`, 'frame') +
  plane(
    `M${HOOD.left - 6} ${HOOD.rim}V${HOOD.top - 6}H${DUCT.left - 6}V52H${DUCT.left}V${HOOD.top}H${HOOD.left}V${HOOD.rim}z` +
    `M${HOOD.right + 6} ${HOOD.rim}V${HOOD.top - 6}H${DUCT.right + 6}V52H${DUCT.right}V${HOOD.top}H${HOOD.right}V${HOOD.rim}z`, 'ink') +
  rect(HOOD.left - 10, HOOD.rim - 8, 18, 8, 'ink') + rect(HOOD.right - 8, HOOD.rim - 8, 18, 8, 'ink') +
  lines(`M${HOOD.left + 40} ${CEILING + 6}V${HOOD.top - 6}M${HOOD.right - 40} ${CEILING + 6}V${HOOD.top - 6}`, 'ink', 'edge');

/** The fan stands on its curb on the roof: a drum that opens upwards, cut, the wheel in it, the motor under its cap. */
const fan: Svg =
  rect(DUCT.left - 20, 54, 20, 16, 'ink') + rect(DUCT.right, 54, 20, 16, 'ink') +
  plane(`M${DUCT.left - 6} 56L${DUCT.left - 18} 12H${DUCT.left - 12}L${DUCT.left} 56zM${DUCT.right + 6} 56L${DUCT.right + 18} 12H${DUCT.right + 12}L${DUCT.right} 56z`, 'ink') +
  lines(`M${DUCT.left - 14} 22H${DUCT.right + 14}M432 22V34`, 'ink', 'edge') +
  plane('M412 22V14Q412 4 432 4Q452 4 452 14V22z', 'stone') + plane('M442 5Q452 7 452 14V22H443z', 'stoneShade') + lines('M412 22V14Q412 4 432 4Q452 4 452 14V22z', 'ink', 'edge') +
  plane('M402 34H462L456 48H408z', 'ink') + lines('M413 36L417 47M422 36L424 47M432 36V47M442 36L440 47M451 36L447 47', 'glassClear', 'edge');

/** Clear film over an appliance `width` wide, down to its plinth: its edge, two folds that hang, a hem that lies unevenly. */
const film = (width: number): Svg => {
  const third = Math.round(width / 3);
  const drape = `M-5-101H${width + 5}L${width + 8}-16Q${width - 8}-10 ${width - third + 4}-14T${third - 4}-15T-8-13z`;
  return (
    faded(0.5, plane(drape, 'white')) + lines(drape, 'glassStreak') +
    lines(`M${third - 2}-101L${third - 6}-15M${width - third}-101L${width - third + 5}-14`, 'white')
  );
};

/** A range with its oven, under film. */
const range: Svg = at(486, FLOOR,
  rect(6, -8, 126, 8, 'ink') + rect(0, -84, 138, 76, 'glassDull') + rect(126, -84, 12, 76, 'glassStreak') +
  rect(16, -52, 98, 32, 'forestLight') + lines('M18-60H112', 'ink', 'heavy') +
  evenlySpaced(5, 18, 23).map((x) => disc(x, -73, 5, 'ink')).join('') +
  rect(-4, -92, 146, 8, 'ink') + evenlySpaced(3, 4, 46).map((x) => rect(x, -97, 38, 5, 'ink')).join('') +
  film(138));

/** A fryer, its baskets out, under film. */
const fryer: Svg = at(270, FLOOR,
  rect(6, -8, 70, 8, 'ink') + rect(0, -88, 82, 80, 'glassDull') + rect(72, -88, 10, 80, 'glassStreak') + rect(-3, -94, 88, 7, 'ink') +
  lines('M40-66V-14M8-66H72', 'ink', 'edge') + lines('M33-50v16M47-50v16', 'ink', 'heavy') + disc(20, -77, 4, 'ink') + disc(58, -77, 4, 'ink') +
  film(82));

/** A fire extinguisher in its bracket, with its sign above. */
const extinguisher: Svg = at(770, 300,
  rect(-14, -62, 28, 28, 'brick') + plane('M-4-40V-52Q-4-56 0-56Q4-56 4-52V-40z', 'white') + lines('M0-56V-58H6', 'white', 'edge') +
  rect(-3, -20, 6, 70, 'ink') +
  plane('M-9 44V6Q-9-4 0-4Q9-4 9 6V44z', 'brick') + plane('M3 44V-3.4Q9-3 9 6V44z', 'brickShade') + rect(-9, 20, 12, 10, 'white') +
  rect(-4, -12, 8, 9, 'ink') + lines('M-3-11L9-15M3-8Q16-6 13 22', 'ink', 'edge') + rect(-11, 10, 22, 4, 'ink') + rect(-11, 44, 22, 4, 'ink'));

/** A steel table with a shelf, and on it the filters, washed, leaning in a row. */
const table: Svg = at(28, FLOOR,
  lines(`M10-${TABLE}V0M212-${TABLE}V0`, 'glassDull', 'heavy') + rect(4, -28, 214, 5, 'glassDull') + rect(4, -3, 12, 3, 'ink') +
  rect(206, -3, 12, 3, 'ink') +
  plane('M26-28V-62H76V-28z', 'glassStreak') + plane('M62-62H76V-28H62z', 'glassDull') + rect(22, -65, 58, 5, 'ink') + rect(16, -54, 8, 4, 'ink') +
  rect(78, -54, 8, 4, 'ink') +
  plane('M98-28V-50H158V-28z', 'brick') + plane('M144-50H158V-28H144z', 'brickShade') + rect(94, -53, 68, 5, 'ink') + rect(88, -45, 8, 4, 'ink') +
  rect(160, -45, 8, 4, 'ink') +
  at(184, -28, jug('stone', 'stoneShade')) +
  evenlySpaced(4, 1, 56).map((x) => at(x, -TABLE - 46, filter())).join('') +
  rect(-4, -TABLE, 230, 8, 'white') + rect(212, -TABLE, 14, 8, 'stone') + lines(`M-4-${TABLE - 8}H226`, 'ink', 'edge'));

/** The position of the ladder. The technician on it, who holds the flashlight, is the partner's and wears green: Uno's own people only inspect this service. */
const LADDER = { x: 404, y: FLOOR - 64 } as const;
const aloft: CloseUpPose = {
  ...climbing, nod: -22,
  nearLeg: [[0.4, -13.4], [-1.8, -1.5]], farLeg: [[1.8, -13.4], [1, -1.5]],
  nearArm: [[8.2, -46], [11, -54]], farArm: [[7.8, -34.3], [15, -38.6]],
};
const HAND = { x: 33, y: -162 } as const;

const heldFlashlight: Svg = at(HAND.x, HAND.y, group({ transform: 'rotate(-88)' }, plane('M-14-4H12L16-7H24V7H16L12 4H-14z', 'ink'), rect(21, -7, 3, 14, 'sun'))) +
  plane('M38-118Q48-124 54-117L56-84Q48-78 40-86z', 'white') + plane('M49-121L54-117L56-84Q54-80 50-80z', 'stone');

const MOUTH = { x: LADDER.x + HAND.x, y: LADDER.y + HAND.y - 24 } as const;

/** The beam: as narrow as the flashlight at the bottom, as wide as the duct at the fan, brightest in its middle. */
const light: Svg = clip('shaft', `M${DUCT.left - 6} 34H${DUCT.right + 6}L${DUCT.right} 56V${HOOD.top}H${HOOD.right}V${HOOD.rim}H${HOOD.left}V${HOOD.top}H${DUCT.left}V56z`,
  faded(0.55, plane(`M${MOUTH.x - 6} ${MOUTH.y}L${DUCT.left + 2} 34H${DUCT.right + 2}L${MOUTH.x + 6} ${MOUTH.y}z`, 'glassClear')),
  faded(0.85, plane(`M${MOUTH.x - 5} ${MOUTH.y}L${DUCT.left + 18} 34H${DUCT.right - 14}L${MOUTH.x + 5} ${MOUTH.y}z`, 'white')));

/** A step ladder from its side, its four treads apart from its rails. Origin: the floor under its top. */
const ladder: Svg =
  lines('M7-136L42 0', 'brickShade', 'heavy') + lines('M-24-48H29', 'ink', 'edge') + lines('M-7-136L-36 0', 'brick', 'heavy') +
  [[32, -29], [64, -22], [96, -16], [128, -9]].map(([y = 0, x = 0]) => rect(x - 9, -y, 38, 5, 'ink')).join('') +
  rect(-14, -140, 28, 6, 'brick') + rect(-42, -4, 12, 4, 'ink') + rect(36, -4, 12, 4, 'ink');

/** A clipboard in the far hand of someone `writing`: three lines, each with its tick. */
const board: Svg = group({ transform: 'translate(38 -101) rotate(22)' },
  rect(-15, -21, 32, 42, 'ink') + rect(-12, -16, 26, 34, 'white') + rect(-5, -24, 12, 6, 'glassDull') +
  lines('M2-10h-11M2-1h-11M2 8h-11', 'stoneShade', 'edge') + lines('M11-11l-2 3-4-6M11-2l-2 3-4-6M11 7l-2 3-4-6', 'brick', 'edge'));

/** A restaurant's kitchen, its hood and its duct cut open. */
export const deepCleaning: Scene<'deepCleaning'> = {
  key: 'deepCleaning',
  subject: 'Someone on a step ladder shines a flashlight up the duct of a kitchen hood.',
  story: 'The filters are out and washed; the light goes up the clean duct as far as the fan on the roof, and Uno’s inspector ticks her list.',
  keyEdges: [
    { what: 'his face from the hood', sides: [[LADDER.x + 14, LADDER.y - 156], [LADDER.x + 22, LADDER.y - 160]] },
    { what: 'the light from the dark duct', sides: [[DUCT.left + 24, CEILING + 4], [DUCT.left + 14, CEILING + 4]] },
    { what: 'the fan from the light', sides: [[MOUTH.x - 10, 45], [MOUTH.x - 10, 52]] },
    { what: 'the place of a filter from the hood', sides: [[HOOD.left + 33, HOOD.rim - 30], [HOOD.left + 26, HOOD.rim - 30]] },
    { what: 'the washed filters from the wall', sides: [[60, FLOOR - TABLE - 46], [60, FLOOR - TABLE - 54]] },
    { what: 'a tick from her list', sides: [[658, 296], [664, 296]] },
  ],
  draw: () =>
    openSky(roofs) +
    tiled +
    roof +
    hood +
    light +
    fan +
    table +
    fryer +
    range +
    extinguisher +
    rect(0, FLOOR, SCENE_SIZE.width, 10, 'brick') + lines(`M0 ${FLOOR}H800`, 'ink', 'edge') +
    lines(evenlySpaced(25, 16, 32).map((x) => `M${x} ${FLOOR}v10`).join(''), 'brickShade', 'edge') +
    cut(0, FLOOR + 10, SCENE_SIZE.width, SCENE_SIZE.height - FLOOR - 10) +
    at(LADDER.x + 14, FLOOR, ladder) +
    at(LADDER.x, LADDER.y, closeUpPerson(aloft, { crew: false, top: ['forestLight', 'frame'], head: 'short', hair: 'hair', skin: 'skin' }, { held: heldFlashlight })) +
    at(704, FLOOR, closeUpPerson(writing, { head: 'bun', hair: 'hairGrey', skin: 'skinLight' }, { held: board, left: true })),
  wide: { y: 88 },
  square: { x: 172 },
  close: { x: 262, y: 92 },
};
