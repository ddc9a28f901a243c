/** A word of a text, and its position. */
export interface Token {
  /** The folded word, as in the index. */
  readonly word: string;
  readonly from: number;
  /** The position after its last letter. */
  readonly to: number;
}

/** Letters without case, accents and invisible characters: `Écologique` → `ecologique`, `œuvre` → `oeuvre`. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** A word of a text. A soft hyphen or a zero-width space inside it does not end it; characters that nobody sees are no word. */
export const WORD_PATTERN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]*/gu;

/** The words of a text, with their positions. Apostrophes and hyphens separate words: `l’eau`, `monte-charge`. */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: word, index } of text.matchAll(WORD_PATTERN)) yield { word: fold(word), from: index, to: index + word.length };
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => Array.from(tokensOf(text), ({ word }) => word);

/**
 * A word without its plural ending, in both languages: `floors` → `floor`, `tuyaux` → `tuyau`. Other words that end in s or x
 * lose it too, in the index and in the query alike.
 */
export const rootOf = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);
