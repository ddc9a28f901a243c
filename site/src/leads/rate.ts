import { isRecord, storageItem } from './storageItem.ts';

/** Three successes an hour, both forms together (behaviour.md 6.1). */
const MAX_SUBMISSIONS = 3;
const WINDOW_MS = 60 * 60 * 1000;

const successes = storageItem('localStorage', 'uno_form_submissions');

interface RateWindow {
  /** Milliseconds since the epoch. */
  openedAt: number;
  count: number;
}

/** The window that is open at a time; one from the future (a clock set back) counts as none. */
function openWindow(now: number): RateWindow | null {
  const kept = successes.read();
  if (!isRecord(kept)) return null;
  const { openedAt, count } = kept;
  if (typeof openedAt !== 'number' || typeof count !== 'number') return null;
  return openedAt <= now && now < openedAt + WINDOW_MS ? { openedAt, count } : null;
}

/**
 * Whole minutes, rounded up, until this browser may send again; 0 when it may. A courtesy: the database
 * has the rule. The window is fixed and opens with the first counted submission.
 */
export function minutesLeft(now = Date.now()): number {
  const open = openWindow(now);
  return open !== null && open.count >= MAX_SUBMISSIONS ? Math.ceil((open.openedAt + WINDOW_MS - now) / 60_000) : 0;
}

/** Counts a success. Failed attempts are not counted. */
export function countSuccess(now = Date.now()): void {
  const { openedAt, count } = openWindow(now) ?? { openedAt: now, count: 0 };
  successes.write({ openedAt, count: count + 1 });
}

/** How many forms are counted in the window that is open, of how many. */
export const submissionCount = (now = Date.now()): { readonly count: number; readonly most: number } => ({ count: openWindow(now)?.count ?? 0, most: MAX_SUBMISSIONS });

/** Forgets what this browser has counted. The database's own count stays. */
export const forgetCount = (): void => successes.clear();
