import type { FormSubmitEvent } from './analytics.ts';
import type { DraftKeeper } from './draft.ts';
import type { BadField, Failure, FormMessages } from './errors.ts';
import type { Destination } from './send.ts';

/** A rule of a form: its failure, and a function that returns the fields that break it. */
export interface Rule<Entry> {
  readonly failure: Failure;
  readonly broken: (entry: Entry) => readonly BadField[];
}

/**
 * The parts that differ between the lead forms. `validate.ts`, `submit.ts` and `useLeadForm` have the shared code: reading,
 * checking, drafts, sending, errors, retries and leaving the page.
 *
 * `Entry` is the content of the form, sanitised and possibly incomplete; `Lead` is the row to store, without its key.
 */
export interface LeadForm<Entry extends object, Lead extends object> extends Destination, FormMessages {
  /** The draft of the form. */
  readonly draft: DraftKeeper;
  /** Reads the form. Keep the order of the properties: the idempotency key is a hash of the row's JSON. */
  readonly read: (data: FormData) => Entry;
  /** The controls that must have a value before the button is ready; pressed earlier, the form says what is missing. Empty: it is always ready. */
  readonly needs: readonly string[];
  /** The rules in order: the first broken one determines the failure. */
  readonly rules: readonly Rule<Entry>[];
  /** The fields whose values can't be stored, such as a text that is too long. @param today `YYYY-MM-DD` where the visitor is */
  readonly unstorableFields: (entry: Entry, today: string) => readonly BadField[];
  /** The row of an entry that breaks no rule; undefined would be a bug in the rules. */
  readonly lead: (entry: Entry) => Lead | undefined;
  /** The id of the control for a refused column; undefined if there is none. Default: the name of the column. */
  readonly controlOf?: (column: string) => string | undefined;
  /** The data layer event of a success. */
  readonly event: (lead: Lead) => FormSubmitEvent;
  /** The value that determines which controls are shown. When it changes, the draft is restored into new controls. Default: always the same. */
  readonly shape?: (entry: Entry) => string | undefined;
  /** The query parameter that preselects an option of the select with the same name. Default: none. */
  readonly parameter?: string;
  /** Whether its error box has a *Try Again* button (behaviour.md 5.15). */
  readonly offersRetry: boolean;
}
