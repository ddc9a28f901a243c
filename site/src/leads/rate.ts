import { isRecord } from '../../isRecord.ts';
import { storageItem } from './storageItem.ts';

/** Three successes an hour, both forms together (behaviour.md 6.1). */
const MAX_SUBMISSIONS = 3;
const WINDOW_MS = 60 * 60 * 1000;

const successes = storageItem('localStorage', 'uno_form_submissions');

interface RateWindow {
  /** Milliseconds since the epoch. */
  openedAt: number;
  count: number;
}

/** The rate window that is open at a time; one from the future (the clock was set back) is ignored. */
function openWindow(now: number): RateWindow | null {
  const stored = successes.read();
  if (!isRecord(stored)) return null;
  const { openedAt, count } = stored;
  if (typeof openedAt !== 'number' || typeof count !== 'number') return null;
  return openedAt <= now && now < openedAt + WINDOW_MS ? { openedAt, count } : null;
}

/**
 * The minutes until this browser may send again, rounded up; 0 if it may now. The database enforces its own limit. The window
 * is fixed and opens with the first counted submission.
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

/** The number of counted submissions in the open window, and the limit. */
export const submissionCount = (now = Date.now()): { readonly count: number; readonly most: number } => ({ count: openWindow(now)?.count ?? 0, most: MAX_SUBMISSIONS });

/** Resets the count of this browser. The database's count stays. */
export const forgetCount = (): void => successes.clear();
