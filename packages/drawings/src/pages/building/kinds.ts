import { at, disc, evenlySpaced, faded, lines, plane, rect, type Svg } from '../../svg.ts';
import { carrying, onFloor, person, walking } from '../../vocabulary/street/person.ts';
import { balcony } from '../../vocabulary/street/stair.ts';
import { greenLeaves, tree } from '../../vocabulary/street/tree.ts';

/** The size of the drawing of one kind of building, in units. */
export const kindSize = { width: 400, height: 360 } as const;

const GROUND = 332;
const ground: Svg = rect(0, GROUND, kindSize.width, 28, 'pavement') + lines(`M0 ${GROUND}H${kindSize.width}`, 'line', 'heavy') + lines(`M0 ${kindSize.height - 1}H${kindSize.width}`, 'line', 'edge');
const entrance = (x: number): Svg => rect(x, -70, 72, 70, 'glassShade') + lines(`M${x} 0V-70H${x + 72}V0M${x + 24}-70V0M${x + 48}-70V0`, 'line', 'edge') + rect(x - 10, -80, 92, 10, 'line');

/** Homes from the ground to the roof, each with its balcony. */
const residential: Svg =
  ground + at(342, GROUND, tree(150, greenLeaves)) +
  at(60, GROUND,
    rect(0, -310, 236, 310, 'brick') + rect(228, -310, 8, 310, 'brickShade') + rect(-6, -318, 248, 10, 'line') +
    evenlySpaced(3, -82, -76).flatMap((y) => [16, 130].map((x) => rect(x + 6, y - 66, 40, 66, 'glassShade') + rect(x + 46, y - 66, 38, 66, 'glassClear') + lines(`M${x + 6} ${y - 66}h78v66h-78zM${x + 46} ${y - 66}v66`, 'line', 'edge') + at(x, y, balcony(88)))).join('') +
    entrance(82)) +
  onFloor(30, 344, person(walking, { jacket: 'door', head: 'bun', skin: 'skinLight' }));

/** A shop on the street, homes above. */
const mixed: Svg =
  ground +
  at(40, GROUND,
    rect(0, -236, 320, 236, 'stone') + rect(310, -236, 10, 236, 'stoneShade') + rect(-6, -246, 332, 10, 'line') +
    [-150, -232 + 8].map((y) => evenlySpaced(5, 16, 60).map((x) => rect(x, y, 44, 54, 'glassShade') + rect(x, y, 44, 20, 'glassDull') + lines(`M${x} ${y}h44v54h-44zM${x + 22} ${y}v54`, 'line', 'edge')).join('')).join('') +
    rect(10, -76, 202, 76, 'glassClear') + rect(10, -76, 202, 24, 'glassShade') + lines('M10 0V-76H212V0M78-76V0M146-76V0', 'line', 'edge') + evenlySpaced(10, 4, 20.4).map((x, k) => plane(`M${x} -92h20.4v22q-10.2 8-20.4 0z`, k % 2 === 0 ? 'leafShade' : 'white')).join('') +
    lines(`M4-92H208V-70${evenlySpaced(10, 0, 1).map(() => 'q-10.2 8-20.4 0').join('')}z`, 'line', 'edge') +
    rect(22, -26, 48, 26, 'stoneShade') + disc(34, -32, 7, 'red') + disc(48, -31, 6, 'maple') + disc(60, -32, 7, 'red') + rect(90, -44, 46, 44, 'stone') + rect(94, -40, 38, 14, 'leaf') +
    at(146, 0, entrance(76))) +
  onFloor(320, 346, person(carrying, { jacket: 'leafShade', head: 'long', skin: 'skin' }, plane('M-5-22h11l1 13h-13z', 'white') + lines('M-5-22h11l1 13h-13z', 'line', 'edge')));

/** Floors of offices over a high lobby. */
const commercial: Svg =
  ground +
  at(70, GROUND,
    rect(0, -320, 260, 320, 'frame') + faded(0.35, rect(252, -320, 8, 320, 'line')) + rect(-6, -324, 272, 10, 'line') +
    evenlySpaced(5, -304, 44).map((y, k) => evenlySpaced(6, 10, 40).map((x, j) => rect(x, y, 38, 34, (j * 3 + k * 5) % 7 < 3 ? 'glassClear' : 'glassShade')).join('')).join('') +
    rect(10, -82, 240, 82, 'glassClear') + rect(150, -60, 30, 60, 'frame') + rect(190, -60, 30, 60, 'frame') + lines('M165-56V0M205-56V0', 'glassShade', 'edge') + lines('M10 0V-82H250V0M70-82V0M130-82V0M190-82V0', 'line', 'edge') + rect(24, -28, 36, 28, 'brick') + rect(-8, -92, 276, 10, 'line')) +
  onFloor(360, 346, person(walking, { jacket: 'cloth', head: 'short', skin: 'skin' }, rect(-8, -26, 16, 11, 'brickShade')));

/** The three kinds, drawn to one scale on one ground line. */
export const buildingKinds = { residential, mixed, commercial } as const;
