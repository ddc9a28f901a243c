import type { BadField, Failure } from './errors.ts';
import type { LeadForm } from './lead.ts';
import { rawTextIn } from './reading.ts';
import { type LeadTable, type Refusal, sendResultOf } from './send.ts';
import { lacksRequiredField, refusedIn, TRAP } from './submit.ts';
import { validate } from './validate.ts';

/** What became of a form that was posted without a script: the server renders the page once more and says so in it. */
export type FormAnswer =
  | { readonly stored: true }
  /** `data`: what was posted, to fill the form in again. */
  | { readonly stored: false; readonly failure: Failure; readonly fields: readonly BadField[]; readonly data: FormData };

/** How the server stores a row, under a key that it makes of the words. @returns what the store refused it with, if it did */
export type Insert = (table: LeadTable, row: object) => Promise<Refusal | undefined>;

/** What the server does with a form that was posted without a script. `null`: the body is too large to be read. */
export type Receive = (data: FormData | null, insert: Insert, today: string) => Promise<FormAnswer>;

/**
 * Receives the posts of a form: the same reading, rules, words and row as in the browser. The three seconds and the
 * courtesy limit are the browser's alone, because the server does not know when the page was opened.
 */
export function receiverOf<Entry extends object, Lead extends object>(form: LeadForm<Entry, Lead>): Receive {
  return async (data, insert, today) => {
    if (data === null) return { stored: false, failure: { code: 'validation_error', of: 'tooLarge' }, fields: [], data: new FormData() };
    const verdict = validate(form, form.read(data), {
      trap: rawTextIn(data, TRAP),
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
