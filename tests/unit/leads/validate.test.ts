import { describe, expect, test } from 'vitest';
import { quoteForm, quoteFrom } from '../../../site/src/leads/quote.ts';
import { MIN_FILL_TIME_MS, validate } from '../../../site/src/leads/validate.ts';
import { formData, office } from './entries.ts';

const usual = { trap: '', elapsed: MIN_FILL_TIME_MS, minutesLeft: 0, today: '2026-02-01', unread: [], early: false };
const check = (changes: Readonly<Record<string, string | readonly string[]>> = {}, circumstances = {}) =>
  validate(quoteForm, quoteFrom(formData({ ...office, ...changes })), { ...usual, ...circumstances });

/** The code and the fields of a refusal. */
const refusal = (...args: Parameters<typeof check>) => {
  const verdict = check(...args);
  return verdict.accepted ? 'accepted' : { code: verdict.failure.code, fields: verdict.fields.map(({ field, problem }) => `${field}: ${problem}`) };
};

test('a complete form is accepted', () => expect(refusal()).toBe('accepted'));

describe('behaviour.md 5.7, in its order', () => {
  const everything = { name: '', email: 'x', phone: '1', frequency: '' };

  test('1. spam: a filled trap, or a send within three seconds', () => {
    expect(refusal(everything, { trap: 'http://spam.example', minutesLeft: 9 })).toEqual({ code: 'spam_detected', fields: [] });
    expect(refusal({}, { elapsed: MIN_FILL_TIME_MS - 1 })).toEqual({ code: 'spam_detected', fields: [] });
    expect(refusal({}, { elapsed: MIN_FILL_TIME_MS })).toBe('accepted');
  });

  test('2. rate limit, with the minutes left', () => {
    expect(refusal(everything, { minutesLeft: 9 })).toEqual({ code: 'rate_limit_exceeded', fields: [] });
    const verdict = check({}, { minutesLeft: 9 });
    expect(verdict).toMatchObject({ failure: { minutes: 9 } });
  });

  test('3. required fields come before a wrong address; every field to correct is named', () => {
    expect(refusal(everything)).toEqual({
      code: 'validation_error',
      fields: ['name: name', 'email: emailFormat', 'phone: phoneFormat', 'frequency: frequency'],
    });
    expect(refusal({ service: '', name: ' ', email: '', phone: '<b></b>' })).toEqual({
      code: 'validation_error',
      fields: ['service: service', 'name: name', 'email: email', 'phone: phone'],
    });
  });

  test('4. e-mail comes before phone', () => {
    expect(refusal({ email: 'aimee@cote', phone: '555' })).toMatchObject({ code: 'invalid_email' });
  });
  test.each(['a b@c.example', '@c.example', 'a@@c.example', 'a@c.', 'a@.c', 'a@..', 'a@b.c d', 'a@b.c@'])('%j is no e-mail address', (email) =>
    expect(refusal({ email })).toMatchObject({ code: 'invalid_email', fields: ['email: emailFormat'] }));
  test.each(['a@b.co', 'a@b.c.', 'a@.b.c', 'aimée@côté.example', 'x+y@sub.domain.example'])('%j is one', (email) => expect(refusal({ email })).toBe('accepted'));

  test('5. phone: ten characters without spaces, hyphens and parentheses', () => {
    expect(refusal({ phone: '(514) 555-014', frequency: '' })).toMatchObject({ code: 'invalid_phone' });
    expect(refusal({ phone: '514 555-0142' })).toBe('accepted');
    expect(refusal({ phone: '(((((((514' })).toMatchObject({ code: 'invalid_phone' });
  });

  test('6. a frequency', () => expect(refusal({ frequency: '' })).toEqual({ code: 'missing_schedule', fields: ['frequency: frequency'] }));

  test('then the date: a valid one, from today on', () => {
    expect(refusal({ startDate: '2026-02-01' })).toBe('accepted');
    expect(refusal({ startDate: '2028-02-29' })).toBe('accepted');
    for (const startDate of ['2026-01-31', '0266-12-25', '2100-01-01', '2027-02-29', '2027-02-31', '2027-13-01', '2027-2-1', 'in June'])
      expect(refusal({ startDate })).toEqual({ code: 'validation_error', fields: ['startDate: date'] });
    expect(refusal({}, { unread: [{ field: 'startDate', problem: 'date' }] })).toEqual({ code: 'validation_error', fields: ['startDate: date'] });
  });

  test('then the length of texts: reported, and not cut off', () => {
    expect(refusal({ notes: 'x'.repeat(5000), timing: 'x'.repeat(500) })).toBe('accepted');
    expect(refusal({ notes: 'x'.repeat(5001), timing: 'x'.repeat(501), phone: '5'.repeat(41) })).toMatchObject({
      fields: ['phone: long', 'notes: long', 'timing: long'],
    });
  });

  test('then the bounds of the numbers', () => {
    expect(refusal({ sqft: '10000001', restrooms: '1000' })).toEqual({ code: 'validation_error', fields: ['sqft: area', 'restrooms: count'] });
    expect(refusal({ sqft: 'a lot' })).toMatchObject({ fields: ['sqft: area'] });
    expect(refusal({ sqft: '10000000', restrooms: '999', floors_served: '0' })).toBe('accepted');
  });
});
