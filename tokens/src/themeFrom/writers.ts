/** The texts of a theme's files: JSON for design tools, TypeScript, and a sheet for Tailwind. `themeCss` makes its CSS. */
import { extendTheme } from '../extendTheme.ts';
import { derivedArt, readTheme } from '../readTheme.ts';
import { isObject, isToken, type TokenTree } from '../readToken.ts';
import { recordOf } from '../recordOf.ts';
import { refusal } from '../refusal.ts';
import type { ThemeSource } from '../source.ts';
import { surfaceRoles } from '../surfaces.ts';
import { checkThemeName } from '../themeNameCheck.ts';
import { groupNames, tokenTypes } from '../tokenTypes.ts';
import { baseValues } from '../values.ts';
import { cssVariable, kebab } from '../variable.ts';
import { tokenOf } from './token.ts';

const inLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inLine(one)}`).join(', ')} }`;
};

/** Whether a value is a group of tokens: each of its tokens is written on a line of its own. */
const isGroup = (key: string, value: unknown): value is Readonly<Record<string, unknown>> => isObject(value) && !Array.isArray(value) && !key.startsWith('$') && !('$value' in value);

function inLines(key: string, value: unknown, indent = ''): string {
  if (!isGroup(key, value)) return inLine(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{\n${entries.map(([name, one]) => `${indent}  ${JSON.stringify(name)}: ${inLines(name, one, `${indent}  `)}`).join(',\n')}\n${indent}}`;
}

/** The text of a theme's `*.tokens.json`, with a line for each token. */
export const themeFile = (theme: object): string => `${inLines('', theme)}\n`;

/** `deep-sea` as the name of a constant: `deepSea`. */
const constantOf = (name: string): string => name.replaceAll(/[-_]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replaceAll(/[-_]/g, '');

/**
 * The text of a TypeScript module that exports a theme.
 *
 * @throws when the name can't be that of a theme
 */
export function themeModule(name: string, theme: ThemeSource): string {
  checkThemeName(name);
  return `import type { ThemeSource } from '@uno/tokens';\n\nexport const ${constantOf(name)} = ${inLines('', theme)} satisfies ThemeSource;\n`;
}

/** Where Tailwind has the tokens of a group: `--text-body` is a size. Weights are left out: `font-text` would be a typeface and a weight. */
const tailwindGroups = [['font', 'font'], ['size', 'text'], ['leading', 'leading'], ['tracking', 'tracking'], ['space', 'spacing']] as const;

/**
 * The text of a sheet for Tailwind 4. `bg-action`, `text-text-subtle`, `border-edge` are the roles of the surface around an element;
 * `font-display`, `text-lead`, `p-x4`, `rounded-control` are the theme's typefaces, sizes, distances and corners. The values are
 * variables, so the sheet serves every theme, and themes and surfaces inside each other.
 */
export const tailwindTheme = (): string =>
  [
    '/* Import it after tailwindcss. The pages also need @uno/tokens/base and the sheets of your themes, or @uno/tokens/themes. */',
    '@theme inline {',
    ...surfaceRoles.map((role) => `  --color-${kebab(role)}: var(${cssVariable('surface', role)});`),
    ...tailwindGroups.flatMap(([group, namespace]) => Object.keys(baseValues[group]).map((name) => `  --${namespace}-${name}: var(${cssVariable(group, name)});`)),
    ...['control', 'box'].map((name) => `  --radius-${name}: var(${cssVariable('radius', name)}, 0);`),
    // Tailwind lists shadows and rings in one property: without a value for the shadow the ring would be lost too.
    ...['box', 'overlay'].map((name) => `  --shadow-${name}: var(${cssVariable('shadow', name)}, 0 0 #0000);`),
    '}',
    '',
  ].join('\n');

const HEX = /^#[\da-f]{6}$/i;

/** A colour with its `colorSpace` and `components`. Other values stay. */
function completedColor(value: unknown): unknown {
  if (typeof value === 'string') return HEX.test(value) ? tokenOf(value.toLowerCase()).$value : value;
  if (!isObject(value) || typeof value['hex'] !== 'string') return value;
  const { colorSpace, components, ...rest } = value;
  return { ...(components === undefined ? tokenOf(value['hex'].toLowerCase()).$value : { colorSpace: colorSpace ?? 'srgb', components }), ...rest };
}

/** A size that is the same on phones says so: Style Dictionary would give it the size on phones of the base. */
const completedSize = (token: unknown): unknown =>
  isToken(token) && isObject(token['$value']) ? { ...token, $extensions: { 'uno.min': token['$value'], ...(isObject(token['$extensions']) && token['$extensions']) } } : token;

/** The types that design tools need beside the tokens. */
const groupTypes: TokenTree = { color: 'color', surface: 'color', art: 'color', ...recordOf(groupNames, (group) => tokenTypes[group].type) };

/**
 * Completes a theme that a person wrote, for design tools: each colour gets its `colorSpace` and `components`, each group its `$type`.
 * What the theme takes from its `$extends`, and the drawing colours that Uno derives from others, are written out.
 *
 * @throws Error when the theme can't be read
 */
export function completeTheme(source: ThemeSource): ThemeSource {
  readTheme(source);
  const extended = extendTheme(source);
  if ('problem' in extended) throw refusal(source, undefined, [extended.problem]);
  const { art, ...groups } = extended.value;
  const own = isObject(art) ? art : {};
  const derived = Object.fromEntries(Object.entries(derivedArt).map(([name, color]) => [name, { $value: `{color.${color}}` }]));
  const size = Object.entries({ ...Object(groups['size']) }).map(([name, token]) => [name, completedSize(token)]);
  const whole = { ...groups, ...(groups['size'] !== undefined && { size: Object.fromEntries(size) }), art: { ...own, ...derived, ...own } };
  const typed = Object.entries(whole).map(([group, tokens]) => [group, group in groupTypes && isObject(tokens) ? { $type: groupTypes[group], ...tokens } : tokens]);
  return JSON.parse(JSON.stringify(Object.fromEntries(typed)), (key, value: unknown) => (key === '$value' || key === 'color' ? completedColor(value) : value));
}
