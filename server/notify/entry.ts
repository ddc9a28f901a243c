import type { Day } from '@uno/ui/SchedulePicker';
import { type Answer, type Answers, isService, type QuoteEntry, type ServiceDetails } from '../../site/src/leads/schema.ts';
import { isRecord } from '../../site/isRecord.ts';
import type { Row } from '../connection.ts';

/** A column as text; empty when it is null. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

const optional = (value: unknown): string | undefined => textOf(value) || undefined;

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const satisfies readonly Day[];

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'number' || value === true || typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

const answersOf = (value: unknown): Answers =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).flatMap(([name, answer]) => (isAnswer(answer) ? [[name, answer] as const] : [])));

/** Converts a stored row of `quote_requests` to the form's type, so that its answers can be shown with the form's labels. */
export function quoteEntryOf(row: Row): QuoteEntry {
  const { schedule, service_details: details, service } = row;
  const { kind, days, timesPerWeek, shifts } = isRecord(schedule) ? schedule : {};
  const times = isRecord(shifts) ? shifts : {};
  const { preferences, ...answers } = isRecord(details) ? details : {};
  // The form stores the chosen frequency as a preference; a direct API call may give only the kind.
  const preferred: Answers = { ...(typeof kind === 'string' && { frequency: kind }), ...answersOf(preferences) };
  const given: ServiceDetails = { ...answersOf(answers), preferences: preferred };
  return {
    name: textOf(row['name']),
    email: textOf(row['email']),
    phone: textOf(row['phone']),
    company: optional(row['company']),
    service: isService(service) ? service : undefined,
    sqft: number(row['sqft']),
    floors_served: number(row['floors_served']),
    schedule: {
      kind: null,
      days: week.filter((day) => Array.isArray(days) && days.includes(day)),
      timesPerWeek: number(timesPerWeek) ?? null,
      shifts: { day: times['day'] === true, night: times['night'] === true },
    },
    service_details: given,
    notes: optional(row['notes']),
  };
}
