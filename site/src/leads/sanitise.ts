import { trimBlank } from './blank.ts';
import { elementsIn, isTag } from './elements.ts';

/** Stops where another tag of the same kind opens: matching stays linear when tags are never closed. */
const within = (start: string, except: string): string => `(?:(?!${start})[^${except}])`;

/** What is removed with these elements: script blocks with their content, comments, doctypes, then tags. */
function markupOf(elements: string): readonly RegExp[] {
  // Any other `<` is text: `2 < 3`, `<3`, `<Building A>`, `<marie@example.com>`.
  const tag = String.raw`</?(?:${elements})(?=[\s/>])`;
  return [
    String.raw`<script\b${within(String.raw`<script\b`, '>')}*>${within(String.raw`<script\b`, '')}*?</script\s*>`,
    `<!--${within('<!--', '')}*?-->`,
    String.raw`<!doctype\b[^<>]*>`,
    `${tag}(?:"${within(tag, '"')}*"|'${within(tag, "'")}*'|${within(tag, '\'">')})*>`,
    // A tag with unbalanced quotes.
    `${tag}${within(tag, '>')}*>`,
  ].map((pattern) => new RegExp(pattern, 'gi'));
}

/** Twice the longest text that is stored. Longer texts are not sanitised: validation refuses them. */
const MAX_LENGTH = 10_000;

/** How many times markup is removed. Then all remaining `<` are removed. */
const MAX_PASSES = 50;

/** Removes one kind of markup: the first that the text contains. */
function removeOneKind(text: string, markup: readonly RegExp[]): string {
  for (const pattern of markup) {
    const less = text.replace(pattern, (found) => (/^<(?:!|script\b)/i.test(found) || isTag(found) ? '' : found));
    if (less !== text) return less;
  }
  return text;
}

/**
 * Removes script blocks, comments and tags of known elements from a text, and the blank characters at its ends (behaviour.md
 * 5.12). Repeats, because removing a tag can join the text around it into another one. Texts over 10,000 characters are not
 * sanitised: validation refuses them.
 */
export function sanitise(text: string): string {
  // PostgreSQL has no NUL in texts.
  let rest = text.replaceAll('\0', '');
  if (rest.length > MAX_LENGTH || !rest.includes('<')) return trimBlank(rest);
  const markup = markupOf(elementsIn(rest));
  for (let depth = 0; depth < MAX_PASSES; depth += 1) {
    const less = removeOneKind(rest, markup);
    if (less === rest) return trimBlank(rest);
    rest = less;
  }
  return trimBlank(rest.replaceAll('<', ''));
}
