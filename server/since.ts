import { company } from '../site/company/facts.ts';
import { UserFacingError } from '../site/userFacingError.ts';

const UNITS = { minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;

const isUnit = (word: string): word is keyof typeof UNITS => Object.hasOwn(UNITS, word);

/** By how much the clocks of a time zone are ahead of UTC, in ms. */
function offsetOf(moment: Date, timeZone: string): number {
  const local = moment.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  return Date.parse(`${local}Z`) - moment.getTime();
}

/** Midnight of a day in a time zone. The offset is read again at the first result, because the clocks may change on that day. */
function midnightOf(day: string, timeZone: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(day)) return new Date(Number.NaN);
  const near = new Date(utc.getTime() - offsetOf(utc, timeZone));
  return new Date(utc.getTime() - offsetOf(near, timeZone));
}

function momentOf(text: string, now: Date, timeZone: string): Date {
  const { count, unit = '' } = /^(?<count>\d{1,6})\s*(?<unit>[a-z]+?)s?(?:\s+ago)?$/i.exec(text)?.groups ?? {};
  const word = unit.toLowerCase();
  if (count !== undefined && isUnit(word)) return new Date(now.getTime() - Number(count) * UNITS[word]);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return midnightOf(text, timeZone);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : new Date(Number.NaN);
}

/**
 * Parses `--since` into ISO 8601 in UTC: a day where the company is (`2026-11-22`), a moment
 * (`2026-11-22T09:00Z`), or an age (`7 days`, `12 hours`).
 * @throws {UserFacingError} when it is none of these
 */
export function parseSince(text: string, now = new Date(), timeZone = company.timeZone): string {
  const moment = momentOf(text.trim(), now, timeZone);
  // PostgreSQL does not read years before 1.
  if (moment.getUTCFullYear() >= 1) return moment.toISOString();
  throw new UserFacingError(`--since “${text}” is not a day: write --since 2026-11-22, --since 2026-11-22T09:00Z or --since '7 days'.`);
}
