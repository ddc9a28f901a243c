import { rootOf, tokensOf } from './words.ts';

/** A piece of a text, and whether it matches a search. */
export interface HighlightPiece {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a text so that each matching word is a piece of its own. @param matches words of the index */
export function highlightPieces(text: string, matches: ReadonlySet<string>): readonly HighlightPiece[] {
  const pieces: HighlightPiece[] = [];
  let done = 0;
  for (const { word, from, to } of tokensOf(text)) {
    if (!matches.has(rootOf(word))) continue;
    if (from > done) pieces.push({ text: text.slice(done, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    done = to;
  }
  return done < text.length ? [...pieces, { text: text.slice(done), hit: false }] : pieces;
}
