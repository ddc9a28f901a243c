import { at, lines, plane, rect, type Svg } from '../../svg.ts';
import { roofUnit } from '../../vocabulary/closeUp/air.ts';
import { skyline } from '../../vocabulary/street/land.ts';
import { dog, holding, onFloor, person } from '../../vocabulary/street/person.ts';
import { hydrant } from '../../vocabulary/street/streetFurniture.ts';
import { autumnLeaves, greenLeaves, tree } from '../../vocabulary/street/tree.ts';

/** The roof, as wide as the building, in the units of a close-up: a person is 168. Its lower edge is the roof's. */
export const servicesRoofSize = { width: 1180, height: 150 } as const;

const { width, height } = servicesRoofSize;

/** The fan at the end of the kitchen's duct, which comes up below it. Origin: the middle of its foot. */
const fan: Svg =
  rect(-36, -34, 72, 34, 'glassDull') + rect(14, -34, 22, 34, 'glassStreak') +
  plane('M-58-34H58L44-78H-44z', 'stone') + plane('M20-34H58L44-78H20z', 'stoneShade') +
  lines('M-52-46H52M-48-58H48', 'stoneShade', 'edge') + rect(-30, -88, 60, 10, 'line') + lines('M-58-34H58M-36-34V0M36-34V0', 'line', 'edge');

/** The hut over the stairs, with its door. */
const hut: Svg =
  rect(0, -112, 150, 112, 'stone') + rect(126, -112, 24, 112, 'stoneShade') + rect(-8, -120, 166, 8, 'line') +
  rect(28, -88, 46, 88, 'door') + rect(64, -46, 4, 8, 'stone');

/** The roof: hut, unit, the kitchen's fan, an antenna, and gravel along its edge. */
export const servicesRoofDrawing: Svg =
  at(64, height, hut) +
  at(300, height, roofUnit) +
  at(892, height, fan) +
  lines(`M560 ${height}V42M536 54h48M544 70h32M1112 ${height}v-62M1092 ${height - 62}h40`, 'ink', 'edge') +
  rect(0, height - 6, width, 6, 'stoneShade');

/** The street in front of the building, in the units of a street: a person is 56. */
export const streetSize = { width: 250, height: 214 } as const;

/** Two trees, a hydrant, and someone with a dog who looks at the building. */
export const streetDrawing: Svg =
  skyline(streetSize.height, [[0, 44, 96], [44, 30, 128], [96, 52, 84], [148, 34, 112], [200, 50, 74]]) +
  at(54, streetSize.height, tree(186, greenLeaves)) +
  at(124, streetSize.height, tree(128, autumnLeaves)) +
  at(158, streetSize.height, hydrant) +
  onFloor(198, streetSize.height, person(holding, { jacket: 'brick', head: 'short', headColour: 'hair', skin: 'skin' }, dog));
