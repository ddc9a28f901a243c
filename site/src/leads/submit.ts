import { pushEvent } from './analytics.ts';
import { store } from './config.ts';
import { draftKeeper, firstOpened } from './draft.ts';
import type { BadField, Failure } from './errors.ts';
import { attemptFor } from './key.ts';
import { quoteFrom } from './quote.ts';
import { countSuccess, minutesLeft } from './rate.ts';
import type { QuoteRequest } from './schema.ts';
import { send } from './send.ts';
import { validateQuote, type Verdict } from './validate.ts';

/** The trap's name: what robots fill in, and no browser by itself. */
export const TRAP = 'website';

/** The draft of the quote form. */
export const quoteDraft = draftKeeper('quote');

/** What became of a submission. */
export type Outcome =
  | { stored: true }
  | { stored: false; failure: Failure; fields: readonly BadField[] };

/** The control that a refused column is filled in with. */
const controlOf = (failure: Failure): readonly BadField[] => {
  if (failure.code !== 'database_error' || !('column' in failure.reason)) return [];
  const { column } = failure.reason;
  if (column === 'service_details') return [];
  return [{ field: column === 'schedule' ? 'frequency' : column, problem: 'refused' }];
};

/** Today where the visitor is, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Half a date, a number with letters: the browser gives nothing of what is typed there. */
const unreadIn = (form: HTMLFormElement): readonly BadField[] =>
  [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput
      ? [{ field: control.id, problem: control.type === 'date' ? 'date' : 'count' } as const]
      : [],
  );

/** Checks a quote form where it stands (behaviour.md 5.7). */
export function checkQuote(form: HTMLFormElement): Verdict {
  const data = new FormData(form);
  const trap = data.get(TRAP);
  return validateQuote(quoteFrom(data), {
    trap: typeof trap === 'string' ? trap : '',
    elapsed: Date.now() - firstOpened(),
    minutesLeft: minutesLeft(),
    today: today(),
    unread: unreadIn(form),
  });
}

/** Sends a request; everything typed stays until the row is stored. */
export async function sendQuote(request: QuoteRequest): Promise<Outcome> {
  const draft = quoteDraft.read();
  const attempt = attemptFor(request, [draft?.attempt, quoteDraft.stored()]);
  // Before the answer, which may never come: after a reload the same words have the same key.
  quoteDraft.keep({ fields: draft?.fields ?? {}, attempt });

  const sent = await send(store(), 'quote_requests', request, attempt);
  if (!sent.stored) return { ...sent, fields: controlOf(sent.failure) };
  const again = quoteDraft.stored()?.id === attempt.id;
  quoteDraft.forget(attempt);
  if (again) return { stored: true };
  countSuccess();
  pushEvent({ event: 'form_submit', form_type: 'quote_request', service: request.service });
  return { stored: true };
}
