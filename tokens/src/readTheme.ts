import base from './base.tokens.json' with { type: 'json' };
import { type ColorName, colorNames } from './colorNames.ts';
import { type Density, densities, isDensity } from './density.ts';
import { extendTheme } from './extendTheme.ts';
import { readColor, readColorValue } from './readColor.ts';
import { isObject, isToken, namesIn, quoted, type ReadResult, resolveAliases, tokenAt, type TokenTree } from './readToken.ts';
import { recordOf } from './recordOf.ts';
import { refusal } from './refusal.ts';
import { type ContrastLevel, levels, type Scheme, schemes } from './schemes.ts';
import type { ThemeSource } from './source.ts';
import { type SurfaceName, surfaceNames, type SurfaceRole, surfaceRoles } from './surfaces.ts';
import { type GroupName, groupNames, tokenTypes } from './tokenTypes.ts';

/** A role to which a theme gives a colour of its own on a surface. */
export interface SurfaceOverride {
  readonly surface: SurfaceName;
  readonly role: SurfaceRole;
  readonly hex: string;
}

/** The values of a theme, with every alias resolved. */
export interface ReadTheme {
  readonly scheme: Scheme;
  readonly contrast: ContrastLevel;
  readonly density: Density | undefined;
  readonly color: Readonly<Record<ColorName, string>>;
  readonly art: Readonly<Record<string, string>>;
  readonly surfaces: readonly SurfaceOverride[];
  /** The CSS values of its other groups. */
  readonly groups: Readonly<Record<GroupName, Readonly<Record<string, string>>>>;
  /** SVG path data. */
  readonly listMarker: string | undefined;
  /** Sentences on colours that were mapped into sRGB. */
  readonly notes: readonly string[];
}

/** The tokens that each group may have: those of the base, besides those that a theme has only if it wants them. */
const tokenNames: Readonly<Record<GroupName, readonly string[]>> = recordOf(groupNames, (group) => (group === 'radius' ? ['control', 'box'] : group === 'shadow' ? ['box', 'overlay'] : namesIn(base[group])));

const allGroups: readonly string[] = ['color', 'surface', 'art', ...groupNames];

/** `a, b and c`. */
const listed = (names: readonly string[]): string => names.join(', ').replace(/, (?=[^,]+$)/, ' and ');

const unknownName = (path: string, owner: string, names: readonly string[]): string => `${path} is not a token of a theme. ${owner} has ${listed(names)}: rename it, or remove it.`;

/** What a theme says besides its tokens. */
const extensionNames: readonly string[] = ['uno.scheme', 'uno.contrast', 'uno.density', 'uno.listMarker'];

/** The problems with unknown groups, tokens and extensions (`radii`, `color.acton`, `uno.dens`), which would have no effect. */
function unknownNames(whole: TokenTree): readonly string[] {
  const surface = whole['surface'];
  const extensions = isObject(whole['$extensions']) ? Object.keys(whole['$extensions']).filter((key) => key.startsWith('uno.')) : [];
  return [
    ...extensions.filter((key) => !extensionNames.includes(key)).map((key) => `${key} is not an extension of a theme. There are ${listed(extensionNames)}: rename it, or remove it.`),
    ...namesIn(whole).filter((name) => !allGroups.includes(name)).map((name) => `${name} is not a group of a theme. The groups are ${allGroups.join(', ')}: rename it, or remove it.`),
    ...namesIn(whole).filter((name) => !isObject(whole[name])).map((name) => `${name} is ${quoted(whole[name])}. Write a group: "${name}": { … }.`),
    ...namesIn(whole['color']).filter((name) => !colorNames.some((known) => known === name)).map((name) => unknownName(`color.${name}`, 'color', colorNames)),
    ...groupNames.flatMap((group) => namesIn(whole[group]).filter((name) => !tokenNames[group].includes(name)).map((name) => unknownName(`${group}.${name}`, group, tokenNames[group]))),
    ...namesIn(surface).filter((name) => !surfaceNames.some((known) => known === name)).map((name) => unknownName(`surface.${name}`, 'surface', surfaceNames)),
    ...surfaceNames.flatMap((name) => {
      const roles = isObject(surface) ? namesIn(surface[name]) : [];
      return roles.filter((role) => !surfaceRoles.some((known) => known === role)).map((role) => unknownName(`surface.${name}.${role}`, `surface.${name}`, surfaceRoles));
    }),
  ];
}

/** The colours of a shadow's layers as CSS. */
function withCssColors(path: string, shadow: unknown): ReadResult<unknown> {
  if (!isObject(shadow)) return { value: shadow };
  const layers: unknown[] = [];
  for (const layer of Array.isArray(shadow) ? shadow : [shadow]) {
    if (!isObject(layer)) return { value: shadow };
    const read = readColorValue(`${path}.color`, layer['color']);
    if ('problem' in read) return read;
    const { hex, alpha } = read.value;
    layers.push({ ...layer, color: alpha === 1 ? hex : `${hex}${Math.round(alpha * 255).toString(16).padStart(2, '0')}` });
  }
  return { value: Array.isArray(shadow) ? layers : layers[0] };
}

/** Reads a token of a group as CSS. */
function readGroupToken(tree: TokenTree, group: GroupName, name: string): ReadResult<string> {
  const path = `${group}.${name}`;
  const { type, cure } = tokenTypes[group];
  const token = tokenAt(tree, path);
  const wrong = (said: unknown): ReadResult<string> => ({ problem: `${path} is ${quoted(said)}. Write ${cure}.` });
  if (!isToken(token)) return wrong(token);
  const given = token['$type'] ?? (isObject(tree[group]) ? tree[group]['$type'] : undefined) ?? type;
  if (given !== type) return { problem: `${path} has the $type ${quoted(given)}. Write "${type}", or leave it out.` };
  const extensions = isObject(token['$extensions']) ? token['$extensions'] : {};
  const resolved = resolveAliases(tree, path, { $value: token['$value'], ...('uno.min' in extensions && { $extensions: { 'uno.min': extensions['uno.min'] } }) });
  if ('problem' in resolved) return resolved;
  const whole = isObject(resolved.value.value) ? resolved.value.value : {};
  return groupTokenCss(path, group, whole) ?? wrong('uno.min' in extensions ? whole : token['$value']);
}

/** A token of a group, without aliases, as CSS. Nothing where it has another value than the group's tokens. */
export function groupTokenCss(path: string, group: GroupName, token: TokenTree): ReadResult<string> | undefined {
  const value = group === 'shadow' ? withCssColors(path, token['$value']) : { value: token['$value'] };
  if ('problem' in value) return value;
  const parsed = tokenTypes[group].schema.safeParse({ ...token, $value: value.value });
  return parsed.success ? { value: parsed.data } : undefined;
}

const PATH_DATA = /^[\s\d.,+\-eaAcChHlLmMqQsStTvVzZ]+$/;

function readExtension(whole: TokenTree, key: string): unknown {
  return isObject(whole['$extensions']) ? whole['$extensions'][key] : undefined;
}

/** Reads an extension that must be one of these words. */
export function readWord<Word extends string>(whole: TokenTree, key: 'uno.scheme' | 'uno.contrast', words: readonly Word[]): ReadResult<Word> {
  const said = readExtension(whole, key);
  const value = words.find((word) => word === said);
  if (value !== undefined) return { value };
  return { problem: `${key} is ${said === undefined ? 'missing' : quoted(said)}. Write "$extensions": { "${key}": ${words.map((word) => `"${word}"`).join(' or ')} }.` };
}

function readDensity(whole: TokenTree): ReadResult<Density | undefined> {
  const said = readExtension(whole, 'uno.density');
  if (said === undefined || isDensity(said)) return { value: said };
  return { problem: `uno.density is ${quoted(said)}. Write ${Object.keys(densities).map((name) => `"${name}"`).join(' or ')}.` };
}

function readListMarker(whole: TokenTree): ReadResult<string | undefined> {
  const said = readExtension(whole, 'uno.listMarker');
  if (said === undefined || (typeof said === 'string' && PATH_DATA.test(said))) return { value: said };
  return { problem: `uno.listMarker is ${quoted(said)}, which is not SVG path data. Draw it on a square of 16 units: "M8 2a6 6 0 1 0 .1 0z".` };
}

/**
 * The drawing colours that components use, with the interface colour that replaces each one when a theme's `art` omits it.
 */
export const derivedArt = { sun: 'nightAction', glassClear: 'onNight', glassDull: 'line', line: 'night', white: 'clear' } as const satisfies Readonly<Record<string, ColorName>>;

const isDerived = (artName: string): artName is keyof typeof derivedArt => artName in derivedArt;

/** Where a drawing colour is read: components need some of them, which a theme without `art` derives from `color`. */
export const artPath = (tree: TokenTree, artName: string): string => (isDerived(artName) && tokenAt(tree, `art.${artName}`) === undefined ? `color.${derivedArt[artName]}` : `art.${artName}`);

/** Where aliases are looked up: a theme, and below it the tokens that all themes share. */
const withBase = (whole: TokenTree): TokenTree => Object.fromEntries([...new Set([...namesIn(base), ...Object.keys(whole)])].map((group) => [group, { ...Object(Reflect.get(base, group)), ...Object(whole[group]) }]));

/**
 * Reads every value of a theme.
 *
 * @param name the theme's name in errors
 * @param themes the themes that its `$extends` may name besides Uno's
 * @throws Error with a sentence for each problem
 */
export function readTheme(source: ThemeSource, name?: string, themes: Readonly<Record<string, ThemeSource>> = {}): ReadTheme {
  const extended = extendTheme(source, themes);
  if ('problem' in extended) throw refusal(source, name, [extended.problem]);
  const whole = extended.value;
  const tree = withBase(whole);
  const problems = new Set(unknownNames(whole));
  const notes = new Set<string>();
  /** Returns the value that was read, or records the problem and returns the placeholder. The theme is then refused below. */
  const valueOrPlaceholder = <Value>(reading: ReadResult<Value>, placeholder: Value): Value => {
    if ('value' in reading) return reading.value;
    problems.add(reading.problem);
    return placeholder;
  };
  const hexAt = (path: string): string => {
    const { hex, note } = valueOrPlaceholder(readColor(tree, path), { hex: '', alpha: 1 });
    if (note !== undefined) notes.add(note);
    return hex;
  };
  const artNames = new Set([...namesIn(whole['art']), ...Object.keys(derivedArt)]);
  const given = (path: string): readonly string[] => namesIn(tokenAt(whole, path));
  const read: ReadTheme = {
    scheme: valueOrPlaceholder(readWord(whole, 'uno.scheme', schemes), 'light'),
    contrast: valueOrPlaceholder(readWord(whole, 'uno.contrast', levels), 'AA'),
    density: valueOrPlaceholder(readDensity(whole), undefined),
    color: recordOf(colorNames, (color) => hexAt(`color.${color}`)),
    art: Object.fromEntries([...artNames].map((artName) => [artName, hexAt(artPath(tree, artName))])),
    surfaces: surfaceNames.flatMap((surface) => surfaceRoles.filter((role) => given(`surface.${surface}`).includes(role)).map((role) => ({ surface, role, hex: hexAt(`surface.${surface}.${role}`) }))),
    groups: recordOf(groupNames, (group) => Object.fromEntries(given(group).filter((token) => tokenNames[group].includes(token)).map((token) => [token, valueOrPlaceholder(readGroupToken(tree, group, token), '')]))),
    listMarker: valueOrPlaceholder(readListMarker(whole), undefined),
    get notes() {
      return [...notes];
    },
  };
  if (problems.size > 0) throw refusal(source, name, [...problems]);
  return read;
}
