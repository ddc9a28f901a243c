import { recordOf } from './recordOf.ts';

/**
 * The part of the DTCG format (Design Tokens Community Group, 2025.10) that Uno's token files use,
 * and functions that turn a token into a CSS value. `readTheme.ts` resolves aliases.
 */

/** A colour: components in a colour space of DTCG, a hex of sRGB, both, or the alias of another colour, `{color.ink}`. */
export interface ColorToken {
  readonly $value: string | { readonly hex?: string; readonly colorSpace?: string; readonly components?: readonly (number | string)[]; readonly alpha?: number };
  readonly $type?: string;
}

/** A length (`px`, `rem`) or a duration (`ms`). `uno.min` is the size at 360 px, for `fluidCss`. */
export interface DimensionToken {
  readonly $value: { readonly value: number; readonly unit: string };
  readonly $extensions?: { readonly 'uno.min': { readonly value: number; readonly unit: string } };
}

interface Group<Token> {
  $type: string;
  $description?: string;
  [name: string]: Token | string | undefined;
}

type TokenNames<G> = Extract<Exclude<keyof G, `$${string}`>, string>;

/** The CSS values of a group: the same names, without the `$` entries. */
export type CssValues<G> = { [K in TokenNames<G>]: string };

/**
 * Turns every token of a group into its CSS value.
 *
 * @param group a DTCG group
 * @param css writes one token as CSS
 */
export function cssValues<G extends object, Token>(
  group: G & Group<Token>,
  css: (token: Token) => string,
): CssValues<G> {
  const isTokenName = (name: string): name is TokenNames<G> => name in group && !name.startsWith('$');
  return recordOf(Object.keys(group).filter(isTokenName), (name) => {
    const token: Token | string | undefined = group[name];
    if (token === undefined || typeof token === 'string') throw new Error(`“${name}” is not a token.`);
    return css(token);
  });
}

/** `3rem`, `450ms`. */
export const dimensionCss = ({ $value }: DimensionToken): string => `${$value.value}${$value.unit}`;

/** A family list, names with spaces quoted. */
export const familyCss = (token: { readonly $value: readonly string[] }): string =>
  token.$value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');

/** A plain number. */
export const numberCss = (token: { $value: number }): string => String(token.$value);

/** `cubic-bezier(…)`. */
export const easingCss = (token: { $value: number[] }): string => `cubic-bezier(${token.$value.join(', ')})`;

/** Viewport widths between which fluid sizes grow, in rem (360 px and 1280 px). */
const FLUID = { from: 22.5, to: 80 } as const;

/**
 * A length that grows evenly from its `uno.min` at 360 px to its value at 1280 px of viewport, in rem
 * so that it also follows the reader's own font size (WCAG 1.4.4).
 */
export function fluidCss(token: DimensionToken): string {
  const max = token.$value.value;
  const min = token.$extensions?.['uno.min'].value ?? max;
  const slope = (max - min) / (FLUID.to - FLUID.from);
  const base = min - slope * FLUID.from;
  return `clamp(${min}rem, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${max}rem)`;
}
