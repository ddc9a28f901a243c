import type { BadField, Failure } from './errors.ts';
import { largest, longestTexts, type QuoteEntry, type QuoteRequest } from './schema.ts';
import { isRecord } from './slot.ts';

/** What is known of a submission beside its words. */
export interface Circumstances {
  /** What the trap holds; a person leaves it empty. */
  trap: string;
  /** Milliseconds since the page was first loaded in this tab. */
  elapsed: number;
  /** Whole minutes until the browser's window opens again; 0 when it is open. */
  minutesLeft: number;
  /** `YYYY-MM-DD` where the visitor is. */
  today: string;
  /** Fields in which something is typed that the browser can't read, and gives nothing of. */
  unread: readonly BadField[];
}

/** Nobody reads and fills in a form in less (behaviour.md 5.8), in milliseconds. */
export const QUICKEST = 3000;

/** An accepted request, or the first rule that it broke with every field that needs another look. */
export type Verdict =
  | { accepted: true; request: QuoteRequest }
  | { accepted: false; failure: Failure; fields: readonly BadField[] };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const isEmail = (text: string): boolean => EMAIL.test(text);

/** At least 10 characters without spaces, hyphens and parentheses (behaviour.md 5.10). */
const isPhone = (text: string): boolean => text.replace(/[\s()-]/g, '').length >= 10;

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** The numbers of an entry that are none, or too large. */
function badNumbers({ sqft, floors_served, service_details }: QuoteEntry): BadField[] {
  const counts = { floors_served, ...service_details };
  return [
    ...(sqft === undefined || isWhole(sqft, largest.sqft) ? [] : [{ field: 'sqft', problem: 'area' } as const]),
    ...Object.entries(counts).flatMap(([field, value]) =>
      typeof value !== 'number' || isWhole(value, largest.count) ? [] : [{ field, problem: 'count' } as const],
    ),
  ];
}

/** A plan for a past day, or for another century, is a slip of the keys. */
const LAST_DAY = '2099-12-31';

const preferencesOf = ({ service_details }: QuoteEntry) => {
  const preferred = service_details?.['preferences'];
  return isRecord(preferred) ? preferred : {};
};

function badDate(entry: QuoteEntry, today: string): BadField[] {
  const { startDate } = preferencesOf(entry);
  return typeof startDate === 'string' && (startDate < today || startDate > LAST_DAY) ? [{ field: 'startDate', problem: 'date' }] : [];
}

/** The texts that are longer than their columns. */
const tooLong = (entry: QuoteEntry): BadField[] =>
  Object.entries({ ...entry, ...preferencesOf(entry) }).flatMap(([field, text]) =>
    typeof text === 'string' && text.length > (longestTexts[field] ?? Infinity) ? [{ field, problem: 'long' }] : [],
  );

/**
 * The checks of a quote request in the order of behaviour.md 5.7: spam, rate, required fields, e-mail, phone,
 * schedule; then what can't be stored as it is. The first that fails names the failure. All fields are looked
 * at, so that a person puts everything right at once.
 */
export function validateQuote(entry: QuoteEntry, { trap, elapsed, minutesLeft, today, unread }: Circumstances): Verdict {
  if (trap !== '' || elapsed < QUICKEST) return { accepted: false, failure: { code: 'spam_detected' }, fields: [] };
  if (minutesLeft > 0) return { accepted: false, failure: { code: 'rate_limit_exceeded', minutes: minutesLeft }, fields: [] };

  const { name, email, phone, service, schedule } = entry;
  const missing: BadField[] = [];
  if (service === undefined) missing.push({ field: 'service', problem: 'service' });
  if (name === '') missing.push({ field: 'name', problem: 'name' });
  if (email === '') missing.push({ field: 'email', problem: 'email' });
  if (phone === '') missing.push({ field: 'phone', problem: 'phone' });
  const wrongEmail: BadField[] = email !== '' && !isEmail(email) ? [{ field: 'email', problem: 'emailFormat' }] : [];
  const wrongPhone: BadField[] = phone !== '' && !isPhone(phone) ? [{ field: 'phone', problem: 'phoneFormat' }] : [];
  const noSchedule: BadField[] = schedule.kind === null ? [{ field: 'frequency', problem: 'frequency' }] : [];
  const answers = [...badNumbers(entry), ...badDate(entry, today), ...tooLong(entry), ...unread];

  const rules: readonly (readonly [Failure, readonly BadField[]])[] = [
    [{ code: 'validation_error' }, missing],
    [{ code: 'invalid_email' }, wrongEmail],
    [{ code: 'invalid_phone' }, wrongPhone],
    [{ code: 'missing_schedule' }, noSchedule],
    [{ code: 'validation_error', of: 'answers' }, answers],
  ];
  const fields = rules.flatMap(([, broken]) => broken);
  const [failure] = rules.find(([, broken]) => broken.length > 0) ?? [];
  if (failure !== undefined) return { accepted: false, failure, fields };
  if (service === undefined || schedule.kind === null) throw new Error('A rule of validateQuote does not hold what it checks.');
  return { accepted: true, request: { ...entry, service, schedule: { ...schedule, kind: schedule.kind } } };
}
