/** A word of a text, and its position. */
export interface Token {
  /** The folded word, as in the index. */
  readonly word: string;
  readonly from: number;
  /** The position after its last letter. */
  readonly to: number;
}

/** Letters without case and accents: `Écologique` → `ecologique`, `œuvre` → `oeuvre`. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}+/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** A word of a text. */
export const WORD_PATTERN = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, with their positions. Apostrophes and hyphens separate words: `l’eau`, `monte-charge`. */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: word, index } of text.matchAll(WORD_PATTERN)) yield { word: fold(word), from: index, to: index + word.length };
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => Array.from(tokensOf(text), ({ word }) => word);

/** Words that share this many first letters are in the same part of the index. */
export const PREFIX_LENGTH = 2;

/**
 * A word without its plural ending, in both languages: `floors` → `floor`, `tuyaux` → `tuyau`. Other words that end in s or x
 * lose it too, in the index and in the query alike.
 */
export const rootOf = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

/** The first letters of a word. */
export const prefixOf = (word: string): string => word.slice(0, PREFIX_LENGTH);
