import { quoteForm } from '../../leads/quote.ts';
import type { QuoteEntry } from '../../leads/schema.ts';

/** The fields of the contact step; all others belong to the service step. The third step is the sending. */
const CONTACT: readonly string[] = ['name', 'company', 'email', 'phone'];

const stepOf = (field: string) => (CONTACT.includes(field) ? 'contact' : 'service');

/**
 * Whether each answer of a step would be accepted. That the start date is not past is checked when the form is sent: the
 * server and the visitor may have different dates.
 */
export function isStepDone(step: 'service' | 'contact', entry: QuoteEntry | null): boolean {
  if (entry === null) return false;
  const wrong = [...quoteForm.rules.flatMap(({ broken }) => broken(entry)), ...quoteForm.unstorableFields(entry, '')];
  return wrong.every(({ field }) => stepOf(field) !== step);
}
