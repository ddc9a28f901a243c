import { at, defineSymbol, el, evenlySpaced, lines, paint, plane, type Point, rect, showSymbol, type Svg } from '../svg.ts';
import { cornerStore } from '../vocabulary/street/cornerStore.ts';
import { silos, warehouse } from '../vocabulary/street/industry.ts';
import { church, cross, geese, mountain, skyline } from '../vocabulary/street/land.ts';
import { officeSilhouettes } from '../vocabulary/street/officeSilhouettes.ts';
import { brickPattern, ribPattern } from '../vocabulary/street/patterns.ts';
import { bag, bicycle, broom, carrying, cup, cycling, facingLeft, holding, onFloor, pail, person, sweeping, walkedDog, walking } from '../vocabulary/street/person.ts';
import { bicycleStand, cat, hydrant, lamp, pumpkins, sharedBicycle, stopSign } from '../vocabulary/street/streetFurniture.ts';
import { autumnLeaves, greenLeaves, tree } from '../vocabulary/street/tree.ts';
import { truck, van } from '../vocabulary/street/vehicle.ts';
import { walkup, type WalkupParts } from '../vocabulary/street/walkup.ts';
import { sash } from '../vocabulary/street/window.ts';
import { facadeClass } from './facadeClasses.ts';
import { tower, TOWER_HEIGHT } from './tower.ts';

/**
 * The frame of the street, in units. A screen of 1440 px shows its middle; the rest is for wider screens. `tower` is the
 * position of the curtain wall, whose top row is level with the word's pane in the hero.
 */
export const facadeFrame = {
  left: -560,
  width: 2560,
  height: 792,
  ground: 736,
  tower: { x: 1120, y: 736 - TOWER_HEIGHT },
} as const;

const { ground } = facadeFrame;

const background: Svg =
  skyline(ground, [
    [-420, 56, 190], [-340, 40, 240], [-60, 64, 214], [20, 36, 176], [300, 44, 196], [352, 70, 160],
    [1470, 50, 350], [1500, 44, 420], [1560, 76, 300], [1700, 50, 380], [1790, 90, 260], [1900, 50, 310],
  ]) +
  mountain(
    [
      [120, 700], [330, 656], [520, 590], [640, 556], [720, 512], [780, 462], [820, 444],
      [900, 436], [1040, 446], [1180, 470], [1420, 520], [1640, 600], [2000, 700],
    ],
    ground,
    [[790, 640], [850, 560], [900, 470], [1000, 480], [1180, 520], [1420, 570], [1640, 640], [2000, 712]],
  ) +
  cross(846, 444) +
  geese(964, 334);

/** The three walk-ups of the street: a brick triplex, a stone duplex, a stone triplex. */
const walkups = (id: string): Svg => {
  const brick: WalkupParts = { window: `${id}window`, narrow: `${id}narrow`, bond: `${id}brick` };
  const stone: WalkupParts = { ...brick, bond: `${id}ashlar` };
  const reader = person(holding, { jacket: 'door', head: 'bun', skin: 'skinLight' }, cup);
  return (
    defineSymbol(
      `${id}tall`,
      walkup(
        {
          storeys: 3, wall: 'brick', shade: 'brickShade', stairs: 'bowed', crown: 'gable', doors: 'door',
          lit: [[false, false], [true, false], [false, true]],
          onBalcony: reader,
        },
        brick,
      ),
    ) +
    defineSymbol(
      `${id}low`,
      walkup(
        {
          storeys: 2, wall: 'stone', shade: 'stoneShade', stairs: 'spiral', crown: 'arch', doors: 'leafShade',
          lit: [[true, false], [false, true]],
        },
        stone,
      ),
    ) +
    defineSymbol(
      `${id}grey`,
      walkup(
        {
          storeys: 3, wall: 'stone', shade: 'stoneShade', stairs: 'bowed', crown: 'arch', doors: 'red',
          lit: [[true, true], [false, false], [true, false]],
        },
        stone,
      ),
    )
  );
};

/** Symbols that are drawn once and shown many times. */
const definitions = (id: string): Svg =>
  el(
    'defs',
    {},
    officeSilhouettes(id),
    defineSymbol(`${id}window`, sash({ width: 64, height: 68, across: 2 })),
    defineSymbol(`${id}narrow`, sash({ width: 34, height: 68 })),
    defineSymbol(`${id}bicycle`, sharedBicycle),
    defineSymbol(`${id}tree`, tree(150, greenLeaves)),
    defineSymbol(`${id}sapling`, tree(132, greenLeaves)),
    defineSymbol(`${id}maple`, tree(150, autumnLeaves)),
    brickPattern(`${id}brick`),
    brickPattern(`${id}ashlar`, 'stoneShade'),
    ribPattern(`${id}ribs`),
    walkups(id),
  );

/** From left to right, those at the back first. */
const buildings = (id: string): Svg =>
  showSymbol(`${id}grey`, -560, ground) +
  showSymbol(`${id}low`, -316, ground) +
  at(-216, ground, silos()) +
  at(548, ground + 8, church) +
  showSymbol(`${id}sapling`, 84, ground) +
  at(120, ground, warehouse(`${id}ribs`)) +
  at(460, ground, cornerStore(`${id}brick`)) +
  showSymbol(`${id}low`, 650, ground) +
  at(700, ground - 125, cat) +
  showSymbol(`${id}tall`, 884, ground) +
  at(1088, ground - 16, pumpkins) +
  at(facadeFrame.tower.x, facadeFrame.tower.y, tower(id)) +
  showSymbol(`${id}grey`, 1452, ground) +
  showSymbol(`${id}low`, 1692, ground);

const road: Svg =
  rect(facadeFrame.left, ground, facadeFrame.width, 14, 'pavement') +
  rect(facadeFrame.left, ground + 14, facadeFrame.width, 4, 'stoneShade') +
  rect(facadeFrame.left, ground + 18, facadeFrame.width, 40, 'road') +
  lines(`M${facadeFrame.left} ${ground}h${facadeFrame.width}`, 'line', 'edge') +
  el('path', {
    d: `M${facadeFrame.left} ${ground + 44}h${facadeFrame.width}`,
    stroke: paint('roadLine'),
    'stroke-width': 3,
    'stroke-dasharray': '28 28',
  }) +
  // The pedestrian crossing in front of the stop sign.
  plane(evenlySpaced(5, 572, 18).map((x) => `M${x} ${ground + 20}h10v36h-10z`).join(''), 'roadLine');

/** The line on which trees, posts and feet stand. */
const pavement = ground + 8;

const furnishings = (id: string): Svg =>
  evenlySpaced(3, -330, 240).map((x) => showSymbol(`${id}sapling`, x, pavement)).join('') +
  showSymbol(`${id}tree`, 436, pavement) +
  showSymbol(`${id}maple`, 1112, pavement) +
  showSymbol(`${id}sapling`, 1668, pavement) +
  showSymbol(`${id}maple`, 1920, pavement) +
  at(330, pavement, hydrant) +
  at(500, pavement, bicycleStand(`${id}bicycle`)) +
  at(640, pavement, stopSign) +
  at(1462, pavement, lamp);

const fallen: readonly Point[] = [[1008, 745], [1020, 742], [1034, 738], [1044, 743], [1080, 745], [1126, 741], [1150, 744]];

/** People who walk a dog, come from the store and sweep leaves, and the crew that arrives. */
const people: Svg =
  plane(fallen.map(([x, y]) => `M${x} ${y}l3-3 3 2-2 3z`).join(''), 'maple') +
  onFloor(384, pavement, person(walking, { jacket: 'door', head: 'cap', headColour: 'leafShade', skin: 'skinLight' }) + walkedDog) +
  onFloor(676, pavement, person(carrying, { jacket: 'red', coat: true, head: 'long' }, bag)) +
  onFloor(1064, pavement, facingLeft(person(sweeping, { jacket: 'leaf', head: 'tuque', headColour: 'red', skin: 'skinLight' }, broom))) +
  onFloor(1250, pavement, person(carrying, { jacket: 'sun', head: 'bun' }, pail));

const traffic: Svg =
  at(30, ground + 38, truck) +
  at(790, ground + 36, bicycle, person(cycling, { jacket: 'leafShade', head: 'helmet', headColour: 'white' })) +
  at(1268, ground + 42, van);

/**
 * The street of the home page's hero: one inline SVG in the theme's colours, with five storeys that a crew cleans, in early
 * autumn. Decorative: the headline says what it shows.
 *
 * `facade.css.ts` positions and animates it, with CSS only, on the timeline of the rotating words. A narrow screen shows the
 * part from the mountain's cross to the tower.
 *
 * @param id the prefix of every `id` in it; use another one if a document has two
 */
export const facade = ({ id = 'uf-' }: { id?: string } = {}): Svg =>
  el(
    'svg',
    {
      class: facadeClass.root,
      viewBox: `${facadeFrame.left} 0 ${facadeFrame.width} ${facadeFrame.height}`,
      'aria-hidden': 'true',
      focusable: 'false',
      xmlns: 'http://www.w3.org/2000/svg',
    },
    definitions(id),
    background,
    buildings(id),
    road,
    furnishings(id),
    people,
    traffic,
  );
