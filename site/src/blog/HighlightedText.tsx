import { highlightPieces } from '../../blog/search/highlight.ts';
import { mark } from './HighlightedText.css.ts';

/** A text with the words that match a search highlighted (`mark`, HTML §4.5.23). */
export function HighlightedText({ text, matches }: { text: string; matches: ReadonlySet<string> }) {
  if (matches.size === 0) return text;
  return highlightPieces(text, matches).map((piece, at) =>
    piece.hit ? (
      <mark key={at} className={mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
