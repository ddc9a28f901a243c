import { evenlySpaced, lines, num, plane, rect, type Svg } from '../../svg.ts';

/** A duct in section along its run: two cut sheets of weight 4 and the air between, `height` high, with its flanges. Origin: its top left. */
export const duct = (width: number, height: number): Svg =>
  rect(0, 0, width, height, 'glassClear') + rect(0, height - 10, width, 8, 'glassShade') + lines(`M0 0h${width}M0 ${height}h${width}`, 'ink', 'heavy') +
  evenlySpaced(Math.ceil(width / 120), 60, 120).map((x) => rect(x - 3, -8, 6, 10, 'ink') + rect(x - 3, height - 2, 6, 10, 'ink')).join('');

/** A ceiling diffuser in section, 72 wide, hanging from y = 0. */
export const diffuser: Svg = plane('M-22-24H22V-8L36 0H-36L-22-8z', 'glassDull') + plane('M8-24H22V-8L36 0H16z', 'glassStreak') + lines('M-24-2L-16-8M-10-1L-6-8M10-1L6-8M24-2L16-8', 'ink', 'edge');

/** One baffle filter of a hood, 52 × 46. Origin: its top left. */
export const filter = (clean = true): Svg =>
  rect(0, 0, 52, 46, clean ? 'glassShade' : 'stoneShade') + lines(evenlySpaced(6, 6, 8).map((x) => `M${x} 4v38`).join(''), clean ? 'glassDull' : 'brickShade', 'heavy') + lines('M0 0h52v46h-52zM20 23h12', 'ink', 'edge');

/** A kitchen hood in section, `width` × 96: its cut sheet, the row of its filters' places, the gutter. Origin: its top left. */
export const hood = (width: number): Svg =>
  plane(`M0 0H${width}V84H${num(width - 8)}V8H8V84H0z`, 'ink') + rect(8, 8, width - 16, 76, 'glassClear') + rect(width - 40, 8, 32, 76, 'glassShade') + lines(`M8 76h${width - 16}`, 'ink', 'edge');

/** A unit on a roof, 176 × 84: louvres, fan, curb. Origin: the left end of its foot. */
export const roofUnit: Svg =
  rect(6, -8, 164, 8, 'ink') + rect(0, -84, 176, 76, 'stone') + rect(150, -84, 26, 76, 'stoneShade') + lines(evenlySpaced(6, -70, 10).map((y) => `M12 ${y}h56`).join(''), 'stoneShade', 'edge') +
  rect(84, -96, 52, 12, 'ink') + lines('M84-48h60M84-24h60M84-72v60', 'stoneShade') + lines('M0-84h176', 'ink', 'edge');
