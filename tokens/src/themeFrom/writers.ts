/** The texts of a theme's files: JSON for design tools, TypeScript, and a sheet for Tailwind. `themeCss` makes its CSS. */
import { colorNames } from '../colorNames.ts';
import type { ColorToken } from '../dtcg.ts';
import { artHexOf, hexOf, isObject, type ThemeSource } from '../source.ts';
import { surfaceRoles } from '../surfaces.ts';
import { checkThemeName } from '../themeNameCheck.ts';
import { variable } from '../variable.ts';
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

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The text of a sheet for Tailwind 4: `bg-background`, `text-text`, `border-edge` are the roles of the surface around an element,
 * `font-display` and `font-text` the typefaces. The values are variables, so the sheet serves every theme.
 */
export const tailwindTheme = (): string =>
  [
    '/* Import it after tailwindcss, @uno/tokens/base and the sheets of your themes. */',
    '@theme inline {',
    ...surfaceRoles.map((role) => `  --color-${kebab(role)}: var(--${variable(null, ['surface', kebab(role)])});`),
    ...['display', 'text'].map((font) => `  --font-${font}: var(--${variable(null, ['font', font])});`),
    '}',
    '',
  ].join('\n');

const isColor = (token: unknown): token is ColorToken => isObject(token) && '$value' in token;

/** Adds what a colour lacks. Aliases stay. */
const completed = (token: ColorToken, hex: () => string): ColorToken => (typeof token.$value === 'string' || token.$value.components !== undefined ? token : { ...token, ...tokenOf(hex()) });

/**
 * Completes a theme that a person wrote with `hex` alone: each colour gets its `colorSpace` and `components`, which design tools need.
 *
 * @throws Error when a colour is missing or can't be read
 */
export function completeTheme(source: ThemeSource): ThemeSource {
  const color = colorNames.flatMap((name) => (source.color?.[name] === undefined ? [] : [[name, completed(source.color[name], () => hexOf(source, name))]]));
  const art = Object.entries({ ...source.art }).map(([name, token]) => [name, isColor(token) ? completed(token, () => artHexOf(source, name)) : token]);
  return {
    ...source,
    color: { $type: 'color', ...source.color, ...Object.fromEntries(color) },
    ...(source.art !== undefined && { art: { $type: 'color', ...Object.fromEntries(art) } }),
  };
}
