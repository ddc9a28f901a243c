import { business } from '../business.ts';
import { company } from '../company/facts.ts';
import { afterBusinessDays } from './businessDays.ts';
import type { Locale } from './locale.ts';
import { timeOfDay } from './timeOfDay.ts';
import { today } from './today.ts';

/** “Thursday, December 3”, « jeudi 3 décembre », « mardi 1er décembre ». The month and the number stay on one line. */
function weekdayText(locale: Locale, date: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(date).replace(/\s(?=\S+$)/, '\u00a0');
  return locale === 'fr-CA' ? text.replace(/\b1(?=\s)/, '1er') : text;
}

/** A day and its time: “Tuesday, December 1, at 2:05 PM”, « mardi 1er décembre à 14 h 05 ». */
function momentText(locale: Locale, date: Date): string {
  const time = date.toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: company.timeZone });
  return `${weekdayText(locale, date, company.timeZone)}${locale === 'fr-CA' ? ' à ' : ', at '}${timeOfDay(time, locale)}`;
}

/** When what was promised to the sender of a form is due, as text. What is not promised is undefined. */
export interface DueDates {
  /** Our reply. */
  readonly reply: string | undefined;
  /** The site visit. */
  readonly visit: string | undefined;
}

/** When a form that is sent now will be answered, and its site visited, where the company is. */
export function dueDates(locale: Locale, now: Date = new Date()): DueDates {
  const { messageReplyHours, siteVisitDays } = business.promises;
  const visit = siteVisitDays.to === undefined ? undefined : afterBusinessDays(today(now), siteVisitDays.to);
  return {
    reply: messageReplyHours === undefined ? undefined : momentText(locale, new Date(now.getTime() + messageReplyHours * 60 * 60 * 1000)),
    visit: visit && weekdayText(locale, visit, 'UTC'),
  };
}
