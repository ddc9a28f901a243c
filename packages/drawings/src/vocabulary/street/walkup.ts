import type { ArtName } from '@uno/tokens';
import { at, el, evenlySpaced, group, lines, plane, rect, showSymbol, type Svg } from '../../svg.ts';
import { DOOR_HEIGHT, STOREY_HEIGHT } from './measures.ts';
import { balcony, spiralStair, stair } from './stair.ts';

/** The height of a walk-up's stone base. */
const PLINTH = 16;

/** The features of a walk-up. Its lot is 232 units wide: 7.3 m. */
export interface WalkupShape {
  storeys: 2 | 3;
  wall: ArtName;
  shade: ArtName;
  /** How the upper flats are reached from the pavement. */
  stairs: 'bowed' | 'spiral';
  crown: 'gable' | 'arch';
  doors: ArtName;
  /** Which windows are clean and, in *midnight*, lit: `[floor][window]`, ground floor first. */
  lit: readonly (readonly [boolean, boolean])[];
  /** A person on the top balcony, drawn behind the rail. Default: none. */
  onBalcony?: Svg;
}

/** The ids of the symbols and of the pattern that the house uses. The drawing must define them. */
export interface WalkupParts {
  window: string;
  narrow: string;
  /** A `brickPattern` in the shade of the wall. */
  bond: string;
}

const WIDTH = 232;

const door = (colour: ArtName): Svg =>
  rect(-4, -DOOR_HEIGHT - 16, 40, DOOR_HEIGHT + 16, 'white') +
  rect(0, -DOOR_HEIGHT - 12, 32, 12, 'glassShade') +
  rect(0, -DOOR_HEIGHT + 4, 32, DOOR_HEIGHT - 4, colour) +
  rect(7, -DOOR_HEIGHT + 11, 18, 26, 'glassShade') +
  lines('M7-44h18', 'white') +
  rect(26, -28, 3, 3, 'sun');

const MIDDLE = WIDTH / 2;

/** The ornaments above the middle of the cornice, which give each roof its own outline. */
const crowns: Record<WalkupShape['crown'], (top: number, wall: ArtName, shade: ArtName) => Svg> = {
  gable: (top) =>
    plane(`M${MIDDLE - 52} ${top}l52-22l52 22z`, 'stone') +
    plane(`M${MIDDLE} ${top - 22}l52 22h-52z`, 'stoneShade') +
    lines(`M${MIDDLE - 56} ${top}l56-23l56 23`, 'line', 'edge'),
  arch: (top, wall, shade) =>
    plane(`M${MIDDLE - 60} ${top}v-8h16q44-34 88 0h16v8z`, wall) +
    plane(`M${MIDDLE} ${top}v-25q24 2 44 17h16v8z`, shade) +
    lines(`M${MIDDLE - 62} ${top - 9}h18q44-34 88 0h18`, 'line', 'edge'),
};

/** The cornice with its brackets, and the shade that it casts on the wall. */
const cornice = (top: number, shade: ArtName): Svg =>
  rect(0, top + 16, WIDTH, 12, shade) +
  rect(-6, top - 12, WIDTH + 12, 12, 'stone') +
  rect(-2, top, WIDTH + 4, 16, 'stoneShade') +
  lines(evenlySpaced(14, 8, 16.6).map((x) => `M${Math.round(x)} ${top + 2}v12`).join(''), 'stone', 'heavy') +
  lines(`M-6 ${top - 12}h${WIDTH + 12}`, 'line', 'edge');

/** A walk-up with its outside stair and balconies; its origin is the left end of its ground line. */
export function walkup({ storeys, wall, shade, stairs, crown, doors, lit, onBalcony = '' }: WalkupShape, parts: WalkupParts): Svg {
  const top = -PLINTH - storeys * STOREY_HEIGHT - 8;
  const floors = evenlySpaced(storeys, -PLINTH, -STOREY_HEIGHT);
  const glass = (floor: number, which: 0 | 1): ArtName => (lit[floor]?.[which] === true ? 'glassClear' : 'glassShade');
  const openings = floors
    .map((floor, k) =>
      at(
        0,
        floor,
        showSymbol(parts.window, 26, -78, glass(k, 0)),
        k === 0 ? '' : plane('M112 0h112l8 26H128z', shade),
        at(132, 0, door(k === 1 ? 'brickShade' : doors)),
        k === 0 ? at(180, 0, door(doors)) : showSymbol(parts.narrow, 184, -78, glass(k, 1)),
      ),
    )
    .join('');
  const galleries = floors.slice(1).map((floor) => at(112, floor, balcony(112))).join('');
  const access =
    stairs === 'bowed'
      ? at(14, 0, stair({ run: 100, rise: PLINTH + STOREY_HEIGHT, bow: 0.07 }))
      : at(80, 0, spiralStair(PLINTH + STOREY_HEIGHT, 32, 1.5));
  return group(
    {},
    rect(0, top, WIDTH, -top, wall),
    el('rect', { x: 0, y: top, width: WIDTH, height: -top, fill: `url(#${parts.bond})` }),
    rect(WIDTH - 8, top, 8, -top, shade),
    rect(0, -PLINTH, WIDTH, PLINTH, 'stoneShade'),
    rect(128, -PLINTH, 96, PLINTH, 'stone'),
    lines('M124-8h104M128-15h96', 'line'),
    openings,
    crowns[crown](top - 12, wall, shade),
    cornice(top, shade),
    at(166, floors.at(-1) ?? 0, onBalcony),
    galleries,
    access,
  );
}
