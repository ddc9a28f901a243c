import { UserFacingError } from '../site/userFacingError.ts';

const UNITS = { minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;

const isUnit = (word: string): word is keyof typeof UNITS => Object.hasOwn(UNITS, word);

const OFFSET = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', timeZoneName: 'longOffset' });

/** Midnight of a day in Montréal. Clocks change at two in the morning there, so 05:00 UTC still has midnight’s offset. */
function midnightOf(day: string): Date {
  const early = new Date(`${day}T05:00:00Z`);
  if (Number.isNaN(early.getTime()) || !early.toISOString().startsWith(day)) return new Date(Number.NaN);
  const offset = OFFSET.formatToParts(early).find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return new Date(`${day}T00:00:00${offset}`);
}

function momentOf(text: string, now: Date): Date {
  const { count, unit = '' } = /^(?<count>\d{1,6})\s*(?<unit>[a-z]+?)s?(?:\s+ago)?$/i.exec(text)?.groups ?? {};
  const word = unit.toLowerCase();
  if (count !== undefined && isUnit(word)) return new Date(now.getTime() - Number(count) * UNITS[word]);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return midnightOf(text);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : new Date(Number.NaN);
}

/**
 * Parses `--since` into ISO 8601 in UTC: a day in Montréal (`2026-11-22`), a moment
 * (`2026-11-22T09:00Z`), or an age (`7 days`, `12 hours`).
 * @throws {UserFacingError} when it is none of these
 */
export function parseSince(text: string, now = new Date()): string {
  const moment = momentOf(text.trim(), now);
  // PostgreSQL does not read years before 1.
  if (moment.getUTCFullYear() >= 1) return moment.toISOString();
  throw new UserFacingError(`--since “${text}” is not a day: write --since 2026-11-22, --since 2026-11-22T09:00Z or --since '7 days'.`);
}
