import { company } from '../company/facts.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Easter Sunday of a year, by the Gregorian calendar (Meeus, *Astronomical Algorithms*, chapter 8). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return Date.UTC(year, Math.floor(m / 31) - 1, (m % 31) + 1);
}

/** New Year, the Fête nationale, Canada Day, Christmas: month and day. */
const fixedHolidays = ['01-01', '06-24', '07-01', '12-25'];
const isFixedHoliday = (day: number): boolean => fixedHolidays.includes(new Date(day).toISOString().slice(5, 10));

/** The Mondays that are holidays: Patriots’ Day, Labour Day, Thanksgiving. Month, from 1, and the first and last day on which each can be. */
const mondays = [[5, 18, 24], [9, 1, 7], [10, 8, 14]] as const;

/**
 * Whether a day is a statutory holiday in Québec. An employer gives Good Friday or Easter Monday: both count, and so does the Monday
 * after a holiday on a Sunday, so that no date is earlier than what was promised.
 */
function isHoliday(day: number): boolean {
  const date = new Date(day);
  const isMonday = date.getUTCDay() === 1;
  const sinceEaster = (day - easter(date.getUTCFullYear())) / DAY;
  return (
    isFixedHoliday(day) ||
    (isMonday && isFixedHoliday(day - DAY)) ||
    (isMonday && mondays.some(([month, first, last]) => date.getUTCMonth() + 1 === month && date.getUTCDate() >= first && date.getUTCDate() <= last)) ||
    sinceEaster === -2 ||
    sinceEaster === 1
  );
}

const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay());

/**
 * The day that is so many business days after another one, which is not counted.
 *
 * @param day `2026-11-30`
 * @returns midnight of that day in UTC; undefined if the holidays of the company's region are not known
 */
export function afterBusinessDays(day: string, count: number): Date | undefined {
  if (company.region !== 'QC') return undefined;
  let date = Date.parse(`${day}T00:00Z`);
  for (let left = count; left > 0; ) {
    date += DAY;
    if (!isWeekend(date) && !isHoliday(date)) left -= 1;
  }
  return new Date(date);
}
