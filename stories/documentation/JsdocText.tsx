import { Fragment } from 'react';
import { code } from './documentation.css.ts';

/** `code` or *emphasis*, as JSDoc writes them. */
const MARKED = /(`[^`]+`|\*[^*]+\*)/;

/** Makes straight quotation marks and apostrophes curly. */
const withCurlyQuotes = (words: string): string => words.replaceAll(/(?<=\w)'/g, '’').replaceAll(/"([^"]*)"/g, '“$1”');

/** A line of JSDoc with code and emphasis as elements, and curly quotation marks. It is English on every page. */
export function JsdocText({ children }: { /** The line, as it is written in the source. */ children: string }) {
  const pieces = children
    .replaceAll(/\s+/g, ' ')
    .split(MARKED)
    .map((piece, at) => {
      const key = `${at} ${piece}`;
      const inner = piece.slice(1, -1);
      if (at % 2 === 0) return <Fragment key={key}>{withCurlyQuotes(piece)}</Fragment>;
      return piece.startsWith('`') ? (
        <code key={key} className={code}>
          {inner}
        </code>
      ) : (
        <em key={key}>{withCurlyQuotes(inner)}</em>
      );
    });
  return <span lang="en-CA">{pieces}</span>;
}
