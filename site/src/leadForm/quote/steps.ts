import { quoteForm } from '../../leads/quote.ts';
import type { QuoteEntry } from '../../leads/schema.ts';

/** The fields of the first two steps that the rules of the form speak of; the third step is the sending. */
const STEP_FIELDS = { service: ['service', 'frequency'], contact: ['name', 'email', 'phone'] } as const;

/** Whether an entry breaks no rule of the form in the fields of a step. */
export function isStepDone(step: keyof typeof STEP_FIELDS, entry: QuoteEntry | null): boolean {
  const wrong = entry && quoteForm.rules.flatMap(({ broken }) => broken(entry).map(({ field }) => field));
  return wrong !== null && !STEP_FIELDS[step].some((field) => wrong.includes(field));
}
