/** What a typed count becomes. `corrected` says that it was changed, and the person must be told. */
export interface Bounded {
  /** The value for the input; empty means "not given". */
  value: string;
  /** Whether it differs from what was typed. */
  corrected: boolean;
}

/**
 * Brings a typed count to a whole number within its bounds.
 *
 * @param typed the input's `value`: the empty string for nothing, and for what is not a number
 * @param unreadable the input's `validity.badInput`: something is typed that is not a number
 */
export function withinBounds(typed: string, min: number, max: number, unreadable = false): Bounded {
  if (typed === '') return { value: '', corrected: unreadable };
  const number = Number(typed);
  if (!Number.isFinite(number)) return { value: '', corrected: true };
  const whole = Math.min(max, Math.max(min, Math.round(number)));
  // `007` and `7` are the same count: rewriting it needs no word.
  return { value: String(whole), corrected: whole !== number };
}
