import type { getQuote } from '../../content/en/getQuote.ts';
import type { quote } from '../../content/en/quote.ts';
import { dateText, listFormat, numberFormat } from '../../i18n/formats.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translate } from '../../i18n/t.ts';
import { isRecord } from '../../isRecord.ts';
import { frequencies, shiftOrder } from './frequencies.ts';
import { type ServiceQuestion, preferences, type QuoteEntry, specifications } from './schema.ts';

/** `t` for the sections that a review uses. */
export type ReviewTranslate = Translate<typeof quote & typeof getQuote>;

/** The parts of a review. Each is edited in one place of the form. */
export const reviewParts = ['service', 'schedule', 'preferences', 'contact'] as const;
export type ReviewPart = (typeof reviewParts)[number];

/** A line of the review: a question and its answer. */
export interface ReviewLine {
  term: string;
  value: string;
}

/** A readable version of what will be sent. Only answers that would be sent have a line. */
export type Review = Record<ReviewPart, readonly ReviewLine[]>;

/** The label of a question; its name where the company no longer asks it, so that an answer from before keeps one. */
const labelOf = (label: string, name: string): string => label || name;

const line = (term: string, value: string | undefined): ReviewLine[] => (value ? [{ term, value }] : []);

/** Makes the review of an entry, in the language of `t`. */
export function reviewOf(entry: QuoteEntry, t: ReviewTranslate, locale: Locale): Review {
  /** Joins capitalised labels to one phrase; with `proper`, all keep their capitals. */
  const list = (labels: readonly string[], proper = false): string | undefined =>
    labels.length === 0
      ? undefined
      : listFormat(locale).format(labels.map((label, at) => (at === 0 || proper ? label : label.charAt(0).toLowerCase() + label.slice(1))));

  const count = (value: unknown): string | undefined =>
    typeof value === 'number' && Number.isInteger(value) ? numberFormat(locale).format(value) : undefined;

  const options = (question: ServiceQuestion, answer: unknown): string | undefined => {
    if (question.type !== 'some' && question.type !== 'one') return undefined;
    const chosen = question.options.filter((option) => (Array.isArray(answer) ? answer.includes(option) : option === answer));
    return list(chosen.map((option) => t(`quote.option.${option}`)));
  };

  const detail = (question: ServiceQuestion): ReviewLine[] => {
    const answer = entry.service_details?.[question.name];
    const value = answer === true ? t('getQuote.review.yes') : (count(answer) ?? options(question, answer));
    return line(labelOf(t(`quote.${question.name}.label`), question.name), value);
  };

  const preferred = entry.service_details?.['preferences'];
  const answers = isRecord(preferred) ? preferred : {};
  const preference = ({ name, type }: (typeof preferences)[number]): ReviewLine[] => {
    const answer = answers[name];
    const label = labelOf(t(`quote.${name}.label`), name);
    if (answer === true) return line(label, t('getQuote.review.yes'));
    if (typeof answer !== 'string') return [];
    const day = type === 'date' ? new Date(answer) : null;
    return line(label, day && !Number.isNaN(day.getTime()) ? dateText(locale, day) : answer);
  };

  const { schedule, service, sqft } = entry;
  const frequency = frequencies.find(({ value }) => value === answers['frequency'])?.value;
  const chosenShifts = shiftOrder.filter((shift) => schedule.shifts[shift]);
  const area = count(sqft);
  // The label “3 times per week” already has the number.
  const visits = frequency === 'three-per-week' ? null : schedule.timesPerWeek;
  return {
    service: [
      ...line(t('getQuote.review.type'), service && t(`quote.service.${service}`)),
      ...line(t('getQuote.review.area'), area && t('quote.sqft.value', { area })),
      ...line(t('getQuote.review.floors'), count(entry.floors_served)),
      ...(service ? specifications[service].flatMap(detail) : []),
    ],
    schedule: [
      ...line(t('getQuote.review.frequency'), frequency && t(`quote.frequency.${frequency}`)),
      ...line(t('getQuote.review.visits'), visits === null ? undefined : t('quote.schedule.times', { count: visits })),
      ...line(t('getQuote.review.days'), list(schedule.days.map((day) => t(`quote.day.${day}`)), locale === 'en-CA')),
      ...line(t('getQuote.review.shifts'), list(chosenShifts.map((shift) => t(`quote.shift.${shift}`)))),
    ],
    preferences: [...preferences.flatMap(preference), ...line(t('getQuote.review.notes'), entry.notes)],
    contact: [
      ...line(t('getQuote.review.name'), entry.name),
      ...line(t('getQuote.review.company'), entry.company),
      ...line(t('getQuote.review.email'), entry.email),
      ...line(t('getQuote.review.phone'), entry.phone),
    ],
  };
}
