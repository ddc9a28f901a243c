/** A word of a text, and where it stands. */
export interface Token {
  /** Folded, as the index has it. */
  readonly word: string;
  readonly from: number;
  /** The place behind its last letter. */
  readonly to: number;
}

/** Letters without case and accents: `Écologique` → `ecologique`, `œuvre` → `oeuvre`. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}+/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** A word of a text. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, with their places. An apostrophe and a hyphen part words: `l’eau`, `monte-charge`. */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: word, index } of text.matchAll(WORD)) yield { word: fold(word), from: index, to: index + word.length };
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => Array.from(tokensOf(text), ({ word }) => word);

/** How many first letters name a bucket: words that share them are in the same part of the index. */
export const BUCKET = 2;

/**
 * A word without the sign of its plural, in both languages: `floors` and `floor`, `tuyaux` and `tuyau` are one. Words that
 * end with the same letter for other reasons lose it in the index and in the query alike.
 */
export const rootOf = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

/** The first letters of a word. */
export const bucketOf = (word: string): string => word.slice(0, BUCKET);
