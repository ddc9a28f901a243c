import base from './base.tokens.json' with { type: 'json' };
import type { ColorName } from './colorNames.ts';
import type { ColorToken } from './dtcg.ts';
import { extendTheme } from './extendTheme.ts';
import { readColor } from './readColor.ts';
import { artPath, readWord } from './readTheme.ts';
import { refusal } from './refusal.ts';
import { type ContrastLevel, levels, type Scheme, schemes } from './schemes.ts';
import type { ReadResult, TokenTree } from './readToken.ts';
import type { SurfaceName, SurfaceRole } from './surfaces.ts';

export { derivedArt } from './readTheme.ts';
export { isObject } from './readToken.ts';
export { type ContrastLevel, levels, type Scheme, schemes } from './schemes.ts';

/** The tokens that all themes share. */
export const baseSource = base;

/** A group of tokens by name; names that begin with `$` are DTCG's own. Values are checked when the theme is read. */
type TokenGroup<Name extends string, Value = Token> = { readonly $type?: string; readonly $description?: string } & Readonly<Partial<Record<Name, Value>>>;

interface Token {
  readonly $value: unknown;
  readonly $type?: string;
  readonly $extensions?: object;
}

type BaseToken<Group extends keyof typeof base> = Exclude<Extract<keyof (typeof base)[Group], string>, `$${string}`>;

/**
 * A theme as data, in the format of the Design Tokens Community Group (2025.10): the content of a `*.tokens.json` file. The
 * name of the theme is not part of the data. A value of any group may be the alias of another token: `{color.ink}`.
 *
 * @example { "$extends": "evergreen", "radius": { "control": { "$value": { "value": 10, "unit": "px" } } } }
 */
export interface ThemeSource {
  /** One sentence on how the theme looks. */
  readonly $description?: string;
  /** The name of a theme from which everything comes that this one does not have: one of Uno's, or of those beside it in `themesCss`. */
  readonly $extends?: string;
  readonly $extensions?: {
    /** `light` or `dark`: the surroundings that it is made for. It becomes the CSS property `color-scheme`. */
    readonly 'uno.scheme'?: string;
    /** `AA` or `AAA`: the level of WCAG 2.2 that its pairs of colours must reach. */
    readonly 'uno.contrast'?: string;
    /** `compact`, `regular` or `roomy`: its density where no `data-density` is. Default: `regular`. */
    readonly 'uno.density'?: string;
    /** The marker of a list item, as SVG path data on a square of 16 units. Default: a filled square. */
    readonly 'uno.listMarker'?: string;
  };
  /** Every colour of the interface, in a colour space of DTCG, or as `hex`. Where a colour of sRGB has both, they must be the same colour. */
  readonly color?: TokenGroup<ColorName, ColorToken>;
  /** Colours for roles on a surface, where they are not those of `surfaces`: `{ "tint": { "accent": { "$value": "{color.ink}" } } }`. */
  readonly surface?: { readonly $type?: string } & { readonly [Name in SurfaceName]?: TokenGroup<SurfaceRole> };
  /** Colours of drawings. Components use a few of them; those that are missing here are derived from `color`. */
  readonly art?: object;
  /** Typefaces: `display` for titles, `text` for the rest. A family or a list of them. */
  readonly font?: TokenGroup<BaseToken<'font'>>;
  readonly weight?: TokenGroup<BaseToken<'weight'>>;
  /** Font sizes at 1280 px of viewport, with `uno.min` at 360 px. */
  readonly size?: TokenGroup<BaseToken<'size'>>;
  /** Line heights. */
  readonly leading?: TokenGroup<BaseToken<'leading'>>;
  /** Letter spacing, in em. */
  readonly tracking?: TokenGroup<BaseToken<'tracking'>>;
  readonly space?: TokenGroup<BaseToken<'space'>>;
  /** Round corners: `control` for buttons and fields, `box` for cards and panels. Default: none. */
  readonly radius?: TokenGroup<'control' | 'box'>;
  /** Widths of lines. */
  readonly stroke?: TokenGroup<BaseToken<'stroke'>>;
  /** `box` for cards and panels, `overlay` for what lies above the page. Default: none. */
  readonly shadow?: TokenGroup<'box' | 'overlay'>;
  readonly duration?: TokenGroup<BaseToken<'duration'>>;
}

function valueOf<Value>(source: ThemeSource, name: string | undefined, read: (whole: TokenTree) => ReadResult<Value>): Value {
  const whole = extendTheme(source);
  const reading = 'problem' in whole ? whole : read(whole.value);
  if ('problem' in reading) throw refusal(source, name, [reading.problem]);
  return reading.value;
}

const hexAt = (path: (whole: TokenTree) => string) => (whole: TokenTree): ReadResult<string> => {
  const read = readColor(whole, path(whole));
  return 'problem' in read ? read : { value: read.value.hex };
};

/**
 * Whether a theme is made for light or for dark surroundings (CSS Color Adjustment 1, `color-scheme`).
 *
 * @throws when the theme has neither
 */
export const schemeOf = (source: ThemeSource, name?: string): Scheme => valueOf(source, name, (whole) => readWord(whole, 'uno.scheme', schemes));

/**
 * The level of WCAG 2.2 that a theme's pairs must reach.
 *
 * @throws when the theme has neither AA nor AAA
 */
export const contrastLevelOf = (source: ThemeSource, name?: string): ContrastLevel => valueOf(source, name, (whole) => readWord(whole, 'uno.contrast', levels));

/**
 * The value of a colour of the interface in a theme, with aliases resolved: `#rrggbb`.
 *
 * @throws when it is missing, is not six hexadecimal digits, or contradicts its own components
 */
export const hexOf = (source: ThemeSource, color: ColorName, name?: string): string => valueOf(source, name, hexAt(() => `color.${color}`));

/**
 * The value of a drawing colour in a theme: `#rrggbb`.
 *
 * @throws as `hexOf` does
 */
export const artHexOf = (source: ThemeSource, artName: string, name?: string): string => valueOf(source, name, hexAt((whole) => artPath(whole, artName)));
