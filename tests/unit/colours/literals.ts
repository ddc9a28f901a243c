import { colorsNamed } from 'culori';
import type { Source } from './sources.ts';

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

/** The pattern of a block in braces, with blocks inside it so deep. */
const block = (depth: number): string => String.raw`\{(?:[^{}]${depth > 0 ? `|${block(depth - 1)}` : ''})*\}`;

/** The rules for forced colours, which use the system's colours. */
const forcedColors = new RegExp(String.raw`['"\`]\(forced-colors: active\)[^'"\`]*['"\`]\s*:\s*${block(4)}`, 'g');

const found = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([text]) => text);
const words = (names: readonly string[], flags: string): RegExp => new RegExp(`(?<![\\w#-])(?:${names.join('|')})(?![\\w-])`, flags);

/** Every colour value in a file, as written. */
export function colourLiterals({ path, code }: Source): string[] {
  const sheet = path.endsWith('.css.ts');
  const typed = [...code.replaceAll(forcedColors, '').matchAll(values)].map(([, , value = '']) => value.replaceAll(/\$\{[^}]*\}/g, ''));
  return [
    ...found(code, sheet ? written.hex : written.quotedHex),
    ...found(code, written.function),
    ...found(code, written.variable),
    ...(sheet ? found(code, data) : []),
    ...typed.flatMap((value) => [...found(value, words(Object.keys(colorsNamed), 'gi')), ...found(value, words(system, 'g'))]),
  ];
}
