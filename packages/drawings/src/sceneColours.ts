import { brand } from '@uno/tokens/brand';
import { cssVariable } from '@uno/tokens/names';
import { type Colour, lineWidth, type Svg } from './svg.ts';

/**
 * The fixed colours of the scenes. Several names share one colour: a theme has different colours for a door and a window
 * frame, but a scene has at most seven colours. Another company's brand replaces those of the families that follow it.
 */
const palette: Readonly<Record<Colour, readonly [family: ColourFamily, hex: string]>> = {
  sky: ['paper', '#f3efe4'],
  far: ['paper', '#e6e1d0'],
  white: ['paper', '#fffdf6'],
  ink: ['ink', '#10271e'],
  line: ['ink', '#10271e'],
  road: ['ink', '#10271e'],
  frame: ['forest', '#1b4a37'],
  door: ['forest', '#1b4a37'],
  cloth: ['forest', '#1c3a30'],
  forestLight: ['forest', '#2c604a'],
  leaf: ['green', '#1c7a4b'],
  leafShade: ['green', '#155f3a'],
  glassClear: ['glass', '#eefaf6'],
  glassShade: ['glass', '#cfe4df'],
  lamplight: ['glass', '#cfe4df'],
  glassStreak: ['glass', '#b4c9c1'],
  glassDull: ['glass', '#a9c0b8'],
  indoors: ['glass', '#b4c9c1'],
  // Bluer than green: by this alone the night filter finds what is outside a window (`sceneFilters.ts`).
  outdoors: ['glass', '#e6f3f9'],
  outdoorsFar: ['glass', '#b0c3cb'],
  outdoorsNear: ['glass', '#c6d2da'],
  sun: ['sun', '#ffc42e'],
  sunShade: ['sun', '#e3a21b'],
  brick: ['brick', '#b5563d'],
  brickShade: ['brick', '#93412d'],
  maple: ['brick', '#b5563d'],
  mapleShade: ['brick', '#93412d'],
  stone: ['stone', '#d9d2bf'],
  pavement: ['stone', '#d9d2bf'],
  stoneShade: ['stone', '#c2b9a1'],
  roadLine: ['stone', '#c2b9a1'],
  mountain: ['stone', '#e6e1d0'],
  mountainShade: ['stone', '#d9d2bf'],
  red: ['red', '#c93a2b'],
  skin: ['skin', '#8a5a3c'],
  skinLight: ['skin', '#d9a377'],
  skinTan: ['skin', '#b9835a'],
  skinDeep: ['skin', '#784b33'],
  skinFair: ['skin', '#edc7a3'],
  hair: ['hair', '#2a1a12'],
  hairBrown: ['hair', '#6a4127'],
  hairGrey: ['hair', '#a7a294'],
};

/** A flat colour with its shades. A scene has at most seven, besides skin and hair. */
export type ColourFamily = 'paper' | 'ink' | 'forest' | 'green' | 'glass' | 'sun' | 'brick' | 'stone' | 'red' | 'skin' | 'hair';

const byVariable = new Map(Object.entries(palette).map(([name, [family, hex]]): [string, readonly [ColourFamily, string]] => [`var(${cssVariable('art', name)})`, [family, brand.sceneColours?.[name] ?? hex]]));

/** The scenes' fixed colours of this repository, before a brand replaces some: each with its name and its family. */
export const sceneColours: readonly (readonly [name: string, family: ColourFamily, hex: string])[] = Object.entries(palette).map(([name, [family, hex]]) => [name, family, hex]);

const COLOUR = /var\(--uno-art-[\w-]+\)/g;

/** The colour families that a drawing uses, before `inSceneColours` has replaced its colours. */
export const colourFamiliesOf = (drawing: Svg): ReadonlySet<ColourFamily> =>
  new Set([...drawing.matchAll(COLOUR)].flatMap(([variable]) => byVariable.get(variable)?.[0] ?? []));

const strokes = new Map<string, string>([
  [lineWidth.hairline, '1'],
  [lineWidth.edge, '2'],
]);

/**
 * Replaces the custom properties of a drawing with the scenes' fixed colours and line widths (1, 2, 4), so that it can
 * be a file. `sceneFilters.ts` recolours that file for each theme.
 *
 * @throws Error when the drawing uses a colour that scenes don't have
 */
export const inSceneColours = (drawing: Svg): Svg =>
  drawing
    .replaceAll(/var\(--uno-stroke-\w+\)/g, (stroke) => strokes.get(stroke) ?? stroke)
    .replaceAll(COLOUR, (variable) => {
      const colour = byVariable.get(variable);
      if (colour === undefined) throw new Error(`Scenes have no colour ${variable}.`);
      return colour[1];
    })
    .replaceAll(/<g>((?:(?!<\/?g\b)[\s\S])*)<\/g>/g, '$1');
