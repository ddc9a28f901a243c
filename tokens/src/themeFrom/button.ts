/** The filled button: its colour, its hover, and the colour of its words. */
import { contrastRatio, luminance } from '../contrast.ts';
import { targetRatio } from '../pairs.ts';
import type { Scheme } from '../source.ts';
import { difference, hexOfTone, isGrey, toneOf } from './colour.ts';
import { nearest, type Palette } from './palette.ts';
import { hueGap, pageGrounds } from './recipe.ts';

/** How far a button is from every page ground, in OKLab or in contrast. In the dark another hue is not enough: a violet button would be fainter than the outlined one beside it. */
const apart = { light: { difference: 0.12, contrast: 1.3 }, dark: { difference: Infinity, contrast: 2 } } as const;

/** The first ground from which an area of a colour can't be told, if there is one. */
export const blendsInto = (hex: string, grounds: readonly string[], scheme: Scheme): string | undefined =>
  grounds.find((ground) => difference(hex, ground) < apart[scheme].difference && contrastRatio(hex, ground) < apart[scheme].contrast);

/** The colours of lamps: yellow, copper and coral. */
const LAMPS = ['#ffc42e', '#f2a06b', '#ff9a8a'] as const;
const LAMP_HUE_GAP = 53;

/** A second colour beside a brand: the first lamp of another hue. A grey brand has no hue. */
export function lampBeside(brand: string): string {
  const tone = toneOf(brand);
  return LAMPS.find((lamp) => (isGrey(tone) || hueGap(toneOf(lamp).h, tone.h) >= LAMP_HUE_GAP) && difference(lamp, brand) >= apart.light.difference) ?? LAMPS[0];
}

/** A dark colour with the hue of another. */
const darkOf = (hex: string, l: number, chroma: number): string => {
  const { c, h } = toneOf(hex);
  return hexOfTone({ l, c: Math.min(c, chroma), h });
};

/** What words may be: white, the brand's ink, nearly black, black. White or black is legible on every colour at level AA. */
const wordsFor = (action: string, brand: string): readonly string[] => ['#ffffff', darkOf(brand, 0.245, 0.038), darkOf(action, 0.1, 0.02), '#000000'];

/** How far a hover is from its button in lightness: a light colour needs less. Black is like itself until it is much lighter. */
const HOVER = { darker: -0.07, lighter: 0.04, fromBlack: 0.3 } as const;

/** The least difference between a button and its hover. */
const HOVER_APART = 0.03;

/**
 * Places the button in the colour that it should have. It keeps that colour, unless it can't be told from a page ground, or no
 * word is legible on it (level AAA, luminance .10 to .30). Its hover moves away from its words where there is room.
 */
export function placeButton(palette: Palette, wanted: string, seed: string, scheme: Scheme): void {
  const grounds = pageGrounds.map((name) => palette.hex(name));
  const needed = targetRatio('text', palette.contrast);
  const legible = (word: string, on: string): boolean => contrastRatio(word, on) >= needed;
  const wordOn = (hex: string): string | undefined => wordsFor(hex, seed).find((word) => legible(word, hex));
  // On a dark page, a button that is darker than the page looks like a hole.
  const isSeen = (hex: string): boolean => blendsInto(hex, grounds, scheme) === undefined && (scheme === 'light' || grounds.every((ground) => luminance(hex) > luminance(ground)));
  const fits = (hex: string): boolean => isSeen(hex) && wordOn(hex) !== undefined;
  // In the dark, a seed that is too dark for a button becomes the colour of links, so that the page has one colour of the brand.
  const link = palette.hex('brand');
  // An accent that is too dark becomes as light as the boundary of a control: else the outlined button beside it would be the stronger one.
  const standsOut = (hex: string): boolean => fits(hex) && (scheme === 'light' || grounds.every((ground) => contrastRatio(hex, ground) >= targetRatio('boundary', 'AA')));
  const action = palette.fixed.action ?? [wanted, ...(scheme === 'dark' && wanted === seed ? [link] : [])].find(fits) ?? nearest(toneOf(wanted), standsOut) ?? wanted;
  const word = wordOn(action) ?? '#000000';
  const tone = toneOf(action);
  const moves = luminance(word) > luminance(action) ? [HOVER.darker, HOVER.lighter, HOVER.fromBlack] : [HOVER.lighter, HOVER.darker];
  const hovers = moves.map((move) => hexOfTone({ ...tone, l: tone.l + move })).filter((hex) => difference(hex, action) >= HOVER_APART && legible(word, hex));
  const hover = hovers[0] ?? action;
  palette.place('action', wanted, action, { reason: isSeen(wanted) ? `No word reaches a contrast of ${needed} on ${wanted}.` : `${wanted} can’t be told from the grounds of the page.` });
  palette.place('actionHover', hover, hover, { reason: '' });
  palette.place('onAction', word, word, { reason: '' });
}
