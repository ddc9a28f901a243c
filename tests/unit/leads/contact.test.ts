import { expect, test } from 'vitest';
import { contactForm, contactFrom } from '../../../site/src/leads/contact.ts';
import { isReady } from '../../../site/src/leads/submit.ts';
import type { SubmissionContext } from '../../../site/src/leads/validate.ts';
import { formData, refusalsOf } from './entries.ts';

const question = {
  name: 'Aimée Côté',
  email: 'aimee@cote.example',
  phone: '',
  company: '  Société Côté & Fils ',
  message: 'Venez-vous à Laval?\n2 < 3 <b>R&D</b>',
  website: '',
} as const;

const refusal = refusalsOf(contactForm, question);
const everything = { name: ' ', email: 'x', message: '<b></b>' };
/** Within three seconds, and over the limit. */
const early = { early: true, elapsed: 0, minutesLeft: 9 };

test.each<[what: string, changes: Readonly<Record<string, string>>, circumstances: Partial<SubmissionContext>, refused: object]>([
  ['a required field; every field to correct is named', everything, {}, { code: 'validation_error', fields: ['name: name', 'message: message', 'email: emailFormat'] }],
  ['no address', { email: '' }, {}, { code: 'validation_error', fields: ['email: email'] }],
  ['then a wrong address', { email: 'aimee@cote' }, {}, { code: 'invalid_email', fields: ['email: emailFormat'] }],
  ['then the lengths', { message: 'x'.repeat(5001), phone: '5'.repeat(41) }, {}, { code: 'validation_error', of: 'answers', fields: ['phone: long', 'message: long'] }],
  // The database too counts an emoji as one character.
  ['then the length in emojis', { message: '🧹'.repeat(5001) }, {}, { code: 'validation_error', of: 'answers', fields: ['message: long'] }],
  ['what is missing when the button is pressed too early', { message: '' }, early, { code: 'validation_error', of: 'incomplete', fields: ['message: message'] }],
  ['a robot that presses it too early is told nothing', { message: '' }, { early: true, trap: 'x' }, { code: 'spam_detected', of: 'trap', fields: [] }],
])('the contact form is refused in the order of behaviour.md 5.21: %s', (_, changes, circumstances, refused) => expect(refusal(changes, circumstances)).toEqual(refused));

test.each<Readonly<Record<string, string>>>([{ phone: '555' }, { message: 'x'.repeat(5000), phone: '5'.repeat(40) }, { message: '🧹'.repeat(5000) }])('the contact form is refused in the order of behaviour.md 5.21: but not for %o', (changes) =>
  expect(refusal(changes)).toBe('accepted'));

const ready = (changes: Readonly<Record<string, string>>) => isReady(formData({ ...question, ...changes }), contactForm);
test('the button is ready once name, e-mail and message are filled in', () => expect(ready({})).toBe(true));
test.each([...contactForm.needs.map((name) => ({ [name]: ' \n' })), { website: 'x' }])('the button is not ready with %j', (changes) => expect(ready(changes)).toBe(false));

test('the data layer receives only the kind of form', () => {
  expect(contactForm.event(contactFrom(formData(question)))).toEqual({ event: 'form_submit', form_type: 'contact' });
});
