import { at, disc, el, evenlySpaced, group, lines, paint, plane, rect, type Svg } from '../../svg.ts';

/** The height of a desk or table top: 0.73 m. */
const DESK = 70;

/** A monitor on its foot, its screen towards us and off: 84 wide. The origin is the middle of the foot, on the desk. */
export const monitor: Svg =
  plane('M-15-3h30v3h-30zM-3.5-14h7v12h-7z', 'glassDull') +
  rect(-43, -62, 86, 50, 'glassDull') +
  rect(-40, -59, 80, 42, 'cloth') +
  plane('M-40-22V-40L-21-59H2L-40-17z', 'frame') +
  plane('M10-59h6L-26-17h-6z', 'frame');

/** The shape of a desk, and what is on it. */
export interface DeskLook {
  width?: number;
  monitor?: number;
  drawers?: boolean;
}

/**
 * A desk in front elevation, with its modesty panel, its drawers on the right and a monitor; the origin is the
 * left end of its floor line. Chairs stand in front of it.
 */
export const desk = ({ width = 152, monitor: middle = width / 2, drawers = true }: DeskLook = {}): Svg =>
  rect(6, -64, 6, 64, 'stoneShade') +
  rect(width - 12, -64, 6, 64, 'stoneShade') +
  rect(12, -62, width - 24, 32, 'stone') +
  (drawers
    ? rect(width - 50, -64, 38, 60, 'stone') + rect(width - 18, -64, 6, 60, 'stoneShade') +
      lines(`M${width - 50}-64v60h38M${width - 50}-46h38M${width - 50}-26h38`, 'stoneShade', 'edge') +
      lines(`M${width - 38}-55h12M${width - 38}-36h12M${width - 38}-15h12`, 'ink', 'edge')
    : '') +
  rect(12, -64, width - 24, 4, 'stoneShade') +
  rect(0, -DESK, width, 6, 'white') +
  rect(width - 14, -DESK, 14, 6, 'stone') +
  lines(`M0-${DESK - 6}h${width}`, 'ink') +
  at(middle, -DESK, monitor) +
  plane(`M${middle - 26}-${DESK + 3}h44v3h-44z`, 'glassDull');

const star: Svg = lines('M0-36V-14', 'ink', 'heavy') + lines('M-24-7L0-14L24-7M0-14V-6', 'ink', 'heavy') + disc(-24, -4, 4, 'ink') + disc(0, -4, 4, 'ink') + disc(24, -4, 4, 'ink');

/** A task chair from behind, tucked in under a desk. Origin: the floor under its stem. */
export const chairBack: Svg =
  star +
  plane('M-26-48H26Q28-38 22-36H-22Q-28-38-26-48z', 'leafShade') +
  rect(-3, -58, 6, 12, 'ink') +
  plane('M-21-56Q-25-94-18-100Q0-106 18-100Q25-94 21-56Q0-52-21-56z', 'leaf') +
  plane('M10-102.3Q16-101 18-100Q25-94 21-56Q16-54.5 11-54Q16-80 10-102.3z', 'leafShade') +
  lines('M-29-44V-66h6M29-44V-66h-6', 'ink', 'edge');

/** A task chair from its side, facing right. Origin: the floor under its stem. */
export const chairSide: Svg =
  star +
  plane('M-24-48H24Q30-46 28-40Q24-36-18-36Q-26-38-24-48z', 'leaf') +
  plane('M8-48H24Q30-46 28-40Q24-36 8-36z', 'leafShade') +
  lines('M-18-38Q-32-42-30-62', 'ink', 'heavy') +
  plane('M-26-56Q-38-94-33-100Q-28-104-25-98Q-19-74-20-56Q-22-52-26-56z', 'leaf') +
  lines('M-4-44V-64M-18-66H10', 'ink', 'heavy');

/** A meeting table in front elevation, on two column legs. Origin: the left end of its floor line. */
export const meetingTable = (width: number): Svg =>
  evenlySpaced(2, width * 0.2, width * 0.6).map((x) => rect(x - 5, -64, 10, 60, 'stoneShade') + rect(x - 30, -6, 60, 6, 'ink')).join('') +
  rect(0, -DESK, width, 7, 'brick') + rect(width - 30, -DESK, 30, 7, 'brickShade') + lines(`M0-${DESK - 7}h${width}`, 'ink');

/** A console with a vase of flowers, 120 wide. Origin: the left end of its floor line. */
export const flowerConsole: Svg =
  lines('M8-72V0M112-72V0M8-18H112', 'ink', 'edge') +
  rect(0, -78, 120, 8, 'brick') + rect(96, -78, 24, 8, 'brickShade') +
  plane('M46-78q-8-18 4-30h14q12 12 4 30z', 'glassShade') + plane('M60-78q8-16 0-30h4q12 12 4 30z', 'glassDull') +
  lines('M54-106Q46-130 34-136M57-106V-146M60-106Q68-128 82-132', 'leafShade', 'edge') +
  plane('M50-118q-14-2-16-12q12 0 16 12M62-122q12-4 14-14q-12 2-14 14', 'leaf') +
  disc(34, -138, 8, 'white') + disc(57, -150, 9, 'brick') + disc(83, -135, 8, 'white') + disc(34, -138, 3, 'brick') + disc(57, -150, 3, 'white') + disc(83, -135, 3, 'brick');

/** A bank of letterboxes: `across` × `down`, each 34 × 26. Origin: its top left. */
export const letterboxes = (across: number, down: number): Svg =>
  rect(0, 0, across * 34 + 6, down * 26 + 6, 'glassDull') +
  evenlySpaced(down, 3, 26).flatMap((y) => evenlySpaced(across, 3, 34).map((x) => rect(x + 1, y + 1, 32, 24, 'glassShade') + rect(x + 6, y + 6, 18, 3, 'ink') + disc(x + 27, y + 16, 2, 'ink'))).join('') +
  rect(across * 34 + 2, 0, 4, down * 26 + 6, 'glassStreak');

/** Elevator doors in their frame, with the indicator above: 112 × 210. Origin: the left end of the sill, on the floor. */
export const elevator = (direction: 'up' | 'down' = 'down'): Svg =>
  rect(-10, -214, 132, 214, 'stoneShade') + rect(0, -202, 112, 202, 'glassDull') +
  rect(0, -202, 54, 202, 'glassStreak') + rect(46, -202, 8, 202, 'glassDull') + lines('M56-202V0', 'ink', 'edge') +
  lines('M0-202H112V0M0-202V0', 'ink') + rect(36, -236, 40, 16, 'ink') +
  plane(direction === 'up' ? 'M50-224l6-8 6 8z' : 'M50-232l6 8 6-8z', 'glassClear') +
  rect(132, -112, 12, 24, 'glassDull') + disc(138, -105, 3, 'ink') + disc(138, -95, 3, 'ink');

/** A wall shelf with its brackets. Origin: the left end of its top. */
export const shelf = (width: number): Svg =>
  rect(0, 0, width, 6, 'stone') + rect(width - 12, 0, 12, 6, 'stoneShade') + lines(`M14 6v14l10-14M${width - 14} 6v14l-10-14M0 6h${width}`, 'ink', 'edge');

/** A counter with its plinth and doors. Origin: the left end of its floor line; 86 high. */
export const counter = (width: number, doors: number): Svg =>
  rect(0, -80, width, 72, 'stone') + rect(6, -8, width - 12, 8, 'ink') + rect(width - 12, -80, 12, 72, 'stoneShade') +
  lines(evenlySpaced(doors, 0, width / doors).map((x) => `M${Math.round(x)}-76v66M${Math.round(x + width / doors) - 10}-56v18`).join(''), 'stoneShade', 'edge') +
  rect(-4, -88, width + 8, 8, 'white') + lines(`M-4-80h${width + 8}`, 'ink');

/** A basin on the wall, with its tap. Origin: the floor under its middle; its rim is 82 high. */
export const basin: Svg =
  plane('M-34-84H34Q34-60 8-58H-8Q-34-60-34-84z', 'white') + plane('M14-84H34Q34-60 8-58Q16-66 14-84z', 'glassShade') +
  lines('M-34-84H34', 'ink', 'edge') + lines('M0-58v22q0 10 12 10', 'glassDull', 'heavy') + el('path', { d: 'M0-84v-16q0-6 10-6v6', fill: 'none', stroke: paint('ink'), 'stroke-width': 3 });

/** A desk lamp; when lit, its light falls on the desk. Origin: the middle of its foot, on the desk. */
export const deskLamp = (lit: boolean): Svg =>
  (lit ? group({ opacity: '.35' }, plane('M20-62L-14 0H78L36-56z', 'white')) : '') +
  rect(-12, -3, 24, 3, 'ink') + lines('M0-2L-12-34L22-64', 'ink', 'edge') + plane('M12-66L30-74L44-52L18-52z', 'leaf') + plane('M30-74L44-52L33-52z', 'leafShade');
