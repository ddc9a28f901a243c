/** An address in angle brackets, as mail programs paste it: `<a@b.example>`, `<https://b.example/plan>`. It is no tag. */
const BRACKETED = /<((?:https?:\/\/|[^\s<>"'=/@]+@)[^\s<>"'=]+)>/gi;

/** How a tag begins; a `<` that opens none is text: `2 < 3`, `<3`. */
const TAG = '<[/!]?[a-z]';

/** Stops where another tag of the same kind opens: matching stays linear when tags are never closed. */
const within = (start: string, except: string): string => `(?:(?!${start})[^${except}])`;

/** Script blocks with what is in them, comments, then tags. */
const markup = [
  `<script\\b${within('<script\\b', '>')}*>${within('<script\\b', '')}*?</script\\s*>`,
  `<!--${within('<!--', '')}*?-->`,
  `${TAG}(?:"${within(TAG, '"')}*"|'${within(TAG, "'")}*'|${within(TAG, '\'">')})*>`,
  // A tag whose quotes do not pair.
  `${TAG}${within(TAG, '>')}*>`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Twice the longest text that is stored. A longer one is not sanitised: validation refuses it. */
const MAX_LENGTH = 10_000;

/** More than anybody nests markup. */
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
