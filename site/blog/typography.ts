import type { Locale } from '../i18n/locale.ts';

/** Something that no text may contain: its pattern, the problem and the fix. */
export type UnwantedPattern = readonly [found: RegExp, problem: string, fix: string];

/** A pattern and its replacement. Each changes at most one character, so it can't cross a border of markup. */
type Rule = readonly [at: RegExp, instead: string];

/** Any space except the no-break space (U+00A0); includes line breaks of the file. */
const SPACE = '[ \\t\\n\\u2009\\u202f]';

/** Words that may follow a number. No line break may separate the two. */
const counted = {
  'en-CA':
    'h|hours?|minutes?|seconds?|days?|business days?|nights?|weeks?|months?|years?|visits?|times|floors?|storeys?|buildings?|businesses|clients?|people|digits?|characters?|sq[ \\u00a0]ft|feet|inch(?:es)?',
  'fr-CA':
    'h|heures?|minutes?|secondes?|jours?|soirs?|nuits?|semaines?|mois|ans?|années?|passages?|visites?|fois|étages?|immeubles?|logements?|quartiers?|entreprises?|clients?|personnes?|messages?|chiffres?|caractères?|mètres?|gallons?|pi²?|po²?',
} as const satisfies Record<Locale, string>;

const UNITS = 'mm|cm|cm²|m|m²|m³|km|g|kg|mg|ml|mL|l|L|litres?|°C|°F|psi|lb\\/po²|bar|kPa|kW|dB|ppm|µm|microns?';

/* Each pattern starts with the character to change and looks behind for its left context, which keeps matching fast. */

const counts = (locale: Locale): Rule => [new RegExp(`${SPACE}(?<=\\d.)(?=(?:${counted[locale]}|${UNITS})(?![\\p{L}\\p{N}’]))`, 'gsu'), '\u00a0'];

const both: readonly Rule[] = [
  [/'(?<=\p{L}.)(?=\p{L})/gu, '’'],
  [/\.{3}/g, '…'],
  [/\u202f/g, '\u00a0'],
  // A range: 2 to 3, 15 à 20.
  [new RegExp(`${SPACE}(?<=\\d.)(?=(?:to|à)[\\s\\u00a0]\\d)`, 'gs'), '\u00a0'],
  [new RegExp(`${SPACE}(?<=\\d\\u00a0(?:to|à).)(?=\\d)`, 'gs'), '\u00a0'],
];

const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  'en-CA': [...both, counts('en-CA'), [new RegExp(`${SPACE}(?<=\\d.)(?=[AP]M(?!\\p{L}))`, 'gsu'), '\u00a0']],
  // The rules of the Office québécois de la langue française, such as no space before ; ? !.
  'fr-CA': [
    ...both,
    // The colon of a time (8:30) or an address (https:) is not punctuation.
    [new RegExp(`${SPACE}(?=:(?!\\/\\/|\\d))(?<=\\S.)`, 'gs'), '\u00a0'],
    [/(?=:(?:\s|$))(?<=[\p{L}\p{N})»%$])/gu, '\u00a0'],
    [new RegExp(`${SPACE}(?:(?<=«.)|(?=»))`, 'gs'), '\u00a0'],
    [/(?=[^\s\u00a0])(?<=«)|(?=»)(?<=[^\s\u00a0])/g, '\u00a0'],
    [/[\u00a0 ](?=[;?!])(?<=[\p{L}\p{N})].)/gu, ''],
    counts('fr-CA'),
    [/(?=h(?:\d\d)?(?![\p{L}\d]))(?<=\d)/gu, '\u00a0'],
    [/ (?=\d\d(?!\d))(?<=\d\u00a0h.)|(?=\d\d(?!\d))(?<=\d\u00a0h)/g, '\u00a0'],
    [/ (?=\d{3}(?![\d-]))(?<=(?<![\d-])\d{1,3}.)/g, '\u00a0'],
    [new RegExp(`${SPACE}(?=[$%])(?<=\\d.)|(?=[$%])(?<=\\d)`, 'gs'), '\u00a0'],
    [new RegExp(`${SPACE}(?<=\\b1er.)`, 'gs'), '\u00a0'],
  ],
};

/**
 * Applies the typography of a language to one passage, which markup splits into pieces: no-break spaces, curly
 * apostrophes, ellipses. It changes only what is correct in every context.
 *
 * @param pieces the texts of a passage, in order: “in **24** hours” is `['in ', '24', ' hours']`
 * @returns as many pieces
 */
export function applyTypographyTo(pieces: readonly string[], locale: Locale): string[] {
  const set = [...pieces];
  let text = set.join('');
  for (const [at, instead] of rules[locale]) {
    const found = Array.from(text.matchAll(at), (match) => ({ from: match.index, to: match.index + match[0].length }));
    if (found.length === 0) continue;
    const starts: number[] = [];
    let start = 0;
    for (const piece of set) {
      starts.push(start);
      start += piece.length;
    }
    // From the end, so that the positions of earlier matches stay valid.
    let place = set.length - 1;
    for (const { from, to } of found.reverse()) {
      // An insertion goes into the piece that has the preceding letter.
      const letter = from === to ? from - 1 : from;
      while (place > 0 && (starts[place] ?? 0) > letter) place -= 1;
      const piece = set[place] ?? '';
      const begin = starts[place] ?? 0;
      set[place] = piece.slice(0, from - begin) + instead + piece.slice(to - begin);
    }
    text = set.join('');
  }
  return set;
}

/** The same for a text without markup. */
export const applyTypography = (text: string, locale: Locale): string => applyTypographyTo([text], locale).join('');

/** Characters that no rule can correct: a person must replace them. */
export const UNWANTED_PATTERNS: readonly UnwantedPattern[] = [
  [/"/, 'there is a straight quotation mark', 'write “…” in English, « … » in French'],
  // Control and format characters, and the replacement character for invalid UTF-8.
  [/[\p{Cc}\p{Cf}\ufffd]/u, 'there is an invisible character, or one that is not UTF-8', 'delete it, and keep the file as UTF-8'],
  // A line may break after an en dash.
  [/(?<=^|[\s(])–(?=\d)/, 'a dash is used as a minus sign, and a line may end after it', 'write “minus 2” in English, « moins 2 » in French'],
];
