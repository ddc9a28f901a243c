import { readColour } from './themeFrom/colour.ts';
import { isObject, quoted, type ReadResult, resolveAliases, tokenAt, type TokenTree } from './readToken.ts';

/** A colour that was read: `#rrggbb`, and a note if a screen of sRGB can't show what the theme has. */
export interface ColorRead {
  readonly hex: string;
  /** From 0 to 1. Only shadows may be transparent. */
  readonly alpha: number;
  readonly note?: string;
}

/** The colour spaces of DTCG 2025.10 besides sRGB, as functions of CSS. */
const spaces: Readonly<Record<string, (components: readonly string[]) => string>> = {
  hsl: ([h = '', s = '', l = '']) => `hsl(${h} ${s}% ${l}%)`,
  hwb: ([h = '', w = '', b = '']) => `hwb(${h} ${w}% ${b}%)`,
  ...Object.fromEntries(['lab', 'lch', 'oklab', 'oklch'].map((name) => [name, (components: readonly string[]) => `${name}(${components.join(' ')})`])),
  ...Object.fromEntries(['srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'].map((name) => [name, (components: readonly string[]) => `color(${name} ${components.join(' ')})`])),
};

const SIX_DIGITS = /^#[\da-f]{6}$/i;

/** The notation that an error suggests: `#ffffff` for `#fff`, otherwise the pattern `#rrggbb`. */
const suggestedHex = (hex: string): string => (/^#?[\da-f]{3}$/i.test(hex) ? `#${hex.replace('#', '').replaceAll(/./g, '$&$&').toLowerCase()}` : '#rrggbb');

/** The hex of three sRGB components from 0 to 1. */
const hexOfComponents = (components: readonly number[]): string =>
  `#${components.map((channel) => Math.round(channel * 255).toString(16).padStart(2, '0')).join('')}`;

/** Whether a value is three components of sRGB: numbers from 0 to 1. */
const areComponents = (components: unknown): components is readonly number[] =>
  Array.isArray(components) && components.length === 3 && components.every((channel) => typeof channel === 'number' && channel >= 0 && channel <= 1);

/** Checks a hex, and that the components of sRGB, if given, are the same colour. Components without a hex are enough. */
function readSrgb(path: string, hex: unknown, components: unknown): ReadResult<string> {
  if (components !== undefined && !areComponents(components)) return { problem: `${path} has the components ${JSON.stringify(components)}. Write three numbers from 0 to 1, or a hex: "#rrggbb".` };
  if (hex === undefined && components !== undefined) return { value: hexOfComponents(components) };
  if (typeof hex !== 'string') return { problem: `${path} has no hex. Write "${path.split('.').at(-1)}": { "$value": { "hex": "#rrggbb" } }.` };
  if (!SIX_DIGITS.test(hex)) return { problem: `${path} is ${quoted(hex)}, which is not six hexadecimal digits. Write ${suggestedHex(hex)}.` };
  if (components === undefined) return { value: hex.toLowerCase() };
  const said = hexOfComponents(components);
  if (said === hex.toLowerCase()) return { value: said };
  return { problem: `${path} is ${hex} in hex, but its components ${JSON.stringify(components)} are ${said}. Correct one of them, or leave the components out: they are computed.` };
}

/** Reads a colour of another space. A hex beside it is the colour's own fallback where a screen can't show it. */
function readOtherSpace(path: string, space: string, hex: unknown, components: unknown): ReadResult<ColorRead> {
  const write = spaces[space];
  if (write === undefined) return { problem: `${path} is in the colour space ${quoted(space)}. Write it in srgb, ${Object.keys(spaces).join(', ')}.` };
  const isComponent = (one: unknown): boolean => (typeof one === 'number' && Number.isFinite(one)) || one === 'none';
  if (!Array.isArray(components) || components.length !== 3 || !components.every(isComponent)) {
    return { problem: `${path} has the components ${JSON.stringify(components)} in ${space}. Write three numbers, or "none" for one that has no meaning.` };
  }
  const own = readColour(write(components.map(String)));
  if (!own.mapped) return { value: { hex: own.hex, alpha: 1 } };
  const fallback: ReadResult<string> = hex === undefined ? { value: own.hex } : readSrgb(path, hex, undefined);
  if ('problem' in fallback) return fallback;
  return { value: { hex: fallback.value, alpha: 1, note: `${path} ${space}(${components.join(' ')}) is outside of sRGB: ${fallback.value} replaces it, ${hex === undefined ? 'the nearest colour of its hue and lightness' : 'the hex beside it'}.` } };
}

/** Reads the value of a colour, without aliases. */
export function readColorValue(path: string, value: unknown): ReadResult<ColorRead> {
  const { colorSpace = 'srgb', hex, components, alpha = 1 } = isObject(value) ? value : { hex: value };
  if (typeof alpha !== 'number' || alpha < 0 || alpha > 1) return { problem: `${path} has the alpha ${quoted(alpha)}. Write a number from 0 to 1.` };
  if (typeof colorSpace === 'string' && colorSpace !== 'srgb') {
    const read = readOtherSpace(path, colorSpace, hex, components);
    return 'problem' in read ? read : { value: { ...read.value, alpha } };
  }
  const read = readSrgb(path, hex, components);
  return 'problem' in read ? read : { value: { hex: read.value, alpha } };
}

/** Reads one opaque colour of a theme, following its aliases. */
export function readColor(tree: TokenTree, path: string): ReadResult<ColorRead> {
  const token = tokenAt(tree, path);
  const name = path.split('.').at(-1);
  if (token === undefined) return { problem: `${path} is missing. Add "${name}": { "$value": { "hex": "#rrggbb" } }, or an alias of another colour: "${name}": { "$value": "{color.ink}" }.` };
  const resolved = resolveAliases(tree, path, isObject(token) ? token['$value'] : undefined);
  if ('problem' in resolved) return resolved;
  const read = readColorValue(resolved.value.path, resolved.value.value);
  if ('value' in read && read.value.alpha < 1) return { problem: `${resolved.value.path} has the alpha ${read.value.alpha}. Leave alpha out: contrast depends on what shows through.` };
  return read;
}
