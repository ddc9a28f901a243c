/** An address in angle brackets, as mail programs paste it, which is not a tag: `<a@b.example>`, `<https://b.example/plan>`. */
const BRACKETED = /<((?:https?:\/\/|[^\s<>"'=/@]+@)[^\s<>"'=]+)>/gi;

/** The start of a tag. Any other `<` is text: `2 < 3`, `<3`. */
const TAG = '<[/!]?[a-z]';

/** Stops where another tag of the same kind opens: matching stays linear when tags are never closed. */
const within = (start: string, except: string): string => `(?:(?!${start})[^${except}])`;

/** Script blocks with their content, comments, then tags. */
const markup = [
  `<script\\b${within('<script\\b', '>')}*>${within('<script\\b', '')}*?</script\\s*>`,
  `<!--${within('<!--', '')}*?-->`,
  `${TAG}(?:"${within(TAG, '"')}*"|'${within(TAG, "'")}*'|${within(TAG, '\'">')})*>`,
  // A tag with unbalanced quotes.
  `${TAG}${within(TAG, '>')}*>`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Twice the longest text that is stored. Longer texts are not sanitised: validation refuses them. */
const MAX_LENGTH = 10_000;

/** How many layers of markup are removed before all `<` are. */
const MAX_PASSES = 50;

/** Removes the first kind of markup that the text contains. */
function withLess(text: string): string {
  const unwrapped = text.replace(BRACKETED, '$1');
  if (unwrapped !== text) return unwrapped;
  for (const pattern of markup) {
    const less = text.replace(pattern, '');
    if (less !== text) return less;
  }
  return text;
}

/**
 * Removes script blocks, comments and tags from a text, and trims it (behaviour.md 5.12). A bracketed address loses only its
 * brackets. Repeats, because removing a tag can join the text around it into another one. Texts over 10,000 characters are
 * not sanitised: validation refuses them.
 */
export function sanitise(text: string): string {
  // PostgreSQL has no NUL in texts.
  let left = text.replaceAll('\0', '');
  if (left.length > MAX_LENGTH) return left.trim();
  for (let depth = 0; depth < MAX_PASSES; depth += 1) {
    const less = withLess(left);
    if (less === left) return left.trim();
    left = less;
  }
  return left.replaceAll('<', '').trim();
}
