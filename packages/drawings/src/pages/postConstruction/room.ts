import { inSceneColours } from '../../sceneColours.ts';
import { at, clip, defineSymbol, disc, el, evenlySpaced, faded, group, lines, plane, rect, reflected, showSymbol, type Svg } from '../../svg.ts';
import { closeUpPerson } from '../../vocabulary/closeUp/person.ts';
import { kneeling, mopping, reaching } from '../../vocabulary/closeUp/poses.ts';
import { ceiling, cut, door, footprint, plant, streaks, wall } from '../../vocabulary/closeUp/room.ts';
import { cord, heldSqueegee, kneelingCloth, sprayBottle, vacuum } from '../../vocabulary/closeUp/tools.ts';

/** The size of one picture of the room, in units. */
export const roomSize = { width: 480, height: 432 } as const;

const CEILING = 34;
/** Where the wall meets the floor, and the line on which the workers stand, nearer to us. */
const WALL = 322;
const FEET = 350;
const BOTTOM = 408;

const id = 'uno-room-';

/** Two panes in a white frame, and the street behind them. */
const PANES = [180, 314] as const;
const PANE = { y: 76, width: 126, height: 146 } as const;
const outline = (x: number): string => `M${x} ${PANE.y}h${PANE.width}v${PANE.height}h-${PANE.width}z`;
const openings = PANES.map((x) => `M${x} ${PANE.y}v${PANE.height}h${PANE.width}v-${PANE.height}z`).join('');

const view: Svg =
  rect(170, 70, 290, 160, 'outdoors') +
  plane('M170 176Q260 164 316 138T396 118T460 140V230H170z', 'forestLight') + plane('M396 118Q430 124 460 140V230H430Q426 160 396 118z', 'frame') + lines('M388 118V92M378 101H398', 'white', 'heavy') + lines('M388 118V94M380 101H396', 'ink', 'edge') +
  rect(192, 166, 62, 64, 'brick') + rect(246, 166, 8, 64, 'brickShade') + rect(188, 160, 70, 7, 'ink') + plane('M202 178h11v17h-11zM224 178h11v17h-11zM202 204h11v18h-11zM224 204h11v18h-11z', 'white') +
  rect(332, 176, 84, 54, 'stone') + rect(404, 176, 12, 54, 'stoneShade') + rect(328, 170, 92, 7, 'ink') + plane('M344 190h14v18h-14zM370 190h14v18h-14z', 'white');

const glass: Svg = defineSymbol(`${id}glass`, clip(`${id}view`, PANES.map(outline).join(''), view));

const frame: Svg = defineSymbol(
  `${id}frame`,
  plane(`M168 64H452V234H168z${openings}`, 'white') + lines('M168 234V64H452V234', 'glassDull', 'edge') + lines(PANES.map(outline).join(''), 'ink', 'edge') +
    rect(158, 234, 304, 8, 'white') + rect(440, 234, 22, 8, 'stone') + lines('M158 242H462', 'ink', 'edge'),
);

/** Film over a pane: dull, creased, with the maker's label. `cover` is the part where it still sticks. */
const film = (name: string, cover: string): Svg =>
  clip(`${id}${name}`, cover, faded(0.94, plane(cover, 'glassDull')), lines(evenlySpaced(9, 120, 42).map((x) => `M${x} 230L${x + 84} 70`).join(''), 'glassStreak', 'heavy'));
const label = (x: number): Svg => at(x, 92, rect(0, 0, 42, 28, 'white'), lines('M6 8h20M6 14h30M6 20h24', 'ink', 'edge'));

const slab: Svg = cut(0, 0, roomSize.width, 28) + cut(0, BOTTOM, roomSize.width, 24);
const floorLine: Svg = lines(`M0 ${WALL}H${roomSize.width}`, 'ink', 'edge');

/* The first moment: plasterboard with joints, a concrete slab, dust on everything. */

const plasterboard: Svg =
  rect(0, 28, roomSize.width, 6, 'stone') + rect(0, CEILING, roomSize.width, WALL - CEILING, 'stone') +
  plane(`M146 ${CEILING}q5 60 1 130t2 158h18q-4-80 0-150t-2-138z`, 'white') + plane(`M0 170q80-5 148 0v16q-70-5-148 1z`, 'white') + plane(`M466 ${CEILING}h14V${WALL}h-12q4-140-2-288z`, 'white') +
  plane([[60, 74], [104, 74], [60, 262], [156, 252], [300, 280], [390, 280], [300, 48], [390, 48]].map(([x = 0, y = 0]) => `M${x} ${y}q5-4 8 0q3 5-1 7q-5 2-7-1q-3-3 0-6z`).join(''), 'white') +
  lines(`M240 242V${WALL}M360 242V${WALL}`, 'stoneShade') +
  // The doorway, behind a sheet of plastic with its zip.
  rect(36, 120, 96, WALL - 120, 'cloth') + faded(0.78, rect(28, 112, 112, WALL - 112, 'glassShade')) + lines(`M84 124V${WALL}M52 116L46 ${WALL}M112 116L122 ${WALL}`, 'white', 'edge') + lines('M28 112H140M28 116H140', 'brick', 'heavy') +
  // A box for a switch, open.
  rect(148, 196, 18, 26, 'ink') + cord('M156 208q10 8 6 22', 2, 'brick') + cord(`M300 ${CEILING}V58`, 3) + plane('M292 58h16l2 10h-20z', 'ink') + disc(300, 74, 8, 'white');

const debris: Svg =
  plane(`M0 ${WALL}H${roomSize.width}V${BOTTOM}H0z`, 'stoneShade') +
  plane(`M0 ${WALL}H260Q240 336 150 338T0 352zM470 ${WALL}H200Q250 332 330 334T480 342V${WALL}zM0 ${BOTTOM}V384Q60 372 150 384T330 396T480 388V${BOTTOM}z`, 'far') +
  plane('M276 358Q300 326 330 336Q352 316 376 338Q404 334 412 358z', 'white') + plane('M340 358Q366 332 376 338Q404 334 412 358z', 'far') +
  plane('M300 352L372 318L377 326L312 356zM336 356L404 344L406 353L344 360z', 'brick') + plane('M372 318L377 326L368 330L364 322zM404 344L406 353L398 354z', 'brickShade') +
  plane('M320 330L352 322L358 344L330 350z', 'stone') + lines('M320 330L352 322L358 344L330 350z', 'ink') +
  plane('M20 400L120 376L126 384L34 406z', 'brick') + plane('M120 376L126 384L116 386L112 378z', 'brickShade') +
  plane('M144 394l22-5 5 7-20 6zM60 366l14-4 4 5-14 4z', 'stone') + lines('M196 392h10M220 400h5M30 362h6M100 360h5M250 384h6', 'cloth', 'edge');

const bag: Svg = plane('M-26 0Q-36-34-10-50L-14-62L-4-58L4-64L8-50Q34-36 26 0z', 'ink') + lines('M-12-44Q-20-24-16-8M6-44Q14-28 10-10', 'frame', 'edge');

/** A push broom in the hands of someone `mopping`. */
const broom: Svg = cord('M31-116L70-14', 7, 'ink') + cord('M31-116L70-14', 4, 'sun') + rect(52, -16, 40, 7, 'brick') + plane('M52-9H92L96 0H50z', 'ink') + lines('M60-8L58-1M68-8V-1M76-8V-1M84-8L86-1', 'stoneShade');

const rough: Svg =
  plasterboard + showSymbol(`${id}glass`, 0, 0) + film('film', PANES.map(outline).join('')) + label(196) + label(330) + showSymbol(`${id}frame`, 0, 0) +
  faded(0.5, rect(158, 230, 304, 4, 'white')) + debris + floorLine +
  at(430, 352, bag) + at(20, 372, vacuum) +
  at(206, FEET, closeUpPerson(mopping, { head: 'helmet', headColour: 'leaf', skin: 'skinLight', beard: true, hair: 'hairBrown' }, { held: broom }));

/* The second: paint, boards, cupboards and a door; film on half the glass, footprints on the floor. */

const boards: Svg =
  rect(0, WALL, roomSize.width, BOTTOM - WALL, 'brick') +
  lines([20, 46].map((y) => `M0 ${WALL + y}H${roomSize.width}`).join('') + [40, 190, 330, 450].map((x) => `M${x} ${WALL}v20M${x - 66} ${WALL + 20}v26M${x + 20} ${WALL + 46}v${BOTTOM - WALL - 46}`).join(''), 'brickShade');

const fittings: Svg = defineSymbol(
  `${id}fittings`,
  wall(0, CEILING, roomSize.width, WALL - CEILING, 'glassShade', 'white'),
  lines(`M0 ${WALL - 10}H${roomSize.width}`, 'glassDull'),
  at(38, WALL, door({ sign: false })),
  at(158, 206, rect(-8, -12, 16, 24, 'white'), lines('M-8-12h16v24h-16z', 'glassDull'), rect(-3, -6, 6, 12, 'glassDull')),
);

/** Low cupboards under the window, a tap on them. */
const cupboards: Svg =
  rect(262, 262, 196, 60, 'white') + rect(444, 262, 14, 60, 'stone') + lines('M262 262V322M327 262V316M392 262V316M458 262V322M262 316H458', 'ink') + rect(262, 316, 196, 6, 'ink') +
  lines('M317 276v14M337 276v14M402 276v14', 'ink', 'heavy') + rect(254, 254, 212, 9, 'frame') + rect(452, 254, 14, 9, 'cloth') +
  lines('M408 254V232Q408 224 400 224T392 232V236', 'ink', 'heavy');

const footprints = [[150, 372], [176, 390], [216, 370], [330, 388], [362, 372], [398, 392]] as const;

const detail: Svg =
  rect(0, 28, roomSize.width, 6, 'white') + showSymbol(`${id}fittings`, 0, 0) + ceiling(0, 28, roomSize.width, [[130, false], [350, false]]) +
  showSymbol(`${id}glass`, 0, 0) + film('half', `M352 ${PANE.y}H440V222H338Q362 150 352 ${PANE.y}z`) + label(388) +
  plane(`M352 ${PANE.y}Q362 150 338 222L318 232Q338 150 330 84z`, 'white') + lines(`M352 ${PANE.y}Q362 150 338 222L318 232Q338 150 330 84z`, 'glassDull', 'edge') +
  faded(0.75, streaks(196, 96, 104, 'glassShade')) + showSymbol(`${id}frame`, 0, 0) +
  cupboards + at(432, 254, rect(-14, -7, 28, 7, 'brick'), rect(8, -7, 6, 7, 'brickShade')) + rect(346, 270, 30, 20, 'sun') + lines('M350 276h20M350 282h14', 'ink') +
  // One door stands open, its shelf still to be wiped.
  rect(264, 264, 62, 52, 'cloth') + lines('M264 290H326', 'stone', 'edge') + plane('M264 264L246 270V330L264 316z', 'stone') + lines('M264 264L246 270V330L264 316z', 'ink') +
  boards + plane(`M0 ${WALL}H${roomSize.width}V${WALL + 26}Q380 346 260 ${WALL + 22}T0 ${WALL + 34}z`, 'far') + plane(`M0 ${BOTTOM}V398Q120 380 240 392T480 384V${BOTTOM}z`, 'far') +
  faded(0.7, footprints.map(([x, y]) => at(x, y, footprint('far'))).join('')) +
  floorLine +
  at(76, 386, plane('M-22-44H22L18 0H-18z', 'leaf'), plane('M10-44H22L18 0H8z', 'leafShade'), rect(-25, -48, 50, 6, 'leafShade'), lines('M-22-46Q0-84 22-46', 'ink', 'edge')) +
  at(206, FEET, closeUpPerson(reaching, { head: 'hijab', headColour: 'leaf', skin: 'skin', build: 'slight' }, { held: heldSqueegee }));

/* The third: the finished room and its reflection in the floor. */

/** The parts that are low enough to be reflected in the floor without leaving the picture. */
const foot: Svg =
  rect(0, 2 * WALL - BOTTOM, roomSize.width, BOTTOM - WALL, 'glassShade') + rect(0, WALL - 10, roomSize.width, 10, 'white') +
  rect(38, 2 * WALL - BOTTOM, 96, BOTTOM - WALL, 'frame') + rect(46, WALL - 30, 74, 22, 'glassDull') +
  rect(262, 262, 196, 60, 'white') + lines('M327 262V316M392 262V316', 'ink') + rect(262, 316, 196, 6, 'ink') + rect(254, 254, 212, 9, 'frame');

const finished: Svg =
  showSymbol(`${id}fittings`, 0, 0) + showSymbol(`${id}glass`, 0, 0) + faded(0.75, streaks(196, 96, 104, 'glassShade') + streaks(336, 96, 104, 'glassShade')) + showSymbol(`${id}frame`, 0, 0) + cupboards;

const touchUp: Svg =
  rect(0, 28, roomSize.width, 6, 'white') + finished + ceiling(0, 28, roomSize.width, [[130, true], [350, true]]) +
  faded(0.22, plane(`M94 ${CEILING}h72l40 ${WALL - CEILING}h-152zM314 ${CEILING}h72l40 200h-152z`, 'white')) +
  boards +
  clip(`${id}floor`, `M0 ${WALL}H${roomSize.width}V${BOTTOM}H0z`, faded(0.28, reflected(WALL, foot)),
    faded(0.85, plane([120, 236, 420].map((x) => `M${x} ${BOTTOM}l27-${BOTTOM - WALL}h9l-27 ${BOTTOM - WALL}zm15 0l27-${BOTTOM - WALL}h3l-27 ${BOTTOM - WALL}z`).join(''), 'glassClear'))) +
  floorLine +
  at(440, 254, group({ transform: 'scale(.62)' }, plant)) +
  at(366, 254, sprayBottle('leaf')) +
  at(206, FEET, closeUpPerson(kneeling, { head: 'curly', skin: 'skinDeep' }, { held: kneelingCloth }));

const drawn = (picture: Svg): Svg => inSceneColours(slab + picture);

/**
 * The room at its three moments. Its colours are those of the scenes, so the page gives it the theme's filter. The first picture has
 * the symbols of the glass and the frame, the second those of the fittings, so use all three in one document, in this order.
 */
export const roomMoments: readonly [rough: Svg, detail: Svg, touchUp: Svg] = [
  inSceneColours(el('defs', {}, glass, frame, fittings)) + drawn(rough),
  drawn(detail),
  drawn(touchUp),
];
