import { type ColorName, colorNames } from '../colorNames.ts';
import { contrastRatio } from '../contrast.ts';
import { recordOf } from '../recordOf.ts';
import type { ContrastLevel, Scheme } from '../source.ts';
import { type ArtName, artNames } from '../themeSources.ts';
import { artFrom } from './art.ts';
import { blendsInto, lampBeside, placeButton } from './button.ts';
import { difference, hexOfTone, isGrey, readColour, type Tone, toneOf } from './colour.ts';
import { placeDanger } from './danger.ts';
import { type MovedColour, Palette } from './palette.ts';
import { groundsOf, hueGap, pageGrounds, recipeOf } from './recipe.ts';
import { type SolvedToken, tokenOf } from './token.ts';

export type { MovedColour, SolvedToken };
export { withHueOf } from './art.ts';
export { completeTheme, tailwindTheme, themeFile, themeModule } from './writers.ts';

/** The colours of a company, as CSS writes colours: `#6b2fa0`, `oklch(45% 0.2 300)`, `rebeccapurple`. */
export interface ThemeSeed {
  readonly brand: string;
  /** The colour of the button. Default: see `role`. */
  readonly accent?: string;
  /**
   * What the brand's colour is for. `action`: the button, links and marks. `brand`: links and marks; the button has the accent, else a
   * colour of lamps. Default: `action`, unless there is an accent or the colour can't be told from the grounds of a light page.
   */
  readonly role?: 'action' | 'brand';
}

/** The input of {@link themeFrom}. */
export interface ThemeRequest extends ThemeSeed {
  /** Default: `light` */
  readonly scheme?: Scheme;
  /** The level of WCAG 2.2 that every role reaches on every surface. Default: `AA` */
  readonly contrast?: ContrastLevel;
  /**
   * Colours that a person has chosen, as six hexadecimal digits (`#1d4e89`). The others are solved beside them. A fixed colour never
   * moves, so it may be too near what it stands on: then `prove` refuses the theme, and names each pair.
   */
  readonly fixed?: Partial<Readonly<Record<ColorName, string>>>;
}

/** A theme in the shape of the theme files, in which each colour has a value of its own. */
export interface SolvedTheme {
  readonly $description: string;
  readonly $extensions: { readonly 'uno.scheme': Scheme; readonly 'uno.contrast': ContrastLevel };
  readonly color: { readonly $type: 'color' } & Readonly<Record<ColorName, SolvedToken>>;
  readonly art: { readonly $type: 'color' } & Readonly<Record<ArtName, SolvedToken>>;
}

/** What contrast does not show about a theme. */
export interface ThemeWarning {
  /**
   * `outsideSrgb`: the seed was mapped. `secondColour`: the button has another colour than the brand. `faintButton`: the button differs from the
   * page by its hue more than by its lightness. `greyButton`: the button is a mid grey. `dangerNear`: the colour of errors is near the brand's or the button's. `groundsAlike`: two
   * grounds look the same.
   */
  readonly kind: 'outsideSrgb' | 'secondColour' | 'faintButton' | 'greyButton' | 'dangerNear' | 'groundsAlike';
  /** The colours that the sentence names, in its order. */
  readonly colours: readonly string[];
  readonly text: string;
}

/** The result of {@link themeFrom}. */
export interface GeneratedTheme {
  /** The theme, for `themeCss`, or for a file to edit. */
  readonly theme: SolvedTheme;
  /** What the brand's colour is for, as `ThemeSeed` describes it. */
  readonly role: 'action' | 'brand';
  readonly moved: readonly MovedColour[];
  readonly warnings: readonly ThemeWarning[];
}

/** Grounds that differ by less look the same where they touch. */
const GROUNDS_APART = 0.015;

/** A grey button with less contrast on the page looks unavailable; with more it looks black, or white in the dark. */
const GREY_BUTTON_CONTRAST = 7;

/** Colours whose hues differ by less, in degrees, are both called red, or both orange. */
const ERROR_HUES = 35;

/** Where a colour that is too dark for a dark ground is looked for. A grey one has no hue to be known by, so it becomes as light as it was dark: black is nearly white. */
const lightened = (tone: Tone): Tone => (isGrey(tone) ? { ...tone, l: Math.min(0.96, 1.1 - tone.l) } : tone);

/** Whether a colour has the hue of errors: a ring in it would mark a field as wrong. */
const looksLikeError = (palette: Palette, name: ColorName): boolean => {
  const [own, danger] = [toneOf(palette.hex(name)), toneOf(palette.hex('danger'))];
  return !isGrey(own) && hueGap(own.h, danger.h) < ERROR_HUES;
};

/** The pairs of page grounds that are near each other. */
const closeGrounds = (palette: Palette): ThemeWarning[] =>
  pageGrounds.flatMap((one, at) =>
    pageGrounds.slice(at + 1).flatMap((other): ThemeWarning[] => {
      const colours = [palette.hex(one), palette.hex(other)] as const;
      return difference(...colours) < GROUNDS_APART ? [{ kind: 'groundsAlike', colours, text: `The grounds ${one} ${colours[0]} and ${other} ${colours[1]} look the same.` }] : [];
    }),
  );

/**
 * Makes a theme from the colour of a brand. A recipe gives the grounds. Then each colour that stands on them is moved in lightness,
 * as little as possible, until it reaches its contrast in every role on every surface, measured in the 8 bits of a screen.
 *
 * @throws Error with a sentence when a seed is not an opaque CSS colour, or when no lightness of a colour is legible beside the fixed ones
 * @example themeFrom({ brand: '#6b2fa0', scheme: 'dark' }).theme
 */
export function themeFrom({ brand, accent, role, scheme = 'light', contrast = 'AA', fixed }: ThemeRequest): GeneratedTheme {
  const seeds = [brand, ...(accent === undefined ? [] : [accent])].map((text) => ({ text, ...readColour(text) }));
  const [seed = '', given] = seeds.map(({ hex }) => hex);
  const tone = toneOf(seed);
  // The same in every scheme and level: a company's button does not change its meaning in the dark.
  const likeGround = blendsInto(seed, groundsOf(tone), 'light');
  const chosen = given === undefined ? (role ?? (likeGround === undefined ? 'action' : 'brand')) : 'brand';
  const wantedAction = given ?? (chosen === 'action' ? seed : lampBeside(seed));
  const { grounds, foregrounds } = recipeOf(tone, scheme, contrast);
  const palette = new Palette(contrast, grounds, fixed);
  palette.solve('brand', seed, scheme === 'dark' ? lightened(tone) : tone);
  placeButton(palette, wantedAction, seed, scheme);
  palette.solve('nightAction', palette.hex('action'), lightened(toneOf(palette.hex('action'))));
  let dangerIsApart = true;
  for (const [name, wanted] of foregrounds) {
    if (typeof wanted === 'string') palette.solve(name, palette.hex(name === 'focus' && looksLikeError(palette, wanted) ? 'ink' : wanted));
    else if (name === 'danger') dangerIsApart = placeDanger(palette, wanted, scheme);
    else palette.solve(name, hexOfTone(wanted), wanted);
  }
  const color = recordOf(colorNames, (name) => palette.hex(name));
  const art = artFrom(color, scheme);
  return {
    theme: {
      $description: `Made from ${[brand, ...(accent === undefined ? [] : [accent])].join(' and ')}.`,
      $extensions: { 'uno.scheme': scheme, 'uno.contrast': contrast },
      color: { $type: 'color', ...recordOf(colorNames, (name) => tokenOf(color[name])) },
      art: { $type: 'color', ...recordOf(artNames, (name) => tokenOf(art[name])) },
    },
    role: chosen,
    moved: palette.moved,
    warnings: [
      ...seeds.flatMap(({ mapped, text, hex }): ThemeWarning[] =>
        mapped ? [{ kind: 'outsideSrgb', colours: [text, hex], text: `${text} is outside of sRGB. The theme has ${hex}, the nearest colour of the same hue.` }] : [],
      ),
      ...(chosen === 'brand' && given === undefined && role === undefined
        ? [{ kind: 'secondColour', colours: [color.action, seed], text: `The button has a second colour, ${color.action}, because ${seed} can’t be told from the ground ${likeGround} of a light page. Give an accent to choose it.` } as const]
        : []),
      ...(pageGrounds.some((name) => contrastRatio(color.action, color[name]) < 1.3)
        ? [{ kind: 'faintButton', colours: [color.action], text: `The button ${color.action} differs from the page by its hue more than by its lightness.` } as const]
        : []),
      ...(isGrey(toneOf(color.action)) && contrastRatio(color.action, color.paper) < GREY_BUTTON_CONTRAST
        ? [{ kind: 'greyButton', colours: [color.action], text: `The button ${color.action} is a mid grey, and can look like a button that is not available. Give an accent to choose another colour.` } as const]
        : []),
      ...(dangerIsApart ? [] : [{ kind: 'dangerNear', colours: [color.danger], text: `The colour of errors, ${color.danger}, is near the brand’s colour or the button’s.` } as const]),
      ...closeGrounds(palette),
    ],
  };
}

/** What moved and why, and the warnings of a generated theme, as sentences for a person. */
export const themeReport = ({ moved, warnings }: GeneratedTheme): string[] => [
  ...moved.map(({ token, from, to, reason }) => `${token}: ${from} became ${to}. ${reason}`),
  ...warnings.map(({ text }) => `Note: ${text}`),
];

/** A theme for light and for dark surroundings, each at two levels of contrast. */
export type BrandThemes = Readonly<Record<Scheme, Readonly<Record<ContrastLevel, GeneratedTheme>>>>;

/**
 * Makes the four themes of a brand: light and dark, AA and AAA. In all of them the brand's colour is for the same things.
 *
 * @throws Error as `themeFrom` does
 * @example themesCss({ day: light.AA.theme, night: dark.AA.theme }, { default: 'day' })
 */
export function brandThemes(seed: ThemeSeed): BrandThemes {
  const inScheme = (scheme: Scheme) => ({ AA: themeFrom({ ...seed, scheme, contrast: 'AA' }), AAA: themeFrom({ ...seed, scheme, contrast: 'AAA' }) });
  return { light: inScheme('light'), dark: inScheme('dark') };
}
