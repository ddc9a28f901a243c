import { type Document, visit, type YAMLError } from 'yaml';

/** A mistake in YAML that a person wrote. */
export interface YamlMistake {
  /** Where it is, in characters from the beginning. */
  readonly offset: number;
  /** What is wrong: “ready is written twice”. */
  readonly problem: string;
  /** What to write. */
  readonly fix: string;
}

/** Where the last quoted text of a document begins. */
function lastQuotedText(document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') start = range?.[0];
    },
  });
  return start;
}

/** What a message of the parser means for the person who wrote the file. */
export function yamlMistake({ code, message, pos: [offset] }: YAMLError, document: Document, source: string): YamlMistake {
  if (code === 'TAB_AS_INDENT') return { offset, problem: 'the line begins with a tab', fix: 'write spaces instead, as many as the lines around it have' };
  if (code === 'DUPLICATE_KEY') return { offset, problem: `${source.slice(offset).split(':', 1).join('')} is written twice`, fix: 'keep one of them' };
  // The parser finds a missing quotation mark at the end of the file only; a person needs the line where the text begins.
  if (message.startsWith('Missing closing')) return { offset: lastQuotedText(document) ?? offset, problem: 'the quotation mark of this line is never closed', fix: 'close it' };
  if (/nested mappings/i.test(message)) return { offset, problem: 'the text has “: ” in it', fix: 'put the whole text between quotation marks' };
  return { offset, problem: `the line can’t be read: ${message}`, fix: 'compare it with the lines around it, and put a text with “: ” or “#” between quotation marks' };
}
