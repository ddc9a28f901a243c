import { describe, expect, test } from 'vitest';
import { business } from '../../../site/business.ts';
import { errors as english } from '../../../site/content/en/errors.ts';
import { errors as french } from '../../../site/content/fr/errors.ts';
import { createT } from '../../../site/i18n/t.ts';
import { contactForm } from '../../../site/src/leads/contact.ts';
import { type Failure, failedInSending, type FormMessages, messageOf, sentenceOf } from '../../../site/src/leads/errors.ts';
import { quoteForm } from '../../../site/src/leads/quote.ts';

const phone = business.phoneText;
const { email } = business;
const t = createT<typeof english>('en-CA', english);
const inEnglish = (failure: Failure, form: FormMessages = quoteForm) => messageOf(t, 'en-CA', form, failure);
const inFrench = (failure: Failure, form: FormMessages = quoteForm) => messageOf(createT<typeof english>('fr-CA', french), 'fr-CA', form, failure);

/** A failure of each code, and each variant of the codes that have several. */
const catalogue: readonly Failure[] = [
  { code: 'spam_detected' },
  { code: 'spam_detected', of: 'trap' },
  { code: 'rate_limit_exceeded', minutes: 1 },
  { code: 'rate_limit_exceeded', minutes: 12 },
  { code: 'validation_error' },
  { code: 'invalid_email' },
  { code: 'invalid_phone' },
  { code: 'missing_schedule' },
  { code: 'supabase_not_configured' },
  { code: 'database_error', reason: { column: 'email' } },
  { code: 'database_error', reason: { message: 'permission denied.' } },
  { code: 'no_data_returned' },
  { code: 'unknown_error', reason: { silence: 'offline' } },
  { code: 'unknown_error', reason: { silence: 'timeout' } },
  { code: 'unknown_error', reason: { silence: 'unreachable' } },
  { code: 'unknown_error', reason: { silence: 'server' } },
  { code: 'unknown_error', reason: { message: 'x is not a function' } },
  { code: 'unknown_error' },
];

describe('the catalogue of behaviour.md 5.14', () => {
  test('in English, word for word', () => {
    expect(catalogue.map((failure) => inEnglish(failure))).toEqual([
      'Submission rejected. Wait a few seconds, then send it again. Your answers are kept.',
      `Submission rejected. Open this page again and send the form from there, or call us at ${phone['en-CA']}.`,
      'You’ve submitted too many forms recently. Please try again in 1\u00a0minute.',
      'You’ve submitted too many forms recently. Please try again in 12\u00a0minutes.',
      'Please fill in all required fields (name, email, phone, service).',
      'Please enter a valid email address.',
      'Please enter a valid phone number.',
      'Please select a cleaning frequency.',
      `Online forms are temporarily unavailable. Please contact us directly: ${phone['en-CA']} or ${email}.`,
      `Unable to submit your request: the email address was not accepted. Please try again or call us directly at ${phone['en-CA']}. Your answers are kept.`,
      `Unable to submit your request: permission denied. Please try again or call us directly at ${phone['en-CA']}. Your answers are kept.`,
      `Unable to submit your request. Please try again or call us directly at ${phone['en-CA']}. Your answers are kept.`,
      `An unexpected error occurred: this device is offline. Please try again or contact us at ${phone['en-CA']} or ${email}. Your answers are kept.`,
      `An unexpected error occurred: our server took too long to answer. Please try again or contact us at ${phone['en-CA']} or ${email}. Your answers are kept.`,
      `An unexpected error occurred: our server can’t be reached. Please try again or contact us at ${phone['en-CA']} or ${email}. Your answers are kept.`,
      `An unexpected error occurred: our server is not available right now. Please try again or contact us at ${phone['en-CA']} or ${email}. Your answers are kept.`,
      `An unexpected error occurred: x is not a function. Please try again or contact us at ${phone['en-CA']} or ${email}. Your answers are kept.`,
      `An unexpected error occurred. Please try again or call us at ${phone['en-CA']}. Your answers are kept.`,
    ]);
  });

  test('in French, with its telephone, time and names of fields; no text is English or has a placeholder', () => {
    const own = [catalogue[3], catalogue[8], catalogue[9], catalogue[12]];
    expect(own.map((failure) => failure && inFrench(failure))).toEqual([
      'Vous avez envoyé trop de formulaires récemment. Veuillez réessayer dans 12\u00a0minutes.',
      `Les formulaires en ligne sont temporairement hors service. Veuillez nous joindre directement\u00a0: ${phone['fr-CA']} ou ${email}.`,
      `Votre demande n’a pas pu être envoyée\u00a0: nous n’avons pas pu accepter l’adresse courriel. Veuillez réessayer ou nous appeler directement au ${phone['fr-CA']}. Vos réponses sont conservées.`,
      `Une erreur inattendue s’est produite\u00a0: votre appareil n’est pas connecté à Internet. Veuillez réessayer ou nous joindre au ${phone['fr-CA']} ou à ${email}. Vos réponses sont conservées.`,
    ]);
    expect(catalogue.map((failure) => inFrench(failure)).filter((said) => /[{}]|errors\.|Please|'/.test(said))).toEqual([]);
  });

  test('for the contact form, with its own words', () => {
    const own = catalogue.filter((failure) => inEnglish(failure) !== inEnglish(failure, contactForm));
    expect(own.map((failure) => inEnglish(failure, contactForm))).toEqual([
      'Please fill in all required fields (name, email, message).',
      `Unable to send your message: the email address was not accepted. Please try again or call us directly at ${phone['en-CA']}. Your answers are kept.`,
      `Unable to send your message: permission denied. Please try again or call us directly at ${phone['en-CA']}. Your answers are kept.`,
      `Unable to send your message. Please try again or call us directly at ${phone['en-CA']}. Your answers are kept.`,
    ]);
    expect(own.map((failure) => inFrench(failure, contactForm)).filter((said) => /demande|[{}]|errors\.|Please|'/.test(said))).toEqual([]);
    expect(inEnglish({ code: 'validation_error', of: 'incomplete' }, contactForm)).toBe('Please complete all required fields.');
  });

  test.each([[contactForm, 'message', '5,000'], [quoteForm, 'timing', '500']])('a text that is too long: with the limit of the form (%#)', (form, field, limit) => {
    expect(sentenceOf(t, 'en-CA', form, { field, problem: 'long' })).toContain(limit);
  });

  test('a failed send can be repeated; a refused one must be corrected first', () => {
    const failed: readonly string[] = ['database_error', 'no_data_returned', 'unknown_error'];
    expect(catalogue.filter(failedInSending)).toEqual(catalogue.filter(({ code }) => failed.includes(code)));
  });
});
