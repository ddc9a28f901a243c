import { at, defineSymbol, el, lines, rect, type Svg } from '../../svg.ts';
import { cornerStore } from '../../vocabulary/street/cornerStore.ts';
import { silos, warehouse } from '../../vocabulary/street/industry.ts';
import { church, cross, geese, mountain } from '../../vocabulary/street/land.ts';
import { brickPattern, ribPattern } from '../../vocabulary/street/patterns.ts';
import { broom, onFloor, person, sweeping } from '../../vocabulary/street/person.ts';
import { autumnLeaves, greenLeaves, tree } from '../../vocabulary/street/tree.ts';
import { walkup } from '../../vocabulary/street/walkup.ts';
import { sash } from '../../vocabulary/street/window.ts';

/** The size of the part of the view that one pane shows, in units. */
export const panoramaPane = { width: 470, height: 376 } as const;

const GROUND = 360;
const id = 'uno-view-';
const parts = { window: `${id}window`, narrow: `${id}narrow`, bond: `${id}bond` };

const definitions: Svg = el(
  'defs',
  {},
  defineSymbol(parts.window, sash({ width: 64, height: 68, across: 2 })),
  defineSymbol(parts.narrow, sash({ width: 34, height: 68 })),
  brickPattern(parts.bond),
  ribPattern(`${id}ribs`),
);

const street = (pane: number): Svg =>
  rect(pane * panoramaPane.width, GROUND, panoramaPane.width, 12, 'pavement') +
  rect(pane * panoramaPane.width, GROUND + 12, panoramaPane.width, 8, 'stoneShade') +
  lines(`M${pane * panoramaPane.width} ${GROUND}h${panoramaPane.width}`, 'line', 'edge');

const hill = mountain(
  [[920, 354], [1110, 306], [1300, 256], [1430, 220], [1580, 190], [1710, 186], [1810, 212], [1920, 256]],
  GROUND,
  [[1520, 330], [1600, 264], [1700, 224], [1810, 238], [1920, 290]],
);

const houses = {
  low: walkup(
    { storeys: 2, wall: 'brick', shade: 'brickShade', stairs: 'spiral', crown: 'arch', doors: 'leafShade', lit: [[true, false], [false, true]] },
    parts,
  ),
  tall: walkup(
    { storeys: 3, wall: 'brick', shade: 'brickShade', stairs: 'bowed', crown: 'gable', doors: 'door', lit: [[true, false], [true, true], [false, true]] },
    parts,
  ),
};

/**
 * The view through the window that the four `ProcessSteps` of the home page form: one street from the canal to the mountain, in four parts that meet at the
 * mullions. It is drawn with the same parts as the façade of the hero.
 */
export const panorama: readonly Svg[] = [
  definitions + at(420, GROUND, silos()) + at(44, GROUND, houses.low) + at(348, GROUND, tree(132, greenLeaves)) + street(0),
  at(420, GROUND, silos()) + at(736, GROUND, warehouse(`${id}ribs`)) + street(1),
  hill + at(736, GROUND, warehouse(`${id}ribs`)) + at(1088, GROUND, church) + at(1196, GROUND, cornerStore(parts.bond)) + at(1110, GROUND, tree(132, greenLeaves)) + street(2),
  hill + cross(1820, 222) + geese(1788, 34) + at(1420, GROUND, houses.tall) + at(1706, GROUND, tree(150, autumnLeaves)) +
    onFloor(1800, GROUND + 4, person(sweeping, { jacket: 'leaf', head: 'tuque', headColour: 'red', skin: 'skinLight' }, broom)) + street(3),
];
