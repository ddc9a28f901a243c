import base from './base.tokens.json' with { type: 'json' };
import { type ColorName, colorNames } from './colorNames.ts';
import type { ColorToken, DimensionToken } from './dtcg.ts';
import { recordOf } from './recordOf.ts';

/** The tokens that all themes share. */
export const baseSource = base;

/** Tokens by name; names that begin with `$` are DTCG's own (`$type`, `$description`). */
interface TokenGroup {
  readonly $type?: string;
  readonly $description?: string;
}

/**
 * A theme as data, in the format of the Design Tokens Community Group (2025.10): the content of a `*.tokens.json` file. The
 * name of the theme is not part of the data.
 *
 * @example
 * {
 *   "$extensions": { "uno.scheme": "light", "uno.contrast": "AA" },
 *   "color": {
 *     "$type": "color",
 *     "paper": { "$value": { "hex": "#fbf6ff" } },
 *     "ink": { "$value": { "hex": "#241433" } },
 *     "focus": { "$value": "{color.ink}" }
 *   },
 *   "radius": { "$type": "dimension", "control": { "$value": { "value": 10, "unit": "px" } } }
 * }
 */
export interface ThemeSource {
  /** One sentence on how the theme looks. */
  readonly $description?: string;
  readonly $extensions: {
    /** `light` or `dark`: the surroundings that it is made for. It becomes the CSS property `color-scheme`. */
    readonly 'uno.scheme': string;
    /** `AA` or `AAA`: the level of WCAG 2.2 that its pairs of colours must reach. */
    readonly 'uno.contrast': string;
    /** The marker of a list item, as SVG path data on a square of 16 units. Default: a filled square. */
    readonly 'uno.listMarker'?: string;
  };
  /** Every colour of the interface, as `hex` or as `components` of sRGB. Where a colour has both, they must be the same colour. */
  readonly color: TokenGroup & Readonly<Record<ColorName, ColorToken>>;
  /** Colours of drawings. Components use a few of them; those that are missing here are derived from `color`. */
  readonly art?: object;
  /** Widths of lines. Default: `hairline` 1 px, `edge` 2 px. */
  readonly stroke?: TokenGroup & { readonly hairline?: DimensionToken; readonly edge?: DimensionToken };
  /** Round corners: `control` for buttons and fields, `box` for cards and panels. Default: none. */
  readonly radius?: TokenGroup & { readonly control?: DimensionToken; readonly box?: DimensionToken };
  /** Typefaces, where they are not those of `base.tokens.json`: `display` for titles, `text` for the rest. */
  readonly font?: TokenGroup & { readonly display?: { readonly $value: readonly string[] }; readonly text?: { readonly $value: readonly string[] } };
}

/** The surroundings that a theme can be made for: the values of `color-scheme`. */
export const schemes = ['light', 'dark'] as const;
const levels = ['AA', 'AAA'] as const;

/** The surroundings that a theme is made for. */
export type Scheme = (typeof schemes)[number];

/** The level of WCAG 2.2 that a theme's pairs reach. */
export type ContrastLevel = (typeof levels)[number];

/** How an error names a theme: by the name that the caller gave, else by its description. */
function titleOf(source: ThemeSource, name: string | undefined): string {
  const known = name ?? source.$description;
  return known === undefined ? 'The theme' : `The theme “${known}”`;
}

/** The error for a theme that can't be used, with a sentence for each problem: what happened, and what to do. */
export function refusal(source: ThemeSource, name: string | undefined, [first = '', ...more]: readonly string[]): Error {
  const title = `${titleOf(source, name)} can't be used:`;
  return new Error(more.length === 0 ? `${title} ${first}` : [title, first, ...more].join('\n  '));
}

/** A value read from a theme, or a sentence that says what is wrong with it. */
type ReadResult<Value> = { readonly value: Value } | { readonly problem: string };

const quoted = (value: unknown): string => `“${typeof value === 'string' ? value : JSON.stringify(value)}”`;

const SIX_DIGITS = /^#[\da-f]{6}$/i;

/** The notation that an error suggests: `#ffffff` for `#fff`, otherwise the pattern `#rrggbb`. */
const suggestedHex = (hex: string): string => (/^#?[\da-f]{3}$/i.test(hex) ? `#${hex.replace('#', '').replaceAll(/./g, '$&$&').toLowerCase()}` : '#rrggbb');

/** The hex of three sRGB components from 0 to 1. */
const hexOfComponents = (components: readonly number[]): string =>
  `#${components.map((channel) => Math.round(channel * 255).toString(16).padStart(2, '0')).join('')}`;

const ALIAS = /^\{(\w+)\.(\w+)\}$/;

type Groups = Readonly<Record<'color' | 'art', Readonly<Record<string, unknown>>>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const groupsOf = ({ color, art }: ThemeSource): Groups => ({ color: isObject(color) ? { ...color } : {}, art: isObject(art) ? { ...art } : {} });

/** Whether a value is three components: numbers from 0 to 1. */
const areComponents = (components: unknown): components is readonly number[] =>
  Array.isArray(components) && components.length === 3 && components.every((channel) => typeof channel === 'number' && channel >= 0 && channel <= 1);

/** Checks a hex, and that the components, if given, are the same colour. Components without a hex are enough. */
function checkedHex(path: string, hex: unknown, components: unknown): ReadResult<string> {
  if (components !== undefined && !areComponents(components)) return { problem: `${path} has the components ${JSON.stringify(components)}. Write three numbers from 0 to 1, or a hex: "#rrggbb".` };
  if (hex === undefined && components !== undefined) return { value: hexOfComponents(components) };
  if (typeof hex !== 'string') return { problem: `${path} has no hex. Write "${path.split('.')[1]}": { "$value": { "hex": "#rrggbb" } }.` };
  if (!SIX_DIGITS.test(hex)) return { problem: `${path} is ${quoted(hex)}, which is not six hexadecimal digits. Write ${suggestedHex(hex)}.` };
  if (components === undefined) return { value: hex.toLowerCase() };
  const said = hexOfComponents(components);
  if (said === hex.toLowerCase()) return { value: said };
  return { problem: `${path} is ${hex} in hex, but its components ${JSON.stringify(components)} are ${said}. Correct one of them, or leave the components out: they are computed.` };
}

/** Reads one colour of a theme, following its aliases. */
function readColor(groups: Groups, group: 'color' | 'art', name: string, passed: readonly string[] = []): ReadResult<string> {
  const path = `${group}.${name}`;
  const token = groups[group][name];
  if (token === undefined) return { problem: `${path} is missing. Add "${name}": { "$value": { "hex": "#rrggbb" } }, or an alias of another colour: "${name}": { "$value": "{color.ink}" }.` };
  if (passed.includes(path)) return { problem: `${path} is an alias of itself (${[...passed, path].join(' → ')}). Give one of them a hex.` };
  const value = isObject(token) ? token['$value'] : undefined;
  if (isObject(value)) {
    const { colorSpace = 'srgb', hex, components } = value;
    if (colorSpace !== 'srgb') return { problem: `${path} is in the colour space ${quoted(colorSpace)}. Write it in srgb.` };
    return checkedHex(path, hex, components);
  }
  const [, toGroup, toName = ''] = (typeof value === 'string' && ALIAS.exec(value)) || [];
  if (toGroup === undefined) return checkedHex(path, value, undefined);
  if ((toGroup !== 'color' && toGroup !== 'art') || groups[toGroup][toName] === undefined) {
    return { problem: `${path} is an alias of ${quoted(value)}, which the theme does not have. Name one of its colours, such as "{color.ink}".` };
  }
  return readColor(groups, toGroup, toName, [...passed, path]);
}

/** Reads an extension that must be one of these words. */
function readWord<Word extends string>(source: ThemeSource, key: 'uno.scheme' | 'uno.contrast', words: readonly Word[]): ReadResult<Word> {
  const extensions: unknown = source.$extensions;
  const said = isObject(extensions) ? extensions[key] : undefined;
  const value = words.find((word) => word === said);
  if (value !== undefined) return { value };
  const choice = words.map((word) => `"${word}"`).join(' or ');
  return { problem: `${key} is ${said === undefined ? 'missing' : quoted(said)}. Write "$extensions": { "${key}": ${choice} }.` };
}

function valueOf<Value>(source: ThemeSource, name: string | undefined, reading: ReadResult<Value>): Value {
  if ('problem' in reading) throw refusal(source, name, [reading.problem]);
  return reading.value;
}

/**
 * Whether a theme is made for light or for dark surroundings (CSS Color Adjustment 1, `color-scheme`).
 *
 * @throws when the theme has neither
 */
export const schemeOf = (source: ThemeSource, name?: string): Scheme => valueOf(source, name, readWord(source, 'uno.scheme', schemes));

/**
 * The level of WCAG 2.2 that a theme's pairs must reach.
 *
 * @throws when the theme has neither AA nor AAA
 */
export const contrastLevelOf = (source: ThemeSource, name?: string): ContrastLevel => valueOf(source, name, readWord(source, 'uno.contrast', levels));

/**
 * The value of a colour of the interface in a theme, with aliases resolved: `#rrggbb`.
 *
 * @throws when it is missing, is not six hexadecimal digits, or contradicts its own components
 */
export const hexOf = (source: ThemeSource, color: ColorName, name?: string): string => valueOf(source, name, readColor(groupsOf(source), 'color', color));

/**
 * The drawing colours that components use, with the interface colour that replaces each one when a theme's `art` omits it.
 */
export const derivedArt = { sun: 'nightAction', glassDull: 'line', white: 'clear' } as const satisfies Readonly<Record<string, ColorName>>;

const isDerived = (artName: string): artName is keyof typeof derivedArt => artName in derivedArt;

/** The names of the drawing colours that a theme gives, then of those that are derived. */
function artNamesOf(source: ThemeSource): readonly string[] {
  const given = Object.keys(groupsOf(source).art).filter((artName) => !artName.startsWith('$'));
  return [...given, ...Object.keys(derivedArt).filter((artName) => !given.includes(artName))];
}

const readArtColor = (groups: Groups, artName: string): ReadResult<string> =>
  groups.art[artName] === undefined && isDerived(artName) ? readColor(groups, 'color', derivedArt[artName]) : readColor(groups, 'art', artName);

/**
 * The value of a drawing colour in a theme: `#rrggbb`.
 *
 * @throws as `hexOf` does
 */
export const artHexOf = (source: ThemeSource, artName: string, name?: string): string => valueOf(source, name, readArtColor(groupsOf(source), artName));

/** The optional groups with the tokens that each may have. `art` may have any. */
const optionalTokens: Readonly<Record<string, readonly string[]>> = { stroke: ['hairline', 'edge'], radius: ['control', 'box'], font: ['display', 'text'] };
const groupNames = ['color', 'art', ...Object.keys(optionalTokens)];

/** The problems with unknown groups and tokens (`radii`, `radius.buton`), which would have no effect. A misspelt colour is reported as missing. */
function unknownTokens(source: ThemeSource): readonly string[] {
  const own = (group: object): readonly string[] => Object.keys(group).filter((name) => !name.startsWith('$'));
  const given: Readonly<Record<string, unknown>> = { ...source };
  return [
    ...own(source).filter((name) => !groupNames.includes(name)).map((name) => `${name} is not a group of a theme. The groups are ${groupNames.join(', ')}: rename it, or remove it.`),
    ...Object.entries(optionalTokens).flatMap(([group, known]) => {
      const tokens = given[group];
      const unknown = isObject(tokens) ? own(tokens).filter((name) => !known.includes(name)) : [];
      return unknown.map((name) => `${group}.${name} is not a token of a theme. ${group} has ${known.join(' and ')}: rename it, or remove it.`);
    }),
  ];
}

/** The values of a theme, with every alias resolved. */
export interface ReadTheme {
  readonly scheme: Scheme;
  readonly contrast: ContrastLevel;
  readonly color: Readonly<Record<ColorName, string>>;
  readonly art: Readonly<Record<string, string>>;
}

/**
 * Reads every colour of a theme.
 *
 * @param name the theme's name in errors
 * @throws Error with a sentence for each problem
 */
export function readTheme(source: ThemeSource, name?: string): ReadTheme {
  const groups = groupsOf(source);
  const problems = new Set(unknownTokens(source));
  /** Returns the value that was read, or records the problem and returns the placeholder. The theme is then refused below. */
  const valueOrPlaceholder = <Value>(reading: ReadResult<Value>, placeholder: Value): Value => {
    if ('value' in reading) return reading.value;
    problems.add(reading.problem);
    return placeholder;
  };
  const read: ReadTheme = {
    scheme: valueOrPlaceholder(readWord(source, 'uno.scheme', schemes), 'light'),
    contrast: valueOrPlaceholder(readWord(source, 'uno.contrast', levels), 'AA'),
    color: recordOf(colorNames, (color) => valueOrPlaceholder(readColor(groups, 'color', color), '')),
    art: Object.fromEntries(artNamesOf(source).map((artName) => [artName, valueOrPlaceholder(readArtColor(groups, artName), '')])),
  };
  if (problems.size > 0) throw refusal(source, name, [...problems]);
  return read;
}
