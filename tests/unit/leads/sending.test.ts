import { createServer, type RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenOn } from '../../../scripts/listen.ts';
import { business } from '../../../site/business.ts';
import { errors as english } from '../../../site/content/en/errors.ts';
import { errors as french } from '../../../site/content/fr/errors.ts';
import { createT } from '../../../site/i18n/t.ts';
import { contactForm } from '../../../site/src/leads/contact.ts';
import { failedInSending, type Failure, type FormMessages, messageOf, sentenceOf } from '../../../site/src/leads/errors.ts';
import { quoteForm } from '../../../site/src/leads/quote.ts';
import { send } from '../../../site/src/leads/send.ts';

const key = '5f0c1f5e-8a51-8c3e-ad5b-0c1d2e3f4a5b';

/** A server that answers as it is told; supabase-js is the real one. */
async function storeThat(answer: RequestListener) {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: await listenOn(server), key: 'sb_publishable_local' };
}

const answering = (status: number, body: unknown) =>
  storeThat((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });

const postgres = (code: string, message: string, details: string | null = null) => ({ code, message, details, hint: null });
const sendTo = async (store: Awaited<ReturnType<typeof storeThat>>, timeout?: number) => send(store, quoteForm, { name: 'Aimée' }, key, timeout);

test('one row is inserted with the key as its id, and the client sends its name', async () => {
  const seen: unknown[] = [];
  const store = await storeThat(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen.push(request.method, request.url, request.headers['apikey'], request.headers['x-client-info'], JSON.parse(body));
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id: key }));
  });
  expect(await sendTo(store)).toEqual({ stored: true });
  const client = expect.stringMatching(/\buno-site\/\d+\.\d+\.\d+$/);
  expect(seen).toEqual(['POST', '/rest/v1/quote_requests?select=id', 'sb_publishable_local', client, { id: key, name: 'Aimée' }]);
});

test.each([
  'duplicate key value violates unique constraint "quote_requests_pkey"',
  'la valeur d\'une clé dupliquée rompt la contrainte unique « quote_requests_pkey »',
])('a key that is already stored counts as a success, because the first response was lost: %s', async (message) => {
  expect(await sendTo(await answering(409, postgres('23505', message)))).toEqual({ stored: true });
});

test.each([
  ['one of our constraints, by its column', 400, postgres('23514', 'new row for relation "quote_requests" violates check constraint "quote_requests_email"'), { code: 'database_error', reason: { column: 'email' } }],
  ['the same from a database that speaks French', 400, postgres('23514', 'la nouvelle ligne de la relation « quote_requests » viole la contrainte de vérification « quote_requests_service »'), { code: 'database_error', reason: { column: 'service' } }],
  ['a column whose name begins with another’s', 400, postgres('23514', 'la nouvelle ligne de la relation « quote_requests » viole la contrainte de vérification « quote_requests_service_details »'), { code: 'database_error', reason: { column: 'service_details' } }],
  ['any other message, unchanged', 401, postgres('42501', 'permission denied for table quote_requests'), { code: 'database_error', reason: { message: 'permission denied for table quote_requests' } }],
  ['another unique constraint', 409, postgres('23505', 'duplicate key value violates unique constraint "other"'), { code: 'database_error', reason: { message: 'duplicate key value violates unique constraint "other"' } }],
  ['the rate limit, in minutes', 429, postgres('PT429', 'Too many submissions.', '12'), { code: 'rate_limit_exceeded', minutes: 12 }],
  ['an answer without an id', 201, {}, { code: 'no_data_returned' }],
  ['a body over the server’s limit', 413, { code: '413', message: 'The body is larger than 64 kB. Nothing was stored.' }, { code: 'validation_error', detail: 'tooLong' }],
  ['a body over a proxy’s limit', 413, '<html><body><h1>413 Request Entity Too Large</h1></body></html>', { code: 'validation_error', detail: 'tooLong' }],
  ['a database that is down, in the server’s own words', 503, postgres('PGRST000', 'Could not connect with the database'), { code: 'unknown_error', reason: { noAnswer: 'server' } }],
  ['a gateway that speaks HTML', 502, '<html><body>Bad gateway</body></html>', { code: 'unknown_error', reason: { noAnswer: 'server' } }],
])('the form learns what stopped a send: %s', async (_name, status, body, failure) => {
  expect(await sendTo(await answering(status, body))).toEqual({ stored: false, failure });
});

test('the form learns what stopped a send: no answer in time', async () => {
  const store = await storeThat(() => undefined);
  expect(await sendTo(store, 50)).toEqual({ stored: false, failure: { code: 'unknown_error', reason: { noAnswer: 'timeout' } } });
});

test('the form learns what stopped a send: a client whose code never finishes loading; the diagnostics report the same', async () => {
  vi.resetModules();
  vi.doMock('@supabase/supabase-js', () => new Promise(() => undefined));
  const [sending, testing] = await Promise.all([import('../../../site/src/leads/send.ts'), import('../../../site/src/leads/connection.ts')]);
  const store = { url: 'http://127.0.0.1:9', key: 'sb_publishable_local' };
  expect(await sending.send(store, quoteForm, { name: 'Aimée' }, key, 50)).toEqual({ stored: false, failure: { code: 'unknown_error', reason: { noAnswer: 'timeout' } } });
  const { tables } = await testing.testConnection(store, 50);
  expect(Object.values(tables)).toMatchObject([{ state: 'unreachable', why: 'timeout' }, { state: 'unreachable', why: 'timeout' }]);
  vi.doUnmock('@supabase/supabase-js');
});

const phone = business.phoneText;
const { email } = business;
const t = createT<typeof english>('en-CA', english);
const inEnglish = (failure: Failure, form: FormMessages = quoteForm) => messageOf(t, 'en-CA', form, failure);
const inFrench = (failure: Failure, form: FormMessages = quoteForm) => messageOf(createT<typeof english>('fr-CA', french), 'fr-CA', form, failure);

/** A failure of each code, and each variant of the codes that have several. */
const catalogue: readonly Failure[] = [
  { code: 'spam_detected' },
  { code: 'spam_detected', detail: 'trap' },
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
  { code: 'unknown_error', reason: { noAnswer: 'offline' } },
  { code: 'unknown_error', reason: { noAnswer: 'timeout' } },
  { code: 'unknown_error', reason: { noAnswer: 'unreachable' } },
  { code: 'unknown_error', reason: { noAnswer: 'server' } },
  { code: 'unknown_error', reason: { message: 'x is not a function' } },
  { code: 'unknown_error' },
];

describe('the messages of behaviour.md 5.14', () => {
  test('are in English, word for word', () => {
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

  test('are in French, with its telephone, time and names of fields; no text is English or has a placeholder', () => {
    const own = [catalogue[3], catalogue[8], catalogue[9], catalogue[12]];
    expect(own.map((failure) => failure && inFrench(failure))).toEqual([
      'Vous avez envoyé trop de formulaires récemment. Veuillez réessayer dans 12\u00a0minutes.',
      `Les formulaires en ligne sont temporairement hors service. Veuillez nous joindre directement\u00a0: ${phone['fr-CA']} ou ${email}.`,
      `Votre demande n’a pas pu être envoyée\u00a0: nous n’avons pas pu accepter l’adresse courriel. Veuillez réessayer ou nous appeler directement au ${phone['fr-CA']}. Vos réponses sont conservées.`,
      `Une erreur inattendue s’est produite\u00a0: votre appareil n’est pas connecté à Internet. Veuillez réessayer ou nous joindre au ${phone['fr-CA']} ou à ${email}. Vos réponses sont conservées.`,
    ]);
    expect(catalogue.map((failure) => inFrench(failure)).filter((said) => /[{}]|errors\.|Please|'/.test(said))).toEqual([]);
  });

  test('have the contact form’s own words', () => {
    const own = catalogue.filter((failure) => inEnglish(failure) !== inEnglish(failure, contactForm));
    expect(own.map((failure) => inEnglish(failure, contactForm))).toEqual([
      'Please fill in all required fields (name, email, message).',
      `Unable to send your message: the email address was not accepted. Please try again or call us directly at ${phone['en-CA']}. Your answers are kept.`,
      `Unable to send your message: permission denied. Please try again or call us directly at ${phone['en-CA']}. Your answers are kept.`,
      `Unable to send your message. Please try again or call us directly at ${phone['en-CA']}. Your answers are kept.`,
    ]);
    expect(own.map((failure) => inFrench(failure, contactForm)).filter((said) => /demande|[{}]|errors\.|Please|'/.test(said))).toEqual([]);
    expect(inEnglish({ code: 'validation_error', detail: 'incomplete' }, contactForm)).toBe('Please complete all required fields.');
  });

  test.each([[contactForm, 'message', '5,000'], [quoteForm, 'timing', '500']])('name the form’s limit for a text that is too long (%#)', (form, field, limit) => {
    expect(sentenceOf(t, 'en-CA', form, { field, problem: 'long' })).toContain(limit);
  });

  test('say that a failed send can be repeated; a refused one must be corrected first', () => {
    const failed: readonly string[] = ['database_error', 'no_data_returned', 'unknown_error'];
    expect(catalogue.filter(failedInSending)).toEqual(catalogue.filter(({ code }) => failed.includes(code)));
  });
});
