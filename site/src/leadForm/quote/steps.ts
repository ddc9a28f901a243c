import { quoteForm } from '../../leads/quote.ts';
import type { QuoteEntry } from '../../leads/schema.ts';

/** The fields of the contact step; all others belong to the service step. The third step, the review, has none. */
const CONTACT: readonly string[] = ['name', 'company', 'email', 'phone'];

const stepOf = (field: string) => (CONTACT.includes(field) ? 'contact' : 'service');

/**
 * Whether all answers of a step would be accepted. Whether the start date is in the past is checked only when the form is
 * sent, because the dates of server and visitor may differ.
 */
export function isStepDone(step: 'service' | 'contact', entry: QuoteEntry | null): boolean {
  if (entry === null) return false;
  const wrong = [...quoteForm.rules.flatMap(({ broken }) => broken(entry)), ...quoteForm.unstorableFields(entry, '')];
  return wrong.every(({ field }) => stepOf(field) !== step);
}
