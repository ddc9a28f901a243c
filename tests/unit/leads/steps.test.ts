import { expect, test } from 'vitest';
import { isStepDone } from '../../../site/src/leadForm/quote/steps.ts';
import { quoteFrom } from '../../../site/src/leads/quote.ts';
import { formData, office } from './entries.ts';

test.each([
  ...[['name', ' '], ['email', ''], ['email', 'aimee@cote'], ['phone', '555'], ['company', 'x'.repeat(5001)]].map(([name, value]) => [name, value, true, false] as const),
  ...[['service', ''], ['frequency', ''], ['sqft', 'a lot'], ['notes', 'x'.repeat(5001)]].map(([name, value]) => [name, value, false, true] as const),
  ['timing', '', true, true] as const,
])('a step of the quote is done when the form would refuse none of its fields: %s “%.20s”, service %s, contact %s', (name = '', value = '', service, contact) => {
  const entry = quoteFrom(formData({ ...office, [name]: value }));
  expect([isStepDone('service', entry), isStepDone('contact', entry)]).toEqual([service, contact]);
});

test('no step is done before the form is read', () => expect(isStepDone('service', null)).toBe(false));
