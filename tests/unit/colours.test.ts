import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { surfaceNames, surfaceRoles } from '@uno/tokens';
import { colorsNamed } from 'culori';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** Every style sheet and every piece of JSX of the library, the site and the stories, without comments. */
const sources = globSync('{packages/ui/src,packages/drawings/src,site/src,stories,.storybook}/**/*.{css.ts,tsx}', { cwd: root })
  .toSorted()
  .map((path) => ({ path, code: withoutComments(readFileSync(join(root, path), 'utf8')) }));

type Source = (typeof sources)[number];

/** The system's colours (CSS Color 4, § 6.2): only for forced colours. */
const system = `AccentColor AccentColorText ActiveText ButtonBorder ButtonFace ButtonText Canvas CanvasText Field FieldText
GrayText Highlight HighlightText LinkText Mark MarkText SelectedItem SelectedItemText VisitedText`.split(/\s+/);

/** The value of a property or attribute that takes a colour: `border: '1px solid …'`, `fill="…"`. */
const values =
  /\b(?:accent|background|border|boxShadow|caret|color|columnRule|fill|floodColor|outline|stopColor|stroke|textDecoration|textShadow)[A-Za-z]*['"]?\s*[:=]\s*\{?\s*(['"`])((?:(?!\1).)*)\1/gs;

/** Functions that give a theme's colour as data: for tables of colours, not for styles. */
const data = /\b(?:themeSources|hexOf)\b/g;

const written = {
  hex: /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi,
  quotedHex: /(?<=(?<!href=\{?)['"`])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=['"`])/gi,
  function: /(?<![\w.-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|light-dark|color(?=\((?:from|srgb|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz)))\(/gi,
  variable: /--uno-color[\w-]*/g,
};

/** The pattern of a block in braces, with blocks inside it down to this depth. */
const block = (depth: number): string => String.raw`\{(?:[^{}]${depth > 0 ? `|${block(depth - 1)}` : ''})*\}`;

/** The rules for forced colours, which use the system's colours. */
const forcedColors = new RegExp(String.raw`['"\`]\(forced-colors: active\)[^'"\`]*['"\`]\s*:\s*${block(4)}`, 'g');

const matchesIn = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([text]) => text);
const words = (names: readonly string[], flags: string): RegExp => new RegExp(`(?<![\\w#-])(?:${names.join('|')})(?![\\w-])`, flags);

/** Every colour value in a file, as written. */
function colourLiterals({ path, code }: Source): string[] {
  const sheet = path.endsWith('.css.ts');
  const typed = [...code.replaceAll(forcedColors, '').matchAll(values)].map(([, , value = '']) => value.replaceAll(/\$\{[^}]*\}/g, ''));
  return [
    ...matchesIn(code, sheet ? written.hex : written.quotedHex),
    ...matchesIn(code, written.function),
    ...matchesIn(code, written.variable),
    ...(sheet ? matchesIn(code, data) : []),
    ...typed.flatMap((value) => [...matchesIn(value, words(Object.keys(colorsNamed), 'gi')), ...matchesIn(value, words(system, 'g'))]),
  ];
}

test('colours are used only through the roles of surfaces: no file contains a colour value, or a colour’s variable', () => {
  expect(sources.flatMap((source) => colourLiterals(source).map((text) => `${source.path}: ${text}`))).toEqual([]);
});

/** The surfaces that a file names in JSX, in a style sheet's selector or as a prop: `data-surface="dark"`, `[data-surface=dark]`. */
const surfacesNamed = ({ code }: Source): string[] => Array.from(code.matchAll(/(?:data-surface|<(?:Section|Questions|TestimonialSection)\b[^>]*\bsurface)=["']?([\w-]+)/g), ([, name = '']) => name);

test('each surface that is named exists', () => {
  const known: readonly string[] = surfaceNames;
  const named = sources.flatMap((source) => surfacesNamed(source).map((name) => ({ path: source.path, name })));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !known.includes(name))).toEqual([]);
});

test('each role is used by at least one component', () => {
  const text = sources.map(({ code }) => code).join('\n');
  expect(surfaceRoles.filter((role) => !new RegExp(`\\bvars\\.surface\\.${role}\\b`).test(text))).toEqual([]);
});
