import { type OpenDays, type WeekDay, weekDays } from '../company/shape.ts';
import { listFormat } from './formats.ts';
import type { Locale } from './locale.ts';
import { timeOfDay } from './timeOfDay.ts';

/** Monday, 3 January 2000. `Intl` formats weekdays only of dates, so day names come from dates of this week. */
const MONDAY = Date.UTC(2000, 0, 3);
const DAY = 24 * 60 * 60 * 1000;

const dayName = (day: number, locale: Locale): string => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * DAY);

/** A list of days, with three or more in a row as a range: “Monday to Friday”, “Saturday and Sunday”. */
function daysText(days: readonly WeekDay[], locale: Locale): string {
  const places = weekDays.flatMap((day, at) => (days.includes(day) ? [at] : []));
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  const french = locale === 'fr-CA';
  const name = (place = 0) => dayName(place, locale);
  const parts = runs.flatMap((run) => {
    if (run.length < 3) return run.map((place) => (french ? `le ${name(place)}` : name(place)));
    return [french ? `du ${name(run[0])} au ${name(run.at(-1))}` : `${name(run[0])} to ${name(run.at(-1))}`];
  });
  return listFormat(locale).format(parts);
}

const timesText = ({ opens, closes }: OpenDays, locale: Locale): string => {
  const [from, to] = [timeOfDay(opens, locale), timeOfDay(closes, locale)];
  return locale === 'fr-CA' ? `de ${from} à ${to}` : `${from} to ${to}`;
};

/** The opening hours as a line of text: “Monday to Friday, 8 AM to 6 PM”, « Du lundi au vendredi, de 8 h à 18 h ». */
export function openingHoursLine(hours: readonly OpenDays[], locale: Locale): string {
  const text = hours.map((open) => `${daysText(open.days, locale)}, ${timesText(open, locale)}`).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isWorkingWeek = ({ days }: OpenDays): boolean => days.length === 5 && weekDays.slice(0, 5).every((day) => days.includes(day));

/** The opening hours inside a sentence: “someone answers on weekdays from 8 AM to 6 PM”, « quelqu’un répond en semaine de 8 h à 18 h ». */
export function openingHoursPhrase(hours: readonly OpenDays[], locale: Locale): string {
  const french = locale === 'fr-CA';
  const parts = hours.map((open) => {
    const days = isWorkingWeek(open) ? (french ? 'en semaine' : 'on weekdays') : french ? daysText(open.days, locale) : `on ${daysText(open.days, locale)}`;
    return `${days} ${french ? '' : 'from '}${timesText(open, locale)}`;
  });
  return listFormat(locale).format(parts);
}
