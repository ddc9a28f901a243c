import { quoteForm } from '../../leads/quote.ts';
import type { QuoteEntry } from '../../leads/schema.ts';

/** The fields of the contact step; all others belong to the service step. The third step is the sending. */
const CONTACT: readonly string[] = ['name', 'company', 'email', 'phone'];

/** Whether the form would refuse nothing in a step. A past day is told at sending: the server and the visitor may disagree on today. */
export function isStepDone(step: 'service' | 'contact', entry: QuoteEntry | null): boolean {
  if (entry === null) return false;
  const wrong = [...quoteForm.rules.flatMap(({ broken }) => broken(entry)), ...quoteForm.unstorableFields(entry, '')];
  return wrong.every(({ field }) => CONTACT.includes(field) !== (step === 'contact'));
}
