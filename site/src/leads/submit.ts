import { today } from '../../i18n/today.ts';
import { pushEvent } from './analytics.ts';
import { isBlank } from './blank.ts';
import { currentStore } from './config.ts';
import { firstOpened, pageSeenAt } from './draft.ts';
import type { BadField, Failure } from './errors.ts';
import { idempotencyKeyOf } from './idempotencyKey.ts';
import type { LeadForm } from './lead.ts';
import { countSuccess, minutesLeft } from './rate.ts';
import { rawTextIn } from './reading.ts';
import { send } from './send.ts';
import { validate, type ValidationResult } from './validate.ts';

/** The `name` of the honeypot, a hidden field that robots fill in and autofill leaves empty. */
export const HONEYPOT_NAME = 'website';

/** The result of a submission. */
export type SubmitResult =
  | { stored: true }
  | { stored: false; failure: Failure; fields: readonly BadField[] };

/** The control of a column that the database refused, as a bad field. */
export function refusedIn(failure: Failure, controlOf: (column: string) => string | undefined = (column) => column): readonly BadField[] {
  if (failure.code !== 'database_error' || !('column' in failure.reason)) return [];
  const field = controlOf(failure.reason.column);
  return field === undefined ? [] : [{ field, problem: 'refused' }];
}

/** Controls with input that the browser can't parse, such as an incomplete date: their value is empty. */
const unreadIn = (element: HTMLFormElement): readonly BadField[] =>
  [...element.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput
      ? [{ field: control.id, problem: control.type === 'date' ? 'date' : 'count' } as const]
      : [],
  );

/** The required controls that are empty or blank. */
export const missingFields = (data: FormData, needs: readonly string[]): readonly string[] => needs.filter((name) => isBlank(rawTextIn(data, name)));

/** Whether a required control is empty or blank. */
export const lacksRequiredField = (data: FormData, needs: readonly string[]): boolean => missingFields(data, needs).length > 0;

/** Whether a form's button is ready: required controls have values and the honeypot is empty (behaviour.md 9.4). */
export const isReady = (data: FormData, { needs }: { readonly needs: readonly string[] }): boolean =>
  needs.length === 0 || (!lacksRequiredField(data, needs) && rawTextIn(data, HONEYPOT_NAME) === '');

/** Milliseconds since the site was opened in this tab, or since this page was if the clock was set back. */
function sinceOpened(): number {
  const elapsed = Date.now() - firstOpened();
  return elapsed < 0 ? performance.timeOrigin + performance.now() - pageSeenAt : elapsed;
}

/** Validates a form in the browser (behaviour.md 5.7). */
export function checkForm<Entry extends object, Lead extends object>(form: LeadForm<Entry, Lead>, element: HTMLFormElement): ValidationResult<Lead> {
  const data = new FormData(element);
  return validate(form, form.read(data), {
    trap: rawTextIn(data, HONEYPOT_NAME),
    elapsed: sinceOpened(),
    minutesLeft: minutesLeft(),
    today: today(),
    unread: unreadIn(element),
    early: lacksRequiredField(data, form.needs),
  });
}

/** Sends a lead. The draft is deleted only after the row is stored. */
export async function sendLead<Entry extends object, Lead extends object>(form: LeadForm<Entry, Lead>, lead: Lead): Promise<SubmitResult> {
  const id = idempotencyKeyOf(lead);
  const sent = await send(currentStore(), form, lead, id);
  if (!sent.stored) return { ...sent, fields: refusedIn(sent.failure, form.controlOf) };
  const again = form.draft.stored() === id;
  form.draft.forget(id);
  if (again) return { stored: true };
  countSuccess();
  pushEvent(form.event(lead));
  return { stored: true };
}
