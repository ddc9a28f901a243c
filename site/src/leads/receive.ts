import type { BadField, Failure } from './errors.ts';
import type { LeadForm } from './lead.ts';
import { rawTextIn } from './reading.ts';
import { type LeadTable, type Refusal, sendResultOf } from './send.ts';
import { lacksRequiredField, refusedIn, HONEYPOT_NAME } from './submit.ts';
import { validate } from './validate.ts';

/** The result of a form that was posted without JavaScript, which the server renders into the page. */
export type FormResult =
  | { readonly stored: true }
  /** `data`: the posted values, to fill in the form again. */
  | { readonly stored: false; readonly failure: Failure; readonly fields: readonly BadField[]; readonly data: FormData };

/** Stores a row on the server, with a key derived from its content. @returns the refusal of the store, if there is one */
export type InsertRow = (table: LeadTable, row: object) => Promise<Refusal | undefined>;

/** Handles a form that was posted without JavaScript. `data` is `null` if the body is too large to be read. */
export type ReceiveForm = (data: FormData | null, insert: InsertRow, today: string) => Promise<FormResult>;

/**
 * Makes the handler of a form's posts, with the same reading, rules, messages and row as in the browser. The shortest
 * fill time and the browser's rate limit are not checked: the server does not know when the page was opened or what the tab sent.
 */
export function receiverOf<Entry extends object, Lead extends object>(form: LeadForm<Entry, Lead>): ReceiveForm {
  return async (data, insert, today) => {
    if (data === null) return { stored: false, failure: { code: 'validation_error', detail: 'tooLarge' }, fields: [], data: new FormData() };
    const verdict = validate(form, form.read(data), {
      trap: rawTextIn(data, HONEYPOT_NAME),
      elapsed: Infinity,
      minutesLeft: 0,
      today,
      unread: [],
      early: lacksRequiredField(data, form.needs),
    });
    if (!verdict.accepted) return { stored: false, failure: verdict.failure, fields: verdict.fields, data };
    const refusal = await insert(form.table, verdict.lead);
    const sent = refusal ? sendResultOf(refusal, form) : { stored: true as const };
    return sent.stored ? sent : { ...sent, fields: refusedIn(sent.failure, form.controlOf), data };
  };
}
