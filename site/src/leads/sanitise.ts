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

/** How many times markup is removed. Then all remaining `<` are removed. */
const MAX_PASSES = 50;

/** Removes one kind of markup: the first that the text contains. */
function removeOneKind(text: string): string {
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
  let rest = text.replaceAll('\0', '');
  if (rest.length > MAX_LENGTH) return rest.trim();
  for (let depth = 0; depth < MAX_PASSES; depth += 1) {
    const less = removeOneKind(rest);
    if (less === rest) return rest.trim();
    rest = less;
  }
  return rest.replaceAll('<', '').trim();
}
