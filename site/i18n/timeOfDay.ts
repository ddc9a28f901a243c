import type { Locale } from './locale.ts';

/** A time of day in the format of a language: `18:00` → `6 PM`, `18 h`; `09:30` → `9:30 AM`, `9 h 30`, with no-break spaces. */
export function timeOfDay(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : String(minutes).padStart(2, '0');
  if (locale === 'fr-CA') return `${hours}\u00a0h${past && `\u00a0${past}`}`;
  return `${hours % 12 || 12}${past && `:${past}`}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
}
