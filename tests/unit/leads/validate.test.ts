import { expect, test } from 'vitest';
import { quoteForm } from '../../../site/src/leads/quote.ts';
import { MIN_FILL_TIME_MS, type SubmissionContext } from '../../../site/src/leads/validate.ts';
import { office, refusalsOf } from './entries.ts';

const refusal = refusalsOf(quoteForm, office);
const everything = { name: '', email: 'x', phone: '1', frequency: '' };
/** Every field to correct is named. */
const inEverything = ['name: name', 'email: emailFormat', 'phone: phoneFormat', 'frequency: frequency'];
const blank = { service: '', name: ' ', email: '', phone: '<b></b>' };
const invalid = { code: 'validation_error', of: 'answers' };

test.each<[what: string, changes: Readonly<Record<string, string>>, circumstances: Partial<SubmissionContext>, refused: object]>([
  ['1. spam: a filled trap', everything, { trap: 'http://spam.example', minutesLeft: 9 }, { code: 'spam_detected', fields: [] }],
  ['1. spam: a send within three seconds', {}, { elapsed: MIN_FILL_TIME_MS - 1 }, { code: 'spam_detected', fields: [] }],
  ['2. rate limit, with the minutes left', everything, { minutesLeft: 9 }, { code: 'rate_limit_exceeded', minutes: 9, fields: [] }],
  ['3. a required field, before a wrong address', everything, {}, { code: 'validation_error', fields: inEverything }],
  ['3. a required field that is blank', blank, {}, { code: 'validation_error', fields: Object.keys(blank).map((name) => `${name}: ${name}`) }],
  ['4. the e-mail address, before the phone number', { email: 'aimee@cote', phone: '555' }, {}, { code: 'invalid_email' }],
  ['5. a phone number of nine digits', { phone: '(514) 555-014', frequency: '' }, {}, { code: 'invalid_phone' }],
  ['5. a phone number of parentheses', { phone: '(((((((514' }, {}, { code: 'invalid_phone' }],
  ['6. no frequency', { frequency: '' }, {}, { code: 'missing_schedule', fields: ['frequency: frequency'] }],
  ['then a date that the browser can’t read', {}, { unread: [{ field: 'startDate', problem: 'date' }] }, { ...invalid, fields: ['startDate: date'] }],
  ['then the length of texts', { notes: 'x'.repeat(5001), timing: 'x'.repeat(501) }, {}, { ...invalid, fields: ['notes: long', 'timing: long'] }],
  ['then the length of a number', { phone: '5'.repeat(41) }, {}, { ...invalid, fields: ['phone: long'] }],
  ['then the bounds of the numbers', { sqft: '10000001', restrooms: '1000' }, {}, { ...invalid, fields: ['sqft: area', 'restrooms: count'] }],
  ['then an area in words', { sqft: 'a lot' }, {}, { ...invalid, fields: ['sqft: area'] }],
])('the quote form is refused in the order of behaviour.md 5.7: %s', (_, changes, circumstances, refused) => expect(refusal(changes, circumstances)).toMatchObject(refused));

test.each(['2026-01-31', '0266-12-25', '2100-01-01', '2027-02-29', '2027-02-31', '2027-13-01', '2027-2-1', 'in June'])('the quote form is refused in the order of behaviour.md 5.7: then a date that is past or none: %s', (startDate) =>
  expect(refusal({ startDate })).toEqual({ ...invalid, fields: ['startDate: date'] }));

test.each(['a b@c.example', '@c.example', 'a@@c.example', 'a@c.', 'a@.c', 'a@..', 'a@b.c d', 'a@b.c@'])('the quote form is refused in the order of behaviour.md 5.7: %j is no e-mail address', (email) =>
  expect(refusal({ email })).toMatchObject({ code: 'invalid_email', fields: ['email: emailFormat'] }));

test.each<Readonly<Record<string, string>>>([
  {},
  ...['a@b.co', 'a@b.c.', 'a@.b.c', 'aimée@côté.example', 'x+y@sub.domain.example'].map((email) => ({ email })),
  { phone: '514 555-0142', startDate: '2026-02-01' },
  { startDate: '2028-02-29', sqft: '10000000', restrooms: '999', floors_served: '0' },
  { notes: 'x'.repeat(5000), timing: 'x'.repeat(500) },
])('the quote form is accepted with %o', (changes) => expect(refusal(changes, { elapsed: MIN_FILL_TIME_MS })).toBe('accepted'));
