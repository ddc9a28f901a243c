import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColorName, pairs } from '@uno/tokens';
import { ground, on } from '@uno/tokens/on';
import { colorsNamed } from 'culori';
import { expect, expectTypeOf, test } from 'vitest';

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

/**
 * The pairs of colours that a file takes from `on()`: `ink on paper`. It may write them in two ways: `const page = on('paper', 'glass')`
 * with `page.text.ink` anywhere after it, and `on('ink').text.paper` where it is needed once.
 */
function pairsUsed({ code }: Source): string[] {
  const inlined = [...code.matchAll(/\bconst (\w+) = (on\([^()]*\));/g)].reduce(
    (text, [, name = '', call = '']) => text.replaceAll(new RegExp(String.raw`(?<![\w.])${name}(?=\.)`, 'g'), call),
    code,
  );
  return [...inlined.matchAll(/\bon\(([^()]*)\)\.(?:text|large|boundary|decoration)\.(\w+)/g)].flatMap(([, grounds = '', foreground = '']) =>
    Array.from(grounds.matchAll(/\w+/g), ([ground]) => `${foreground} on ${ground}`),
  );
}

test('colours are used only through on() and ground: no file contains a colour value, or a colour’s variable', () => {
  expect(sources.flatMap((source) => colourLiterals(source).map((text) => `${source.path}: ${text}`))).toEqual([]);
});

/** Expects that a colour is not offered: its name does not compile, and is not a property. */
const refuses = <Colours extends object, Name extends ColorName>(colours: Colours, name: Name extends keyof Colours ? never : Name) =>
  expect(colours).not.toHaveProperty(name);

test('on() offers a colour for its use on its ground, and for less demanding uses; for several grounds, those of all', () => {
  const paper = on('paper');
  expect([paper.text.ink, paper.boundary.ink, paper.decoration.line]).toEqual(['ink', 'ink', 'line'].map((name) => `var(--uno-color-${name})`));
  // An edge has enough contrast for a boundary, not for text; a line is only a decoration.
  refuses(paper.text, 'edge');
  refuses(paper.text, 'line');
  refuses(paper.boundary, 'line');
  expect(on('paper', 'glass').text.inkSoft).toBe('var(--uno-color-inkSoft)');
  refuses(on('paper', 'night').text, 'ink');
  refuses(on('paper', 'night').decoration, 'line');
});

test('only backgrounds are grounds', () => {
  expect(ground.paper).toBe('var(--uno-color-paper)');
  expectTypeOf(ground).not.toHaveProperty('line');
  expectTypeOf<'paper'>().toExtend<Parameters<typeof on>[number]>();
  expectTypeOf<'line'>().not.toExtend<Parameters<typeof on>[number]>();
});

test('each declared pair is used by at least one component', () => {
  const used = new Set(sources.flatMap(pairsUsed));
  const unused = pairs.filter(({ foreground, background }) => !used.has(`${foreground} on ${background}`));
  expect(unused, "to be found, a use is written const page = on('paper', 'glass') and page.text.ink, or on('ink').text.paper").toEqual([]);
});
