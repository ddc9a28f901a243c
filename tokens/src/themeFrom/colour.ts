/** Colour arithmetic of `themeFrom`: OKLCH, which keeps the hue while the lightness moves, and 8-bit sRGB, which screens show. */
import 'culori/css';
import { clampChroma, converter, differenceEuclidean, formatHex, parse } from 'culori/fn';

/** A colour in OKLCH: lightness and chroma from 0 to 1, the hue in degrees. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** The difference of two colours in OKLab. Areas that touch can be told apart from about .02. */
export const difference: (one: string, other: string) => number = differenceEuclidean('oklab');

/** The nearest colour of sRGB with the same hue and lightness, in 8 bits. */
export const hexOfTone = ({ l, c, h }: Tone): string => formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));

/** The OKLCH values of `#rrggbb`. A grey has the hue 0. */
export function toneOf(hex: string): Tone {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** Below this chroma a colour has no hue that people would name. */
const GREY_CHROMA = 0.03;

export const isGrey = ({ c }: Tone): boolean => c < GREY_CHROMA;

/** A colour that a person wrote, as a screen shows it. */
export interface ReadColour {
  readonly hex: string;
  /** Whether it is outside of sRGB. `hex` is then the nearest colour of the same hue and lightness. */
  readonly mapped: boolean;
}

/** Half a step of 8 bits: a channel that is outside of sRGB by less is rounded into it. */
const HALF_STEP = 1 / 510;

/**
 * Reads any opaque CSS colour: a hex, a name, `rgb()`, `oklch()`, `color(display-p3 …)`.
 *
 * @throws Error with a sentence when the text is not one
 */
export function readColour(text: string): ReadColour {
  const parsed = parse(text.trim());
  const { l = 0, c = 0, h = 0 } = (parsed && toOklch(parsed)) ?? {};
  if (parsed === undefined || ![l, c, h].every(Number.isFinite)) throw new Error(`“${text}” is not a colour. Write it as CSS does: #1f5fa8, oklch(48% 0.13 255) or color(display-p3 0.2 0.4 0.7).`);
  if (parsed.alpha !== undefined && parsed.alpha < 1) throw new Error(`“${text}” is partly transparent. Write an opaque colour: contrast depends on what shows through.`);
  const { r, g, b } = toRgb(parsed);
  const mapped = [r, g, b].some((channel) => channel < -HALF_STEP || channel > 1 + HALF_STEP);
  return { hex: mapped ? hexOfTone({ l, c, h }) : formatHex(parsed), mapped };
}
