/** An address in angle brackets, as mail programs paste it: `<a@b.example>`, `<https://b.example/plan>`. It is no tag. */
const BRACKETED = /<((?:https?:\/\/|[^\s<>"'=/@]+@)[^\s<>"'=]+)>/gi;

/** Script blocks with what is in them, comments, then tags; a `<` that opens no tag is text: `2 < 3`, `<3`. */
const markup = [
  /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi,
  /<!--[\s\S]*?-->/g,
  /<[/!]?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi,
  // A tag whose quotes do not pair.
  /<[/!]?[a-z][^>]*>/gi,
];

/** One kind of markup taken out: the first kind that there is. */
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
 * A text as it is stored: without script blocks and tags, trimmed (behaviour.md 5.12); of an address the brackets alone go. What is left when a tag is
 * taken out may be a script or a tag again, so it begins anew until there is nothing to take.
 */
export function sanitise(text: string): string {
  // PostgreSQL has no NUL in texts.
  let left = text.replaceAll('\0', '');
  for (let less = withLess(left); less !== left; less = withLess(left)) left = less;
  return left.trim();
}
