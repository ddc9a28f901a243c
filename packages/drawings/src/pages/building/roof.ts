import { at, disc, lines, plane, rect, type Svg } from '../../svg.ts';
import { cross, mountain, skyline } from '../../vocabulary/street/land.ts';
import { broom, holding, onFloor, person, sweeping } from '../../vocabulary/street/person.ts';

/** The size of the drawing above the cornice, in units; its lower edge is the roof's. */
export const roofSize = { width: 620, height: 190 } as const;

const FLOOR = roofSize.height;

/** The hut over the stairs and the elevator, with its door. */
const hut: Svg =
  rect(0, -96, 128, 96, 'brick') + rect(116, -96, 12, 96, 'brickShade') + rect(-6, -104, 140, 9, 'stone') + lines('M-6-104h140', 'line', 'edge') +
  rect(18, -68, 34, 68, 'door') + rect(44, -34, 3, 8, 'stone') + rect(72, -74, 32, 30, 'glassShade') + lines('M72-74h32v30h-32zM88-74v30', 'line', 'edge') + lines('M108-104V-156M92-146h32M98-134h20', 'ink', 'edge');

/** The terrace of the residents: a rail of glass, a table under its parasol, a planter. */
const terrace: Svg =
  lines('M62-30V-88M62-88V-94', 'cloth', 'edge') + plane('M18-68Q30-94 62-96T106-68z', 'leaf') + plane('M62-96Q94-94 106-68H76Q76-88 62-96z', 'leafShade') +
  rect(34, -32, 56, 4, 'cloth') + lines('M42-28L36 0M82-28L88 0', 'cloth', 'edge') + rect(8, -18, 18, 4, 'brickShade') + lines('M8-40V0M24-16V0M100-16V0M116-40V0', 'cloth', 'edge') + rect(98, -18, 18, 4, 'brickShade') +
  plane('M140-20q-8-22 6-26q6-20 20-4q16-4 12 16q6 8-4 14z', 'leafShade') + rect(134, -20, 46, 20, 'stoneShade') + rect(172, -20, 8, 20, 'brickShade');

const unit: Svg = rect(0, -44, 84, 38, 'stone') + rect(72, -44, 12, 38, 'stoneShade') + disc(36, -25, 14, 'stoneShade') + disc(36, -25, 4, 'line') + lines('M22-25h28M36-39v28', 'line') + lines('M8-6V0M76-6V0M-4-46h92', 'line', 'edge');

/** The roof, the mountain with its cross behind, and someone of the crew who sweeps the terrace. */
export const roofDrawing: Svg =
  mountain([[0, 168], [90, 140], [190, 96], [262, 84], [340, 100], [450, 132], [620, 150]], FLOOR, [[262, 84], [340, 100], [450, 132], [620, 150]]) +
  cross(250, 90) + skyline(FLOOR, [[0, 34, 54], [40, 22, 40], [430, 30, 66], [466, 44, 48], [592, 28, 58]]) +
  at(28, FLOOR, hut) + at(190, FLOOR, unit) + at(396, FLOOR, terrace) +
  onFloor(330, FLOOR, person(sweeping, { jacket: 'sun', head: 'cap', headColour: 'leafShade', skin: 'skinLight' }, broom)) +
  onFloor(596, FLOOR, person(holding, { jacket: 'red', head: 'bun' }));
