import type { FormSubmitEvent } from './analytics.ts';
import type { DraftKeeper } from './draft.ts';
import type { BadField, Failure, FormMessages } from './errors.ts';
import type { Destination } from './send.ts';

/** A rule of a form: the failure that it names, and the fields of an entry that break it. */
export interface Rule<Entry> {
  readonly failure: Failure;
  readonly broken: (entry: Entry) => readonly BadField[];
}

/**
 * What differs between the lead forms. `validate.ts`, `submit.ts` and `useLeadForm` do what the forms share: reading,
 * checking, drafts, sending, errors, retries and leaving the page.
 *
 * `Entry` is what the form holds, sanitised and perhaps incomplete; `Lead` is the row that is stored, without its key.
 */
export interface LeadForm<Entry extends object, Lead extends object> extends Destination, FormMessages {
  /** What is typed and not yet stored. */
  readonly draft: DraftKeeper;
  /** Reads the form. Keep the order of the properties: the idempotency key is a hash of the row's JSON. */
  readonly read: (data: FormData) => Entry;
  /** Controls that must hold something before its button is ready; pressed earlier, the form says what is missing. Where there is none, the button is always ready. */
  readonly needs: readonly string[];
  /** Its rules, in the order in which they name a failure. */
  readonly rules: readonly Rule<Entry>[];
  /** What is there and can't be stored as it is, such as a text that is too long. @param today `YYYY-MM-DD` where the visitor is */
  readonly unstorableFields: (entry: Entry, today: string) => readonly BadField[];
  /** The row of an entry that broke no rule; undefined is an error of the rules. */
  readonly lead: (entry: Entry) => Lead | undefined;
  /** The id of the control that a refused column is filled in with. Default: that of the same name; undefined where there is none. */
  readonly controlOf?: (column: string) => string | undefined;
  /** What the data layer is told of a success. */
  readonly event: (lead: Lead) => FormSubmitEvent;
  /** What decides which controls it shows. When that changes, controls come in that may have been answered before. Default: it always shows the same. */
  readonly shape?: (entry: Entry) => string | undefined;
  /** The query parameter whose value chooses an option of the select of the same name. Default: the address chooses nothing. */
  readonly parameter?: string;
  /** Whether its red box offers to try again (behaviour.md 5.15); without it, its own button does that. */
  readonly offersRetry: boolean;
}
