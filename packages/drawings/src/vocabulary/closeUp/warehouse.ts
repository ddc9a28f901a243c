import { evenlySpaced, lines, plane, rect, type Svg } from '../../svg.ts';

/** A pallet with boxes, `width` × `height` above the pallet's 10. Origin: its lower left corner. */
export const pallet = (width: number, height: number, split = 2): Svg =>
  rect(0, -10, width, 3, 'brickShade') + rect(0, -3, width, 3, 'brickShade') + evenlySpaced(3, 0, (width - 8) / 2).map((x) => rect(x, -8, 8, 6, 'brickShade')).join('') +
  rect(2, -10 - height, width - 4, height, 'stone') + rect(width - 14, -10 - height, 12, height, 'stoneShade') +
  lines(evenlySpaced(split - 1, 2 + (width - 4) / split, (width - 4) / split).map((x) => `M${x}-10v-${height}`).join('') + (height > 44 ? `M2-${10 + height / 2}h${width - 4}` : ''), 'stoneShade', 'edge') +
  rect(8, -height + 2, 14, 10, 'white') + lines(`M${width * 0.6}-${height - 4}h12`, 'brick', 'edge');

/** A rack in front elevation: `bays` of `bay` units, beams at the levels given (heights above the floor). Origin: the foot of its left upright. */
export const rack = (bays: number, bay: number, levels: readonly number[], height: number): Svg =>
  levels.map((y) => rect(0, -y, bays * bay + 6, 8, 'brick') + rect(0, -y + 6, bays * bay + 6, 2, 'brickShade')).join('') +
  evenlySpaced(bays + 1, 0, bay).map((x) => rect(x, -height, 7, height, 'frame') + rect(x - 4, -4, 15, 4, 'ink')).join('') +
  lines(evenlySpaced(bays + 1, 3.5, bay).map((x) => evenlySpaced(Math.floor(height / 16), 10, 16).map((y) => `M${x}-${y}v-6`).join('')).join(''), 'glassDull');

/** A dock door of 216 × 240, closed, with its seal and bumpers. Origin: the left end of its sill. */
export const dockDoor: Svg =
  rect(-16, -256, 248, 256, 'ink') + rect(0, -240, 216, 240, 'stone') + lines(evenlySpaced(5, -200, 40).map((y) => `M0 ${y}h216`).join(''), 'stoneShade', 'edge') +
  rect(202, -240, 14, 240, 'stoneShade') + rect(88, -190, 40, 18, 'glassShade') + lines('M100-6h16', 'ink', 'heavy') + rect(-14, 4, 14, 30, 'ink') + rect(216, 4, 14, 30, 'ink');

/** A silo in a close-up, 140 wide. Origin: the left end of its ground line. */
export const silo = (height: number): Svg =>
  rect(0, -height, 140, height, 'stone') + rect(100, -height, 40, height, 'stoneShade') + plane(`M-4-${height}L70-${height + 44}L144-${height}z`, 'stoneShade') +
  lines(evenlySpaced(Math.floor(height / 40), -40, -40).map((y) => `M0 ${y}h140`).join(''), 'stoneShade', 'edge') + lines(`M122 0v-${height}M112 0v-${height}`, 'ink') + lines(`M0-${height}h140`, 'ink', 'edge');
