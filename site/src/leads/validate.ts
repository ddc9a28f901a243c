import type { BadField, Failure } from './errors.ts';
import type { LeadForm } from './lead.ts';

/** The context of a submission. */
export interface SubmissionContext {
  /** The value of the honeypot; a person leaves it empty. */
  trap: string;
  /** Milliseconds since the site was first opened in this tab; `Infinity` on the server, where it is unknown. */
  elapsed: number;
  /** Minutes until this browser may send again; 0 if it may now. */
  minutesLeft: number;
  /** `YYYY-MM-DD` where the visitor is. */
  today: string;
  /** Fields with input that the browser can't parse. */
  unread: readonly BadField[];
  /** Whether the button was pressed before it was ready. */
  early: boolean;
}

/** The shortest time in which a person can fill in a form (behaviour.md 5.8), in milliseconds. */
export const MIN_FILL_TIME_MS = 3000;

/** An accepted lead, or the failure of the first broken rule with all bad fields. */
export type ValidationResult<Lead> =
  | { accepted: true; lead: Lead }
  | { accepted: false; failure: Failure; fields: readonly BadField[] };

/**
 * Checks a form in the order of behaviour.md 5.7: spam, rate limit, the form's own rules, then values that can't be stored.
 * The first broken rule determines the failure. All fields are checked, so that a person can correct everything at once. If
 * the button was pressed before it was ready, missing answers are reported first, because nothing has been sent yet.
 */
export function validate<Entry extends object, Lead extends object>(
  form: LeadForm<Entry, Lead>,
  entry: Entry,
  { trap, elapsed, minutesLeft, today, unread, early }: SubmissionContext,
): ValidationResult<Lead> {
  const rules: readonly (readonly [Failure, readonly BadField[]])[] = [
    ...form.rules.map(({ failure, broken }) => [failure, broken(entry)] as const),
    [{ code: 'validation_error', detail: 'answers' }, [...form.unstorableFields(entry, today), ...unread]],
  ];
  const fields = rules.flatMap(([, broken]) => broken);
  if (early && trap === '') return { accepted: false, failure: { code: 'validation_error', detail: 'incomplete' }, fields };
  if (trap !== '') return { accepted: false, failure: { code: 'spam_detected', detail: 'trap' }, fields: [] };
  if (elapsed < MIN_FILL_TIME_MS) return { accepted: false, failure: { code: 'spam_detected' }, fields: [] };
  if (minutesLeft > 0) return { accepted: false, failure: { code: 'rate_limit_exceeded', minutes: minutesLeft }, fields: [] };

  const [failure] = rules.find(([, broken]) => broken.length > 0) ?? [];
  if (failure !== undefined) return { accepted: false, failure, fields };
  const lead = form.lead(entry);
  if (lead === undefined) throw new Error('The form has an entry that breaks no rule, but gives no row: a rule is missing.');
  return { accepted: true, lead };
}
