/** The shortest word in which a typo is tolerated. Shorter words are one edit away from too many others. */
export const MIN_TYPO_LENGTH = 4;

/**
 * Whether two words are one edit apart: a letter inserted, deleted or replaced, or two adjacent letters transposed
 * (Damerau–Levenshtein distance 1).
 */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}
