import type { SearchTerm } from './find.ts';
import { rootOf, tokensOf } from './words.ts';

/** A piece of a text, and whether it matches a search term. */
export interface HighlightPiece {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a text so that each matching word is a piece of its own. */
export function highlightPieces(text: string, searchTerms: readonly SearchTerm[]): readonly HighlightPiece[] {
  const pieces: HighlightPiece[] = [];
  let done = 0;
  for (const { word, from, to } of tokensOf(text)) {
    const root = rootOf(word);
    if (!searchTerms.some(({ typed, whole }) => word.startsWith(typed) || whole.includes(root))) continue;
    if (from > done) pieces.push({ text: text.slice(done, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    done = to;
  }
  return done < text.length ? [...pieces, { text: text.slice(done), hit: false }] : pieces;
}
