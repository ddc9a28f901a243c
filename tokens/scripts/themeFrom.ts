/**
 * Makes a light theme at level AA from the colour of a brand. First a recipe gives the grounds and the decorative lines. Then
 * every other colour is moved in OKLCH lightness, as little as possible, until all of its rows in `pairs` pass. Colours are
 * rounded to 8 bits before they are measured. It does not make dark themes or themes of level AAA.
 */
import { clampChroma, converter, differenceEuclidean, formatHex, type Oklch } from 'culori';
import { contrastRatio } from '../src/contrast.ts';
import evergreen from '../src/themes/evergreen.tokens.json' with { type: 'json' };
import { pairs, prove, targetRatio } from '../src/pairs.ts';
import { type ColorName, colorNames, isColorName } from '../src/colorNames.ts';
import { recordOf } from '../src/recordOf.ts';
import { artHexOf, hexOf } from '../src/source.ts';
import { type ArtName, artNames, themeSources } from '../src/themeSources.ts';

/** The input of {@link themeFrom}. */
export interface ThemeSeed {
  /** `#rrggbb` */
  readonly brand: string;
  /** The colour of the main action, `#rrggbb`. Default: the brand if it is light and vivid, else yellow, copper or coral. */
  readonly accent?: string;
}

/** Lightness 0–1, chroma, and hue in degrees. */
interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toOklch = converter('oklch');
const distance = differenceEuclidean('oklab');

const toneOf = (hex: string): Tone => {
  const colour = toOklch(hex);
  if (!colour) throw new Error(`“${hex}” is not a colour. Write it as #1f5fa8.`);
  const { l, c, h = 0 }: Oklch = colour;
  return { l, c, h };
};

/** The nearest colour of sRGB with the same hue and lightness, in 8 bits. */
const hexOfTone = ({ l, c, h }: Tone): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** A mix of two hues in the a/b plane of OKLab: opposite hues lose chroma (`fade`) instead of jumping. */
function mixHues(one: number, weight: number, other: number): { readonly h: number; readonly fade: number } {
  const [a, b] = [one, other].map((hue) => (hue * Math.PI) / 180);
  const x = weight * Math.cos(a ?? 0) + (1 - weight) * Math.cos(b ?? 0);
  const y = weight * Math.sin(a ?? 0) + (1 - weight) * Math.sin(b ?? 0);
  return { h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360, fade: Math.hypot(x, y) };
}

/** Hues in degrees: the warm white of paper, the cool white of glass, and the glass of a warm brand. */
const PAPER_HUE = 85;
const GLASS_HUE = 195;
const WARM_GLASS_HUE = 135;
const isWarm = (hue: number): boolean => hue < 110 || hue > 330;

/** Accents for the main action, if the brand can't be its own accent: yellow, copper, coral. */
const DEFAULT_ACCENTS = ['#ffc42e', '#f2a06b', '#ff9a8a'] as const;

/** The smallest difference between a default accent and the brand: in hue (degrees), and overall (OKLab). */
const MIN_ACCENT_HUE_GAP = 53;
const MIN_ACCENT_DISTANCE = 0.14;

/** A brand of at least this lightness and chroma is its own accent. */
const MIN_ACCENT_LIGHTNESS = 0.75;
const MIN_ACCENT_CHROMA = 0.12;

/** The smallest difference between the colour of errors and a red brand (OKLab). */
const MIN_DANGER_DISTANCE = 0.08;

const hueDifference = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** The accent if given; else the brand if light and vivid; else the first default accent that differs enough from it. */
function actionOf({ brand, accent }: ThemeSeed): string {
  if (accent !== undefined) return accent;
  const { l, c, h } = toneOf(brand);
  if (l >= MIN_ACCENT_LIGHTNESS && c >= MIN_ACCENT_CHROMA) return brand;
  const differs = (candidate: string): boolean =>
    hueDifference(toneOf(candidate).h, h) >= MIN_ACCENT_HUE_GAP && distance(candidate, brand) >= MIN_ACCENT_DISTANCE;
  return DEFAULT_ACCENTS.find(differs) ?? DEFAULT_ACCENTS[0];
}

type Colours = Partial<Record<ColorName, string>>;

/** Whether a colour has enough contrast in all of its pairs with the colours that are already placed. */
const hasContrast = (name: ColorName, hex: string, placed: Colours): boolean =>
  pairs.every(({ foreground, background, use }) => {
    const other = foreground === name ? placed[background] : background === name ? placed[foreground] : undefined;
    return other === undefined || contrastRatio(hex, other) >= targetRatio(use, 'AA');
  });

/** A step of lightness that is about one step of an 8-bit colour. */
const STEP = 0.004;

/** The colour nearest in lightness to `wanted` that has enough contrast. */
function solve(name: ColorName, wanted: string, placed: Colours, also: (hex: string) => boolean = () => true): string {
  const tone = toneOf(wanted);
  for (let far = 0; far <= 1; far += STEP) {
    for (const l of [tone.l - far, tone.l + far]) {
      const hex = far === 0 ? wanted : hexOfTone({ ...tone, l: Math.min(1, Math.max(0, l)) });
      if (hasContrast(name, hex, placed) && also(hex)) return hex;
    }
  }
  throw new Error(`No lightness of ${wanted} makes a legible “${name}” beside the other colours. Choose another accent.`);
}

/** The grounds and decorative lines of a brand, and the preferred values of its other colours. */
function recipe(seed: ThemeSeed): { readonly grounds: Colours; readonly wanted: Readonly<Partial<Record<ColorName, string>>> } {
  const { c, h } = toneOf(seed.brand);
  // A grey brand has no hue, so the grounds stay grey.
  const strength = Math.min(1, c / 0.1);
  const tone = (hue: { readonly h: number; readonly fade: number }, chroma: number, l: number) => hexOfTone({ l, c: chroma * strength * hue.fade, h: hue.h });
  const own = { h, fade: 1 };
  const deep = { h, fade: Math.min(2, (c / 0.105) ** 2) };
  const paper = mixHues(h, 0.3, PAPER_HUE);
  const glass = mixHues(h, 0.2, isWarm(h) ? WARM_GLASS_HUE : GLASS_HUE);
  const fixed = (hue: number, chroma: number, l: number) => hexOfTone({ l, c: chroma, h: hue });
  const action = actionOf(seed);
  const lit = toneOf(action);
  const ink = tone(own, 0.038, 0.245);
  return {
    grounds: {
      paper: tone(paper, 0.02, 0.955),
      paperDeep: tone(paper, 0.03, 0.913),
      glass: tone(glass, 0.028, 0.898),
      clear: tone(glass, 0.012, 0.979),
      dangerGround: fixed(33, 0.024, 0.943),
      noticeGround: fixed(92, 0.061, 0.955),
      successGround: fixed(158, 0.026, 0.941),
      tint1: hexOf(themeSources.evergreen, 'tint1'),
      tint2: hexOf(themeSources.evergreen, 'tint2'),
      tint3: hexOf(themeSources.evergreen, 'tint3'),
      tint4: hexOf(themeSources.evergreen, 'tint4'),
      tint5: hexOf(themeSources.evergreen, 'tint5'),
      tint6: hexOf(themeSources.evergreen, 'tint6'),
      night: tone(deep, 0.034, 0.225),
      nightPane: tone(deep, 0.05, 0.307),
      nightLine: tone(deep, 0.057, 0.41),
      line: tone(paper, 0.026, 0.832),
    },
    // In the order in which they are placed.
    wanted: {
      ink,
      brand: seed.brand,
      action,
      actionHover: hexOfTone({ ...lit, l: lit.l + (lit.l > 0.9 ? -0.05 : 0.05) }),
      onAction: ink,
      nightAction: action,
      onNightFocus: action,
      danger: fixed(30, 0.163, 0.468),
      inkSoft: tone(own, 0.032, 0.435),
      edge: tone(own, 0.034, 0.527),
      notice: fixed(85, 0.081, 0.395),
      success: fixed(157, 0.098, 0.452),
      onNight: tone(paper, 0.02, 0.955),
      onNightSoft: tone(own, 0.028, 0.823),
      focus: ink,
    },
  };
}

/** The drawing colours that take their hue from a colour of the interface, and keep their own lightness. */
const artHues: Readonly<Partial<Record<ArtName, ColorName>>> = {
  glassDull: 'glass', glassClear: 'glass', glassShade: 'glass', glassStreak: 'glass', indoors: 'glass',
  stone: 'paper', stoneShade: 'paper', pavement: 'paper', far: 'paper', mountain: 'paper', mountainShade: 'paper',
  road: 'ink', roadLine: 'ink', frame: 'brand',
};

/** The drawing colours that equal a colour of the interface. */
const artCopies: Readonly<Partial<Record<ArtName, ColorName>>> = { sky: 'paper', ink: 'ink', line: 'ink' };

/** A token's value: a hex, with the components computed from it. */
export const valueOf = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  hex,
});

/** The colours of a brand, each with its hex. */
function coloursOf(seed: ThemeSeed): Record<ColorName, string> {
  const { grounds, wanted } = recipe(seed);
  const placed: Colours = { ...grounds };
  for (const [name, hex] of Object.entries(wanted)) {
    if (!isColorName(name)) continue;
    const awayFromBrand = (found: string) => distance(found, placed.brand ?? seed.brand) >= MIN_DANGER_DISTANCE;
    placed[name] = solve(name, hex, placed, name === 'danger' ? awayFromBrand : undefined);
  }
  return recordOf(colorNames, (name) => {
    const hex = placed[name];
    if (hex === undefined) throw new Error(`The recipe has no “${name}”. Add it to grounds or wanted.`);
    return hex;
  });
}

/** Gives a colour the hue of another. It keeps its lightness, and has at most twice the chroma of the other. */
export function withHueOf(hex: string, other: string): string {
  const [own, hue] = [toneOf(hex), toneOf(other)];
  return hexOfTone({ l: own.l, c: Math.min(own.c, hue.c * 2), h: hue.h });
}

/** The drawing colours of a brand. */
function artOf(colours: Readonly<Record<ColorName, string>>): Record<ArtName, string> {
  const art = recordOf(artNames, (name) => {
    const own = artHexOf(themeSources.evergreen, name);
    const [copied, hue] = [artCopies[name], artHues[name]];
    if (copied !== undefined) return colours[copied];
    return hue === undefined ? own : withHueOf(own, colours[hue]);
  });
  const { l, h } = toneOf(colours.action);
  // A warm light action is the drawings' sun too.
  if (l >= MIN_ACCENT_LIGHTNESS && h >= 30 && h <= 110) art.sun = colours.action;
  return art;
}

/** A token with a value of its own. */
interface SolvedToken {
  $value: ReturnType<typeof valueOf>;
}

/** A theme in the shape of the theme files, in which each colour has a hex and no alias. */
export interface SolvedTheme {
  $description: string;
  $extensions: { 'uno.scheme': string; 'uno.contrast': string };
  color: { $type: string } & Record<ColorName, SolvedToken>;
  art: { $type: string; $description: string } & Record<ArtName, SolvedToken>;
  stroke: (typeof evergreen)['stroke'];
}

/**
 * Makes a theme from a colour, in the shape of the theme files. A colour that has too little contrast on one of its grounds
 * is made darker or lighter, even the brand.
 *
 * @throws when no lightness of a colour has enough contrast, or a seed is not a colour
 * @example themeFrom({ brand: '#1f5fa8' })
 */
export function themeFrom(seed: ThemeSeed): SolvedTheme {
  const colours = coloursOf(seed);
  const art = artOf(colours);
  const source: SolvedTheme = {
    $description: `Made from ${seed.brand}.`,
    $extensions: { 'uno.scheme': 'light', 'uno.contrast': 'AA' },
    color: { $type: 'color', ...recordOf(colorNames, (name) => ({ $value: valueOf(colours[name]) })) },
    art: { $type: 'color', $description: evergreen.art.$description, ...recordOf(artNames, (name) => ({ $value: valueOf(art[name]) })) },
    stroke: evergreen.stroke,
  };
  prove(source);
  return source;
}

/** The text of a theme file, with one line for each token, as in the other themes. */
export const themeFile = (theme: object): string =>
  `${JSON.stringify(theme, undefined, 2)
    .replace(/\{\s+"\$value": \{\s+"colorSpace": "srgb",\s+"components": \[\s+([\d.]+),\s+([\d.]+),\s+([\d.]+)\s+\],\s+"hex": "(#[0-9a-f]+)"\s+\}\s+\}/g, '{ "$value": { "colorSpace": "srgb", "components": [$1, $2, $3], "hex": "$4" } }')
    .replace(/\{\s+"\$value": \{\s+"value": (\d+),\s+"unit": "(\w+)"\s+\}\s+\}/g, '{ "$value": { "value": $1, "unit": "$2" } }')}\n`;
