/** What a theme looks like before contrast is considered: for each colour a hue, a chroma and a lightness. */
import { type ColorName, isColorName } from '../colorNames.ts';
import type { ContrastLevel, Scheme } from '../source.ts';
import { hexOfTone, type Tone } from './colour.ts';

/** A direction in the plane of hues, and how much of a recipe's chroma it takes: opposite hues fade when they are mixed. */
interface Hue {
  readonly h: number;
  readonly strength: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The smallest angle between two hues, in degrees. */
export const hueGap = (one: number, other: number): number => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/** Mixes two hues in the a/b plane of OKLab. */
function mixHues(one: number, weight: number, other: number): Hue {
  const a = weight * Math.cos(radians(one)) + (1 - weight) * Math.cos(radians(other));
  const b = weight * Math.sin(radians(one)) + (1 - weight) * Math.sin(radians(other));
  return { h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, strength: Math.hypot(a, b) };
}

const CREAM = 85;
const COOL = 195;

/**
 * How much cream is in the paper of a brand: .82, and less towards the hues opposite of cream. On the side of purple it fades sooner,
 * because cream and purple are the colour of skin.
 */
const creamWeight = (hue: number): number => {
  const gap = hueGap(hue, CREAM);
  const isPurple = hueGap(hue, CREAM - 90) < 90;
  return 0.82 * Math.min(1, isPurple ? Math.max(0.16, (140 - gap) / 40) : (195 - gap) / 95);
};

/** The hue of glass, which is cold under every brand, or it would look like sand: bluer, the warmer the brand is. */
const glassHue = (hue: number): number => COOL + (25 * hueGap(hue, COOL)) / 180;

/** Ink is a little colder than a green or blue brand, and has the hue of a warm one. */
const inkHue = (hue: number): Hue => {
  const cold = 0.25 * Math.max(0, Math.cos(radians(hueGap(hue, COOL))));
  return mixHues(hue, 1 - cold, COOL);
};

/** The chroma of a brand at middle lightness: near white, a small chroma is much of what sRGB has. */
const vividness = ({ l, c }: Tone): number => c / Math.min(1, Math.max(0.2, (1 - l) / 0.25));

/** The hues that a recipe names, for a brand. A grey brand has no hue, so its grounds stay grey. */
function huesOf(brand: Tone) {
  const { h } = brand;
  const strength = Math.min(1, vividness(brand) / 0.1);
  const scaled = (hue: Hue): Hue => ({ h: hue.h, strength: hue.strength * strength });
  return {
    /** The strength of the six tints, whose hues are the same under every brand: quiet beside a grey one. */
    tint: 0.5 + 0.5 * strength,
    ink: { h: inkHue(h).h, strength },
    /** For the night, which is the more colourful the more vivid the brand is. */
    rich: { h: inkHue(h).h, strength: strength * Math.min(2, (vividness(brand) / 0.105) ** 2) },
    paper: scaled(mixHues(h, 1 - creamWeight(h), CREAM)),
    glass: scaled(mixHues(h, 0.2, glassHue(h))),
    dark: scaled(mixHues(h, 0.65, COOL)),
  };
}

type HueName = Exclude<keyof ReturnType<typeof huesOf>, 'tint'>;

/** A hue (its name, or degrees), a chroma and a lightness. */
type Entry = readonly [hue: HueName | number, chroma: number, lightness: number];

interface Recipe {
  /** What text and controls stand on, and decorative lines: used as they are. */
  readonly grounds: Readonly<Partial<Record<ColorName, Entry>>>;
  /** What must be legible on them, in the order in which it is solved; a name means: the same as that colour, if it is legible. */
  readonly foregrounds: Readonly<Partial<Record<ColorName, Entry | ColorName>>>;
}

const recipes: Readonly<Record<Scheme, Recipe>> = {
  light: {
    grounds: {
      paper: ['paper', 0.02, 0.955],
      paperDeep: ['paper', 0.03, 0.913],
      glass: ['glass', 0.028, 0.898],
      clear: ['glass', 0.013, 0.977],
      line: ['paper', 0.026, 0.832],
      night: ['rich', 0.034, 0.225],
      nightPane: ['rich', 0.05, 0.307],
      nightLine: ['rich', 0.057, 0.41],
      dangerGround: [33, 0.024, 0.943],
      noticeGround: [92, 0.061, 0.955],
      successGround: [158, 0.026, 0.941],
      tint1: [191, 0.055, 0.863],
      tint2: [89, 0.09, 0.88],
      tint3: [126, 0.086, 0.879],
      tint4: [44, 0.066, 0.844],
      tint5: [256, 0.05, 0.857],
      tint6: [355, 0.05, 0.865],
    },
    foregrounds: {
      onNight: 'paper',
      onNightSoft: ['ink', 0.026, 0.823],
      onNightFocus: 'nightAction',
      danger: [30, 0.163, 0.472],
      ink: ['ink', 0.036, 0.247],
      inkSoft: ['ink', 0.03, 0.435],
      edge: ['ink', 0.032, 0.527],
      notice: [85, 0.081, 0.395],
      success: [156, 0.101, 0.459],
      focus: 'ink',
    },
  },
  dark: {
    grounds: {
      paper: ['dark', 0.022, 0.212],
      paperDeep: ['dark', 0.019, 0.179],
      glass: ['dark', 0.038, 0.327],
      clear: ['dark', 0.029, 0.265],
      line: ['dark', 0.034, 0.43],
      night: ['dark', 0.015, 0.149],
      nightPane: ['dark', 0.026, 0.238],
      nightLine: ['dark', 0.038, 0.39],
      dangerGround: [30, 0.055, 0.258],
      noticeGround: [91, 0.048, 0.285],
      successGround: [155, 0.052, 0.287],
      tint1: [198, 0.06, 0.374],
      tint2: [90, 0.07, 0.391],
      tint3: [132, 0.08, 0.375],
      tint4: [40, 0.078, 0.373],
      tint5: [255, 0.077, 0.364],
      tint6: [349, 0.073, 0.361],
    },
    foregrounds: {
      ink: ['paper', 0.016, 0.951],
      onNight: 'ink',
      onNightSoft: ['ink', 0.02, 0.803],
      onNightFocus: 'nightAction',
      danger: [30, 0.091, 0.835],
      inkSoft: ['ink', 0.02, 0.803],
      edge: ['ink', 0.034, 0.662],
      notice: [90, 0.111, 0.914],
      success: [159, 0.092, 0.857],
      focus: 'nightAction',
    },
  },
};

/** The grounds of a page, on which the button must be seen. */
export const pageGrounds = ['paper', 'paperDeep', 'glass', 'clear'] as const satisfies readonly ColorName[];

/** In a dark theme of level AAA, text needs grounds that are this much darker. */
const AAA_DARK_GROUNDS = 0.88;

const entriesOf = <Value>(record: Readonly<Partial<Record<ColorName, Value>>>): [ColorName, Value][] =>
  Object.entries(record).flatMap(([name, value]) => (isColorName(name) && value !== undefined ? [[name, value]] : []));

/** The recipe of a scheme, for the tone of a brand. */
export function recipeOf(brand: Tone, scheme: Scheme, contrast: ContrastLevel) {
  const hues = huesOf(brand);
  const { grounds, foregrounds } = recipes[scheme];
  const darker = scheme === 'dark' && contrast === 'AAA' ? AAA_DARK_GROUNDS : 1;
  const toneOfEntry = (name: ColorName, [hue, chroma, l]: Entry, factor = 1): Tone => {
    const { h, strength } = typeof hue === 'number' ? { h: hue, strength: name.startsWith('tint') ? hues.tint : 1 } : hues[hue];
    return { l: l * factor, c: chroma * strength, h };
  };
  return {
    grounds: entriesOf(grounds).map(([name, entry]): [ColorName, string] => [name, hexOfTone(toneOfEntry(name, entry, darker))]),
    foregrounds: entriesOf(foregrounds).map(([name, entry]): [ColorName, Tone | ColorName] => [name, typeof entry === 'string' ? entry : toneOfEntry(name, entry)]),
  };
}

/** The grounds of a brand's light pages. */
export function groundsOf(brand: Tone): string[] {
  const grounds = new Map(recipeOf(brand, 'light', 'AA').grounds);
  return pageGrounds.flatMap((name) => grounds.get(name) ?? []);
}
