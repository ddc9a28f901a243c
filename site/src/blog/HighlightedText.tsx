import type { SearchTerm } from '../../blog/search/find.ts';
import { highlightPieces } from '../../blog/search/highlight.ts';
import { mark } from './HighlightedText.css.ts';

/** A text with its search terms highlighted (`mark`, HTML §4.5.23). */
export function HighlightedText({ text, searchTerms }: { text: string; searchTerms: readonly SearchTerm[] }) {
  if (searchTerms.length === 0) return text;
  return highlightPieces(text, searchTerms).map((piece, at) =>
    piece.hit ? (
      <mark key={at} className={mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
