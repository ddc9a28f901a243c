import { describe, expect, test } from 'vitest';
import { contactForm, contactFrom } from '../../../site/src/leads/contact.ts';
import { isReady } from '../../../site/src/leads/submit.ts';
import { MIN_FILL_TIME_MS, validate } from '../../../site/src/leads/validate.ts';
import { formData } from './entries.ts';

const question = {
  name: 'Aimée Côté',
  email: 'aimee@cote.example',
  phone: '',
  company: '  Société Côté & Fils ',
  message: 'Venez-vous à Laval?\n2 < 3 <b>R&D</b>',
  website: '',
} as const;

const usual = { trap: '', elapsed: MIN_FILL_TIME_MS, minutesLeft: 0, today: '2026-02-01', unread: [], early: false };
const check = (changes: Readonly<Record<string, string>> = {}, circumstances = {}) =>
  validate(contactForm, contactFrom(formData({ ...question, ...changes })), { ...usual, ...circumstances });

/** The code and the fields of a refusal. */
const refusal = (...args: Parameters<typeof check>) => {
  const verdict = check(...args);
  return verdict.accepted ? 'accepted' : { ...verdict.failure, fields: verdict.fields.map(({ field, problem }) => `${field}: ${problem}`) };
};

test('a form becomes a row, sanitised, without empty fields', () => {
  expect(JSON.parse(JSON.stringify(contactFrom(formData(question))))).toEqual({
    name: 'Aimée Côté',
    email: 'aimee@cote.example',
    company: 'Société Côté & Fils',
    message: 'Venez-vous à Laval?\n2 < 3 R&D',
  });
});

describe('behaviour.md 5.21, in the order of 5.7', () => {
  const everything = { name: ' ', email: 'x', message: '<b></b>' };

  test('then required fields, with every field to correct', () => {
    expect(refusal(everything)).toEqual({ code: 'validation_error', fields: ['name: name', 'message: message', 'email: emailFormat'] });
    expect(refusal({ email: '' })).toEqual({ code: 'validation_error', fields: ['email: email'] });
  });

  test('then the address; the phone number is optional', () => {
    expect(refusal({ email: 'aimee@cote' })).toEqual({ code: 'invalid_email', fields: ['email: emailFormat'] });
    expect(refusal({ phone: '555' })).toBe('accepted');
  });

  test('then the lengths: reported, and not cut off', () => {
    expect(refusal({ message: 'x'.repeat(5000), phone: '5'.repeat(40) })).toBe('accepted');
    // The database too counts an emoji as one character.
    expect(refusal({ message: '🧹'.repeat(5000) })).toBe('accepted');
    expect(refusal({ message: '🧹'.repeat(5001) })).toMatchObject({ fields: ['message: long'] });
    expect(refusal({ message: 'x'.repeat(5001), phone: '5'.repeat(41) })).toEqual({
      code: 'validation_error',
      of: 'answers',
      fields: ['phone: long', 'message: long'],
    });
  });

  test('a button pressed too early says what is missing, even within three seconds; a robot is told nothing', () => {
    expect(refusal({ message: '' }, { early: true, elapsed: 0, minutesLeft: 9 })).toEqual({
      code: 'validation_error',
      of: 'incomplete',
      fields: ['message: message'],
    });
    expect(refusal({ message: '' }, { early: true, trap: 'x' })).toEqual({ code: 'spam_detected', of: 'trap', fields: [] });
  });
});

describe('the button is ready', () => {
  const ready = (changes: Readonly<Record<string, string>>) => isReady(formData({ ...question, ...changes }), contactForm);
  test('once name, e-mail and message are filled in', () => {
    expect(ready({})).toBe(true);
    for (const name of contactForm.needs) expect(ready({ [name]: ' \n' }), name).toBe(false);
  });
  test('only if the trap is empty', () => expect(ready({ website: 'x' })).toBe(false));
});

test('the data layer receives only the kind of form', () => {
  expect(contactForm.event(contactFrom(formData(question)))).toEqual({ event: 'form_submit', form_type: 'contact' });
});
