import { at, el, evenlySpaced, group, lines, paint, plane, rect, showSymbol, type Svg } from '../svg.ts';
import { STOREY_HEIGHT } from '../vocabulary/street/measures.ts';
import { holding, pail, person, reaching } from '../vocabulary/street/person.ts';
import { facadeClass } from './facadeClasses.ts';

/** Panes in a row, and their width. */
const BAYS = 4;
const PANE = 56;

/** The tower's storeys of glass: one for each word of the headline. */
export const TOWER_ROWS = 5;

/** The width of the glass in one row: the length of a sweep. */
export const TOWER_ROW_WIDTH = BAYS * PANE;

const FRAME = 8;
const WIDTH = TOWER_ROW_WIDTH + 2 * FRAME;

/** The slab between two rows of glass, and the glass. */
const SPANDREL = 16;
const GLASS = STOREY_HEIGHT - SPANDREL;

/** Under the rows, a lobby of 3.5 m. */
const LOBBY = 112;
const GLAZED = TOWER_ROWS * STOREY_HEIGHT;

/** From the top row to the pavement. */
export const TOWER_HEIGHT = GLAZED + LOBBY;

/** The stair and elevator core at the right: it is set back, so it is a shade darker. */
const CORE = 40;

const CRADLE = 168;

/** The distance of the two ropes from the sides of the curtain wall: they are above the cradle's stirrups. */
const ROPE = (WIDTH - CRADLE) / 2 + 4;

/** The rooms behind the clean rows, from the top: a meeting, desks, a reception, desks, a copy room. */
const rooms = (id: string): readonly Svg[] => {
  const put = (what: string, x: number): Svg => showSymbol(`${id}${what}`, x, GLASS);
  const facing = (x: number): Svg => group({ transform: `translate(${x} 0) scale(-1 1)` }, put('sitter', 0));
  const table = rect(62, GLASS - 26, 100, 4) + rect(78, GLASS - 22, 4, 22) + rect(142, GLASS - 22, 4, 22);
  const counter = rect(70, GLASS - 32, 88, 32) + rect(96, GLASS - 46, 10, 14);
  const screen = rect(14, 26, 30, 24);
  return [
    screen + put('stander', 56) + table + put('sitter', 92) + facing(144) + put('plant', 204),
    put('desk', 2) + put('sitter', 14) + put('desk', 58) + put('shelf', 120) + put('desk', 168),
    put('plant', 14) + put('stander', 48) + counter + put('stander', 178) + put('plant', 208),
    put('shelf', 6) + put('desk', 58) + put('sitter', 70) + put('desk', 114) + put('plant', 204),
    put('desk', 2) + put('desk', 58) + put('stander', 134) + put('shelf', 174),
  ];
};

/** A clean row with its room, covered by the dull film that a sweep pushes out of the frame to the right. */
const row = (id: string, room: Svg, index: number): Svg =>
  el(
    'svg',
    { x: FRAME, y: index * STOREY_HEIGHT + FRAME, width: TOWER_ROW_WIDTH, height: GLASS, overflow: 'hidden' },
    rect(0, 0, TOWER_ROW_WIDTH, GLASS, 'glassClear'),
    group({ fill: paint('indoors') }, ...evenlySpaced(BAYS, PANE / 2, PANE).map((x) => showSymbol(`${id}lamp`, x, 0)), room),
    group(
      { class: `${facadeClass.dull} ${facadeClass.row}${index}` },
      rect(0, 0, TOWER_ROW_WIDTH, GLASS, 'glassDull'),
      plane(`M52 0h36L48 ${GLASS}h-36zM136 0h12l-40 ${GLASS}h-12zM176 0h30l-40 ${GLASS}h-30z`, 'glassStreak'),
    ),
  );

const curtainWall = (id: string): Svg =>
  rect(0, -FRAME, WIDTH, GLAZED + FRAME, 'frame') +
  rooms(id).map((room, index) => row(id, room, index)).join('') +
  lines(evenlySpaced(BAYS - 1, PANE + FRAME, PANE).map((x) => `M${x} 0V${GLAZED}`).join(''), 'frame', 'heavy') +
  lines(evenlySpaced(TOWER_ROWS, FRAME + 24, STOREY_HEIGHT).map((y) => `M${FRAME} ${y}h${TOWER_ROW_WIDTH}`).join(''), 'frame', 'edge') +
  rect(0, -16, WIDTH, 12, 'stone') +
  lines(`M0-16h${WIDTH}`, 'line', 'edge');

const core: Svg =
  rect(WIDTH, -32, CORE, TOWER_HEIGHT + 32, 'stoneShade') +
  evenlySpaced(6, 16, STOREY_HEIGHT)
    .map((y, k) => rect(WIDTH + 13, y, 14, 48, k % 4 === 1 ? 'glassClear' : 'glassShade') + rect(WIDTH + 13, y, 14, 4, 'glassDull'))
    .join('') +
  rect(WIDTH, -32, CORE, 6, 'line');

const davit = (x: number): string => `M${x}-16v-18M${x - 10}-34h20`;

/** Machines, two davits for the cradle, and the flag of Québec. */
const roof: Svg =
  rect(48, -48, 120, 48, 'stone') +
  rect(136, -48, 32, 48, 'stoneShade') +
  lines(evenlySpaced(6, 56, 14).map((x) => `M${x}-36v24`).join(''), 'stoneShade', 'edge') +
  lines('M178-16v-72', 'cloth', 'edge') +
  rect(179, -88, 36, 24, 'door') +
  plane('M194-88h6v9h15v6h-15v9h-6v-9h-15v-6h15z', 'white') +
  lines(davit(ROPE) + davit(WIDTH - ROPE), 'cloth', 'heavy');

const ropes: Svg = lines([ROPE, WIDTH - ROPE].map((x) => `M${x}-34V${GLAZED + 16}`).join(''), 'line');

const lobby = (id: string): Svg =>
  rect(0, GLAZED, WIDTH, LOBBY, 'frame') +
  rect(FRAME, GLAZED + 24, TOWER_ROW_WIDTH, LOBBY - 24, 'glassClear') +
  group(
    { fill: paint('indoors') },
    showSymbol(`${id}plant`, 28, TOWER_HEIGHT) + showSymbol(`${id}plant`, 212, TOWER_HEIGHT),
    rect(48, TOWER_HEIGHT - 34, 50, 34) + showSymbol(`${id}stander`, 72, TOWER_HEIGHT) + showSymbol(`${id}lamp`, 72, GLAZED + 24),
  ) +
  lines(`M64 ${GLAZED + 24}v88M176 ${GLAZED + 24}v88M120 ${GLAZED + 44}v68M64 ${GLAZED + 44}h112`, 'frame', 'heavy') +
  lines(`M114 ${TOWER_HEIGHT - 44}v16M126 ${TOWER_HEIGHT - 44}v16`, 'line', 'edge') +
  // The canopy, and its shade on the glass.
  rect(60, GLAZED + 24, 128, 6, 'glassShade') +
  rect(52, GLAZED + 16, 136, 8, 'line');

/** A squeegee on a pole; it turns about the hands of the figure that is `reaching`. */
const wand: Svg = group({ class: facadeClass.wand }, lines('M12-50L24-78', 'line', 'edge'), lines('M14-77l20 5', 'line', 'heavy'));

/** A strip washer, upright in the hands of the second of the crew. */
const washer: Svg = lines('M10-24L17-52', 'line', 'edge') + lines('M9-54.5l17 4', 'white', 'heavy') + lines('M9-57l17 4', 'glassDull');

/** Two of the crew in their cradle, at the level of the top row. */
const cradle = (): Svg => {
  const first = person(reaching, { jacket: 'sun', head: 'helmet', headColour: 'white', skin: 'skinLight' });
  const second = person(
    { ...holding, nearArm: [[4, -33], [10.5, -27]], farArm: [[6, -40], [13.5, -38]] },
    { jacket: 'sun', head: 'hijab', headColour: 'leafShade' },
    washer,
  );
  const stirrup = (x: number): string => `M${x - 8} 0l8-54l8 54`;
  return group(
    { class: facadeClass.cradle },
    at(
      (WIDTH - CRADLE) / 2,
      STOREY_HEIGHT - 6,
      at(62, 0, wand, first),
      at(122, 0, second),
      at(139, 7, pail),
      lines(evenlySpaced(CRADLE / 12 + 1, 0, 12).map((x) => `M${x} 0v-28`).join(''), 'line'),
      lines(`M0-28h${CRADLE}M0-14h${CRADLE}${stirrup(4)}${stirrup(CRADLE - 4)}`, 'line', 'edge'),
      lines(`M-4 1h${CRADLE + 8}`, 'line', 'heavy'),
      rect(-4, 3, CRADLE + 8, 4, 'sun'),
    ),
  );
};

/**
 * The office tower with its curtain wall, and the crew that descends along it: five rows of four panes over a
 * lobby. The origin is the top left of the curtain wall; the pavement is `TOWER_HEIGHT` below.
 *
 * @param id the prefix of the symbols of `officeSilhouettes`
 */
export const tower = (id: string): Svg => core + roof + curtainWall(id) + lobby(id) + ropes + cradle();
