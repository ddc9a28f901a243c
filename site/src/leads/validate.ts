import type { BadField, Failure } from './errors.ts';
import type { LeadForm } from './lead.ts';

/** What is known of a submission beside its words. */
export interface SubmissionContext {
  /** What the trap holds; a person leaves it empty. */
  trap: string;
  /** Milliseconds since the site was first opened in this tab; `Infinity` on the server, which does not know. */
  elapsed: number;
  /** Whole minutes until the browser's window opens again; 0 when it is open. */
  minutesLeft: number;
  /** `YYYY-MM-DD` where the visitor is. */
  today: string;
  /** Fields in which something is typed that the browser can't read, and gives nothing of. */
  unread: readonly BadField[];
  /** Whether the button was pressed before it was ready. */
  early: boolean;
}

/** Nobody reads and fills in a form in less (behaviour.md 5.8), in milliseconds. */
export const MIN_FILL_TIME_MS = 3000;

/** An accepted lead, or the first rule that the entry broke with every field that needs another look. */
export type ValidationResult<Lead> =
  | { accepted: true; lead: Lead }
  | { accepted: false; failure: Failure; fields: readonly BadField[] };

/**
 * The checks of a form in the order of behaviour.md 5.7: spam, rate, the form's own rules, then what can't be stored
 * as it is. The first that fails names the failure. All fields are looked at, so that a person puts everything right
 * at once. A button that was pressed too early says first what is missing: nothing has been sent yet.
 */
export function validate<Entry extends object, Lead extends object>(
  form: LeadForm<Entry, Lead>,
  entry: Entry,
  { trap, elapsed, minutesLeft, today, unread, early }: SubmissionContext,
): ValidationResult<Lead> {
  const rules: readonly (readonly [Failure, readonly BadField[]])[] = [
    ...form.rules.map(({ failure, broken }) => [failure, broken(entry)] as const),
    [{ code: 'validation_error', of: 'answers' }, [...form.unstorableFields(entry, today), ...unread]],
  ];
  const fields = rules.flatMap(([, broken]) => broken);
  if (early && trap === '') return { accepted: false, failure: { code: 'validation_error', of: 'incomplete' }, fields };
  if (trap !== '') return { accepted: false, failure: { code: 'spam_detected', of: 'trap' }, fields: [] };
  if (elapsed < MIN_FILL_TIME_MS) return { accepted: false, failure: { code: 'spam_detected' }, fields: [] };
  if (minutesLeft > 0) return { accepted: false, failure: { code: 'rate_limit_exceeded', minutes: minutesLeft }, fields: [] };

  const [failure] = rules.find(([, broken]) => broken.length > 0) ?? [];
  if (failure !== undefined) return { accepted: false, failure, fields };
  const lead = form.lead(entry);
  if (lead === undefined) throw new Error('A rule of the form does not hold what it checks.');
  return { accepted: true, lead };
}
