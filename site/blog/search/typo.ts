/** The shortest word in which a mistake is forgiven. Shorter ones are one letter away from too many others. */
export const SHORTEST_MISTYPED = 4;

/**
 * Whether two words differ by one slip of the hand: a letter too many, one too few, another in its place, or two that
 * changed places (Damerau).
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
