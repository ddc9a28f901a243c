import type { Source } from './sources.ts';

/** The names of CSS Color 4, § 6.1, without `transparent` and `currentColor`. */
const named = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen
darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory
khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen
lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke
yellow yellowgreen`.split(/\s+/);

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

/** Removes the rules for forced colours, which use the system's colours. */
function withoutForcedColors(code: string): string {
  const start = code.search(/['"`]\(forced-colors: active\)[^'"`]*['"`]\s*:\s*\{/);
  if (start === -1) return code;
  let at = code.indexOf('{', start);
  for (let depth = 0; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    if (depth === 0) break;
  }
  return code.slice(0, start) + withoutForcedColors(code.slice(at + 1));
}

const found = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([text]) => text);
const words = (names: readonly string[], flags: string): RegExp => new RegExp(`(?<![\\w#-])(?:${names.join('|')})(?![\\w-])`, flags);

/** Every colour value in a file, as written. */
export function colourLiterals({ path, code }: Source): string[] {
  const sheet = path.endsWith('.css.ts');
  const typed = [...withoutForcedColors(code).matchAll(values)].map(([, , value = '']) => value.replaceAll(/\$\{[^}]*\}/g, ''));
  return [
    ...found(code, sheet ? written.hex : written.quotedHex),
    ...found(code, written.function),
    ...found(code, written.variable),
    ...(sheet ? found(code, data) : []),
    ...typed.flatMap((value) => [...found(value, words(named, 'gi')), ...found(value, words(system, 'g'))]),
  ];
}
