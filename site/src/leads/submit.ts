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

/** Checks a quote form where it stands (spec §5). */
export function checkQuote(data: FormData): Verdict {
  const trap = data.get(TRAP);
  return validateQuote(quoteFrom(data), {
    trap: typeof trap === 'string' ? trap : '',
    elapsed: Date.now() - firstOpened(),
    minutesLeft: minutesLeft(),
  });
}

/** Sends a request; everything typed stays until the row is stored. */
export async function sendQuote(request: QuoteRequest): Promise<Outcome> {
  const { fields, attempt: last } = quoteDraft.read() ?? { fields: {}, attempt: null };
  const attempt = attemptFor(request, last);
  // Before the answer, which may never come: after a reload the same words have the same key.
  quoteDraft.keep({ fields, attempt });

  const sent = await send(store(), 'quote_requests', request, attempt);
  if (!sent.stored) return { ...sent, fields: controlOf(sent.failure) };
  quoteDraft.forget();
  countSuccess();
  pushEvent({ event: 'form_submit', form_type: 'quote_request', service: request.service });
  return { stored: true };
}
