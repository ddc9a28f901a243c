/** The result of {@link withinBounds}. */
export interface Bounded {
  /** The value for the input; empty means "not given". */
  value: string;
  /** Whether it differs from what was typed, so that the user must be told. */
  corrected: boolean;
}

/**
 * Rounds a typed count and limits it to its bounds.
 *
 * @param typed the input's `value`: the empty string if nothing, or no number, is typed
 * @param unreadable the input's `validity.badInput`: the typed text is not a number
 */
export function withinBounds(typed: string, min: number, max: number, unreadable = false): Bounded {
  if (typed === '') return { value: '', corrected: unreadable };
  const number = Number(typed);
  if (!Number.isFinite(number)) return { value: '', corrected: true };
  const whole = Math.min(max, Math.max(min, Math.round(number)));
  // `007` and `7` are the same count, so rewriting it is not announced.
  return { value: String(whole), corrected: whole !== number };
}
