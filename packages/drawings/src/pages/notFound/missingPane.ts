import { at, defineSymbol, disc, evenlySpaced, lines, plane, rect, showSymbol, type Svg } from '../../svg.ts';
import { skyline } from '../../vocabulary/street/land.ts';
import { DOOR_HEIGHT, STOREY_HEIGHT } from '../../vocabulary/street/measures.ts';
import { crewMember, dog, facingLeft, holding, onFloor, person } from '../../vocabulary/street/person.ts';
import { autumnLeaves, tree } from '../../vocabulary/street/tree.ts';
import { van } from '../../vocabulary/street/vehicle.ts';
import { sash } from '../../vocabulary/street/window.ts';

/** The size of the drawing, in the units of a street; its lower edge is the pavement, a line that the page draws. */
export const missingPaneSize = { width: 640, height: 568 } as const;

const { height } = missingPaneSize;

const WINDOW = { width: 72, height: 64 } as const;
const WINDOW_ID = 'missing-pane-window';

/** The building's left and right edge, and its roof. */
const LEFT = 72;
const RIGHT = 568;
const ROOF = height - 5 * STOREY_HEIGHT;

/** Five windows on each of four storeys: their left edges and their upper edges. */
const columns = evenlySpaced(5, LEFT + 24, STOREY_HEIGHT);
const storeys = evenlySpaced(4, ROOF + 20, STOREY_HEIGHT);

/** The window whose pane is missing. */
const HOLE = { x: LEFT + 24 + 3 * STOREY_HEIGHT, y: ROOF + 20 + STOREY_HEIGHT } as const;

const hole: Svg = at(
  HOLE.x,
  HOLE.y,
  rect(3, 3, WINDOW.width - 6, WINDOW.height - 6, 'line') +
    lines('M3 3L69 61M69 3L3 61', 'sun', 'heavy') +
    // A pigeon on the sill.
    plane('M30 63q-9-1-12-8l14-3q1-7 6-7 4 0 5 4l3 1-3 1q0 11-9 12z', 'white') + disc(39.5, 49, 0.9, 'line') + lines('M32 63v2M35 63v2', 'red'),
);

const wall: Svg =
  rect(LEFT, ROOF, RIGHT - LEFT, height - STOREY_HEIGHT - ROOF, 'brick') +
  rect(RIGHT - 10, ROOF, 10, height - STOREY_HEIGHT - ROOF, 'brickShade') +
  lines(storeys.map((y) => `M${LEFT} ${y + 76}H${RIGHT}`).join(''), 'brickShade', 'edge') +
  rect(LEFT - 8, ROOF - 14, RIGHT - LEFT + 16, 14, 'stone') +
  rect(LEFT - 2, ROOF, RIGHT - LEFT + 4, 6, 'stoneShade') +
  lines(`M${LEFT - 8} ${ROOF - 14}H${RIGHT + 8}v14H${LEFT - 8}z`, 'ink', 'edge');

const groundFloor: Svg =
  rect(LEFT, height - STOREY_HEIGHT, RIGHT - LEFT, STOREY_HEIGHT, 'stone') +
  rect(RIGHT - 10, height - STOREY_HEIGHT, 10, STOREY_HEIGHT, 'stoneShade') +
  rect(LEFT - 4, height - STOREY_HEIGHT - 4, RIGHT - LEFT + 8, 8, 'stoneShade') +
  evenlySpaced(2, LEFT + 24, 112).map((x) => rect(x, height - 76, 96, 60, 'glassShade') + lines(`M${x} ${height - 76}h96v60h-96zM${x + 48} ${height - 76}v60`, 'white', 'edge')).join('') +
  at(LEFT + 256, height - DOOR_HEIGHT - 8, rect(-4, -4, 88, DOOR_HEIGHT + 12, 'white'), rect(0, 0, 38, DOOR_HEIGHT + 8, 'door'), rect(42, 0, 38, DOOR_HEIGHT + 8, 'door'), rect(6, 8, 26, 40, 'glassClear'), rect(48, 8, 26, 40, 'glassClear'), rect(34, 40, 2, 12, 'sun'), rect(44, 40, 2, 12, 'sun')) +
  at(LEFT + 364, height - 76, rect(0, 0, 108, 60, 'glassShade'), lines('M0 0h108v60H0zM54 0v60', 'white', 'edge'));

/** The cradle, a storey below the hole, with two of the crew and the pane that they bring. */
const cradle: Svg = at(
  HOLE.x + WINDOW.width / 2,
  HOLE.y + 156,
  lines(`M-58 4V${ROOF - HOLE.y - 176}M58 4V${ROOF - HOLE.y - 176}`, 'ink', 'edge') +
    rect(-38, -74, 76, 66, 'glassShade') + plane('M-28-10L6-72h16l-34 62z', 'white') + lines('M-38-74h76v66h-76z', 'line', 'edge') +
    at(-48, 0, crewMember(holding, 'cap', '', 'skinLight')) +
    at(48, 0, facingLeft(crewMember(holding, 'hijab', ''))) +
    rect(-88, -13, 176, 17, 'leafShade') + rect(-88, -15, 176, 3, 'line') + lines('M-58-13V4M0-13V4M58-13V4', 'leaf') + rect(-92, 4, 184, 5, 'line'),
);

/** The arms on the roof that hold the ropes. */
const davits: Svg = [-58, 58].map((x) => lines(`M${HOLE.x + WINDOW.width / 2 + x - 22} ${ROOF - 14}V${ROOF - 34}h22v14`, 'ink', 'heavy')).join('');

/** A façade with one pane missing; the crew is on its way to it. */
export const missingPaneDrawing: Svg =
  `<defs>${defineSymbol(WINDOW_ID, sash({ ...WINDOW, across: 2, down: 1 }))}</defs>` +
  skyline(height, [[0, 40, 132], [40, 40, 96], [RIGHT, 30, 150], [RIGHT + 30, 42, 104]]) +
  wall +
  groundFloor +
  storeys.map((y, down) => columns.map((x, across) => showSymbol(WINDOW_ID, x, y, (across * 2 + down) % 3 === 0 ? 'glassShade' : 'glassClear')).join('')).join('') +
  hole +
  davits +
  cradle +
  at(RIGHT + 26, height, tree(142, autumnLeaves)) +
  at(20, height, van) +
  onFloor(500, height, facingLeft(person(holding, { jacket: 'door', head: 'tuque', headColour: 'red', coat: true }, dog)));
