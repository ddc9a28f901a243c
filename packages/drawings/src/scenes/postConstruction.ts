import { at, clip, defineSymbol, disc, evenlySpaced, faded, lines, plane, type Point, rect, reflected, showSymbol, type Svg } from '../svg.ts';
import { closeUpPersonFromFront } from '../vocabulary/closeUp/person.ts';
import { backReaching } from '../vocabulary/closeUp/poses.ts';
import { cut, footprint, streaks, wall } from '../vocabulary/closeUp/room.ts';
import { cord, wheel } from '../vocabulary/closeUp/tools.ts';
import { onMountRoyal } from '../vocabulary/street/land.ts';
import { type Scene, SCENE_SIZE } from './scene.ts';

const CEILING = 38;
/** Where the wall meets the floor, and the line on which the workers stand, nearer to us. */
const WALL = 326;
const FEET = 350;
const BOTTOM = 428;
/** The bare studs end here, the plasterboard here; what follows is painted. */
const STUDS = 176;
const BOARD = 304;

/** The window: two mullions, a sill at the height of a desk. */
const PANE = { x: 352, y: 92, width: 118, height: 158 } as const;
const pane = (index: number): number => PANE.x + index * (PANE.width + 6);
const paneOutline = (index: number): string => `M${pane(index)} ${PANE.y}h${PANE.width}v${PANE.height}h-${PANE.width}z`;

/** Old brick behind new studs, with the cable that waits for its box. */
const studs: Svg =
  rect(0, CEILING, STUDS, WALL - CEILING, 'brick') +
  lines(evenlySpaced(18, CEILING + 16, 16).map((y) => `M0 ${y}h${STUDS}`).join('') +
    evenlySpaced(18, CEILING, 16).flatMap((y, k) => evenlySpaced(5, k % 2 === 0 ? 8 : 28, 40).filter((x) => x < STUDS).map((x) => `M${x} ${y}v16`)).join(''), 'brickShade') +
  evenlySpaced(4, 8, 48).map((x) => rect(x, CEILING, 11, WALL - CEILING, 'stone') + rect(x + 8, CEILING, 4, WALL - CEILING, 'stoneShade')).join('') +
  rect(0, 186, STUDS, 9, 'stone') + rect(0, 193, STUDS, 3, 'stoneShade') +
  rect(0, CEILING, STUDS, 10, 'stone') + rect(0, CEILING + 8, STUDS, 3, 'stoneShade') +
  rect(0, WALL - 12, STUDS, 12, 'stone') + rect(0, WALL - 12, STUDS, 3, 'stoneShade') +
  cord(`M92 ${CEILING + 10}V150Q92 176 76 190T68 238`, 3) +
  rect(68, 236, 22, 30, 'ink') + rect(71, 239, 16, 24, 'frame') +
  cord('M75 252q-14 4-16 16', 2, 'white') + cord('M81 254q-6 14 2 22', 2);

/** Screwed plasterboard with filled joints that are not sanded yet. */
const board: Svg =
  rect(STUDS, CEILING, BOARD - STUDS, WALL - CEILING, 'stone') +
  rect(STUDS, CEILING, 5, WALL - CEILING, 'ink') + rect(STUDS, CEILING, 3, WALL - CEILING, 'white') +
  plane(`M${STUDS + 48} ${CEILING}q6 40 1 90t2 86t-2 112h22q-5-60 0-110t-2-92t2-86z`, 'white') +
  plane(`M${STUDS + 5} 176q30-5 60 0t63-2v18q-30 6-62 1t-61 2z`, 'white') +
  plane([STUDS + 22, STUDS + 104].flatMap((x) => [66, 112, 158, 216, 262, 306].map((y) => `M${x - 3} ${y - 3}q4-3 7 0q2 4-1 6q-4 2-6 0q-2-3 0-6z`)).join(''), 'white');

/** The finished, painted wall, with the window's reveal in shade. */
const painted: Svg =
  wall(BOARD, CEILING, SCENE_SIZE.width - BOARD, WALL - CEILING, 'glassShade', 'white') +
  lines(`M${BOARD} ${WALL - 10}H${SCENE_SIZE.width}`, 'glassDull') + lines(`M${BOARD} ${CEILING}V${WALL}`, 'ink', 'edge') +
  at(772, 278, rect(-8, -11, 16, 22, 'white'), lines('M-8-11h16v22h-16z', 'glassDull'), rect(-4, -7, 8, 5, 'ink'), rect(-4, 2, 8, 5, 'ink')) +
  at(772, 190, rect(-8, -12, 16, 24, 'white'), lines('M-8-12h16v24h-16z', 'glassDull'), rect(-3, -6, 6, 12, 'glassDull'));

/** Flat roofs on the slope, the mountain with its cross. */
const view: Svg =
  rect(340, 80, 400, 180, 'outdoors') +
  onMountRoyal(plane('M340 196Q470 186 540 160T636 138T728 172L740 176V260H340z', 'forestLight') +
    plane('M636 138Q690 148 740 176V260H690Q676 176 636 138z', 'frame') +
    lines('M632 140V110M621 120H643', 'white', 'heavy') + lines('M632 140V112M623 120H641', 'ink', 'edge')) +
  rect(596, 208, 56, 54, 'stone') + rect(644, 208, 8, 54, 'stoneShade') + rect(596, 203, 59, 6, 'ink') +
  rect(538, 200, 60, 62, 'brick') + rect(589, 200, 9, 62, 'brickShade') + rect(535, 195, 66, 6, 'ink') +
  plane('M550 212h11v16h-11zM573 212h11v16h-11zM550 238h11v14h-11zM573 238h11v14h-11z', 'white') +
  rect(660, 204, 70, 58, 'brick') + rect(718, 204, 12, 58, 'brickShade') + rect(657, 199, 76, 6, 'ink') +
  plane('M672 216h11v16h-11zM696 216h11v16h-11z', 'white') + rect(676, 186, 8, 14, 'ink');

/** The film comes off the middle pane along a fold from `TOP` to `FOOT`; her two hands hold its corner, the rest hangs. */
const TOP = `${pane(1) + 52} ${PANE.y}`;
const FOOT = `${pane(1) + 84} ${PANE.y + PANE.height}`;
const TIP = `${pane(1) + 40} 284`;
const [UPPER, LOWER] = ['472 186', '462 212'];
const fold = `Q${pane(1) + 66} 180`;
const upperEdge = `M${TOP}Q${pane(1) + 34} 146 ${UPPER}`;
const hanging = `${LOWER}Q${pane(1) + 10} 262 ${TIP}Q${pane(1) + 66} 280 ${FOOT}${fold} ${TOP}`;

/** The film that still sticks: dull, with long creases and the maker's label. */
const stuck = `M${PANE.x} ${PANE.y}H${pane(1) + 52}${fold} ${FOOT}H${PANE.x}z`;
const film: Svg =
  clip('film', paneOutline(0) + paneOutline(1), clip('stuck', stuck,
    faded(0.93, plane(stuck, 'glassDull')),
    lines(evenlySpaced(6, 330, 44).map((x) => `M${x} 260L${x + 90} 80`).join(''), 'glassStreak', 'heavy'))) +
  at(372, 112, rect(0, 0, 44, 30, 'white'), lines('M6 8h22M6 15h32M6 22h26', 'ink', 'edge'));

const loose: Svg =
  faded(0.82, plane(`${upperEdge}L${hanging}z`, 'white')) +
  plane(`M${TOP}${fold} ${FOOT}Q${pane(1) + 66} 280 ${TIP}Q${pane(1) + 70} 220 ${TOP}z`, 'glassShade') +
  lines(`${upperEdge}M${hanging}`, 'ink', 'edge') +
  lines('M480 200Q510 212 536 244M484 188Q508 184 528 160M474 214Q490 236 512 262', 'glassDull', 'edge');

const right = pane(2) + PANE.width;
const sill = PANE.y + PANE.height + 4;
const panes = [0, 1, 2].map(paneOutline).join('');
/** Drawn in reverse, so that the panes are holes in the frame. */
const openings = [0, 1, 2].map((k) => `M${pane(k)} ${PANE.y}v${PANE.height}h${PANE.width}v-${PANE.height}z`).join('');

/** The window, which the floor boards also reflect. */
const window: Svg = defineSymbol('window',
  clip('view', panes, view),
  film,
  faded(0.75, streaks(pane(2) + 56, 112, 88, 'glassShade')),
  plane(`M${PANE.x - 16} ${PANE.y - 16}H${right + 16}V${sill}H${PANE.x - 16}z${openings}`, 'white'),
  lines(`M${PANE.x - 16} ${sill}V${PANE.y - 16}H${right + 16}V${sill}`, 'glassDull', 'edge'),
  lines(panes, 'ink', 'edge'),
  rect(PANE.x - 24, sill, right - PANE.x + 48, 9, 'white'), rect(right - 12, sill, 36, 9, 'stone'),
  lines(`M${PANE.x - 24} ${sill + 9}H${right + 24}`, 'ink', 'edge'));

/** A tape measure, whose tape hangs over the edge of the sill. */
const tape: Svg = at(616, sill,
  rect(26, -4, 34, 4, 'white'), rect(56, -4, 5, 44, 'white'), rect(54, 38, 9, 4, 'ink'),
  lines('M28-4H61V40H56V0M34-4v2M40-4v2M46-4v2M52-4v2M61 8h-3M61 16h-3M61 24h-3M61 32h-3', 'ink'),
  plane('M0 0V-16Q0-28 13-28Q29-28 29-12V0z', 'brick'), plane('M21-26Q29-22 29-12V0H22z', 'brickShade'), disc(13, -13, 8, 'white'),
  lines('M0 0V-16Q0-28 13-28Q29-28 29-12V0z', 'ink'));

/** The edge of the vacuumed part. */
const EDGE = { top: 400, bottom: 332 } as const;
/** Five boards’ ends in each of the four courses. */
const ends = [60, 210, 390, 560, 700].map((x) => `M${x} ${WALL}v20M${x + 90} ${WALL + 20}v24M${x + 30} ${WALL + 44}v28M${x + 110} ${WALL + 72}v30`).join('');
const boards: Svg =
  rect(0, WALL, SCENE_SIZE.width, BOTTOM - WALL, 'brick') +
  lines([20, 44, 72].map((y) => `M0 ${WALL + y}H${SCENE_SIZE.width}`).join('') + ends, 'brickShade');

/** Footprints in the dust. */
const footprints: readonly Point[] = [[112, 352], [138, 372], [176, 352], [204, 372]];

const dust: Svg =
  plane(`M0 ${WALL}H${EDGE.top}Q384 346 388 360T356 396T${EDGE.bottom} ${BOTTOM}H0z`, 'far') +
  plane(`M0 ${BOTTOM}V396Q40 378 92 390T190 400T250 ${BOTTOM}zM0 ${WALL}H150Q120 344 70 338T0 350z`, 'white') +
  plane('M300 404l20-3 6 6-18 5z', 'stone') +
  plane('M326 407l-18 5-8-8z', 'stoneShade') +
  faded(0.55, footprints.map(([x, y]) => at(x, y, footprint('ink'))).join(''));

/** A pail of joint compound, its knife across it. */
const pail: Svg =
  plane('M-22-50H22L18 0H-18z', 'white') + plane('M10-50H22L18 0H8z', 'stone') + rect(-25, -54, 50, 6, 'stone') + lines('M-22-50L-18 0H18L22-50M-25-54H25V-48H-25z', 'ink') +
  rect(-13, -36, 20, 16, 'forestLight') + plane('M-6-62L30-58V-54L-6-54z', 'glassDull') + cord('M-26-60L-8-58', 5);

/** The vacuum with its filter on top, its hose and wand laid down at the edge of the dust. */
const vacuum: Svg =
  cord('M312 358C340 352 346 390 376 394S404 388 416 388', 5) + cord('M414 388L470 394', 5) + cord('M420 388L464 393', 2, 'stone') +
  plane('M466 388L480 388L488 398H462z', 'ink') +
  at(258, 378,
    plane('M4-8V-34Q4-40 10-40H50Q56-40 56-34V-8z', 'forestLight') + plane('M44-40H50Q56-40 56-34V-8H44z', 'frame') +
    plane('M10-40V-52Q10-58 16-58H44Q50-58 50-52V-40z', 'stone') +
    plane('M42-58H44Q50-58 50-52V-40H42z', 'stoneShade') +
    lines('M16-54V-44M22-54V-44M28-54V-44M34-54V-44', 'ink') + lines('M4-40H56M20-58Q30-72 40-58', 'ink', 'edge') + rect(50, -26, 8, 12, 'ink') +
    wheel(14, 10) + disc(50, -4, 4, 'ink'));

/** Her position, at which her right fist is at the film's corner. */
const PEELER = 422;

/** The worker from behind. The hat has an outline, because it is as light as the film. */
const hatEdge: Svg = at(0, -151.5, lines('M-16-.5L-14.5-3Q-15-21 0-21Q15-21 14.5-3L16-.5z', 'ink', 'heavy'));

/** The scraper in her left fist. */
const scraper: Svg = cord('M-19-160L-24-184', 6, 'ink') + plane('M-32-184L-19-188L-23-203L-40-198z', 'white') + lines('M-32-184L-19-188L-23-203L-40-198z', 'ink', 'edge');

const peeler: Svg = closeUpPersonFromFront(backReaching, { head: 'helmet', headColour: 'white', skin: 'skinDeep', build: 'slight' }, { behind: at(-PEELER, -FEET, loose) + scraper + hatEdge });

/** A renovated room before its tenants move in. */
export const postConstruction: Scene<'postConstruction'> = {
  key: 'postConstruction',
  subject: 'Someone in a hard hat peels the protective film off the window of a room that is being finished.',
  story: 'From left to right, bare studs become a painted wall, and dust becomes shining boards; the builder’s tape is still on the sill.',
  keyEdges: [
    { what: 'the hard hat from the film', sides: [[PEELER + 4, FEET - 173], [PEELER + 4, FEET - 179]] },
    { what: 'a bare stud from the brick', sides: [[60, 120], [74, 120]] },
    { what: 'the painted wall from the plasterboard', sides: [[BOARD, 120], [BOARD - 8, 120]] },
    { what: 'the dust from the boards', sides: [[EDGE.top - 24, WALL + 26], [EDGE.top - 4, WALL + 26]] },
    { what: 'the shine from the boards', sides: [[562, WALL + 24], [550, WALL + 24]] },
    { what: 'the tape from the house behind it', sides: [[624, sill - 23], [624, sill - 34]] },
  ],
  draw: (crop) =>
    rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') +
    cut(0, 0, SCENE_SIZE.width, 32) + rect(0, 32, SCENE_SIZE.width, 6, 'stone') + rect(BOARD, 32, SCENE_SIZE.width - BOARD, 6, 'white') +
    studs + board + painted + window + tape +
    boards +
    clip('shine', `M300 ${WALL}H${SCENE_SIZE.width}V${BOTTOM}H300z`, faded(0.08, reflected(WALL, painted)), faded(0.18, reflected(WALL, showSymbol('window', 0, 0))),
      faded(0.9, plane([536, 700].map((x) => `M${x} ${BOTTOM}l27-${BOTTOM - WALL}h9l-27 ${BOTTOM - WALL}zm15 0l27-${BOTTOM - WALL}h3l-27 ${BOTTOM - WALL}z`).join(''), 'glassClear'))) +
    dust +
    lines(`M0 ${WALL}H${SCENE_SIZE.width}`, 'ink', 'edge') +
    cut(0, BOTTOM, SCENE_SIZE.width, 22) +
    at(52, 376, pail) +
    at(PEELER, FEET, peeler) +
    (crop === 'close' ? '' : vacuum),
  wide: { y: 84 },
  square: { x: 234 },
  close: { x: 318, y: 124 },
};
