import { describe, expect, test } from 'vitest';
import { isStepDone } from '../../../site/src/leadForm/quote/steps.ts';
import { quoteFrom } from '../../../site/src/leads/quote.ts';
import { formData, office } from './entries.ts';

describe('a step of the quote is done when the form would refuse none of its fields', () => {
  const done = (changes: Readonly<Record<string, string>>) => {
    const entry = quoteFrom(formData({ ...office, ...changes }));
    return { service: isStepDone('service', entry), contact: isStepDone('contact', entry) };
  };

  test('a complete form has both steps done', () => expect(done({})).toEqual({ service: true, contact: true }));
  test.each([['name', ' '], ['email', ''], ['email', 'aimee@cote'], ['phone', '555']])('%s: %j leaves the contact open', (field, value) =>
    expect(done({ [field]: value })).toEqual({ service: true, contact: false }));
  test.each(['service', 'frequency'])('no %s leaves the service open', (field) => expect(done({ [field]: '' })).toEqual({ service: false, contact: true }));
  test('an invalid area leaves the service open', () => expect(done({ sqft: 'a lot' })).toEqual({ service: false, contact: true }));
  test('a text that is too long leaves its step open', () => {
    expect(done({ notes: 'x'.repeat(5001) })).toEqual({ service: false, contact: true });
    expect(done({ company: 'x'.repeat(5001) })).toEqual({ service: true, contact: false });
  });
  test('nothing is done before the form is read', () => expect(isStepDone('service', null)).toBe(false));
});
