import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { quoteForm } from '../../../site/src/leads/quote.ts';
import { send } from '../../../site/src/leads/send.ts';
import { listenOn } from '../../../scripts/listen.ts';

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
])('a key that is already stored is a success: the first response was lost: %s', async (message) => {
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
  ['a body over the server’s limit', 413, { code: '413', message: 'The body is larger than 64 kB. Nothing was stored.' }, { code: 'validation_error', of: 'tooLong' }],
  ['a body over a proxy’s limit', 413, '<html><body><h1>413 Request Entity Too Large</h1></body></html>', { code: 'validation_error', of: 'tooLong' }],
  ['a database that is down, in the server’s own words', 503, postgres('PGRST000', 'Could not connect with the database'), { code: 'unknown_error', reason: { silence: 'server' } }],
  ['a gateway that speaks HTML', 502, '<html><body>Bad gateway</body></html>', { code: 'unknown_error', reason: { silence: 'server' } }],
])('what stops a send: %s', async (_name, status, body, failure) => {
  expect(await sendTo(await answering(status, body))).toEqual({ stored: false, failure });
});

test('what stops a send: no answer in time', async () => {
  const store = await storeThat(() => undefined);
  expect(await sendTo(store, 50)).toEqual({ stored: false, failure: { code: 'unknown_error', reason: { silence: 'timeout' } } });
});

test('what stops a send: a client whose code never finishes loading; the diagnostics report the same', async () => {
  vi.resetModules();
  vi.doMock('@supabase/supabase-js', () => new Promise(() => undefined));
  const [sending, testing] = await Promise.all([import('../../../site/src/leads/send.ts'), import('../../../site/src/leads/connection.ts')]);
  const store = { url: 'http://127.0.0.1:9', key: 'sb_publishable_local' };
  expect(await sending.send(store, quoteForm, { name: 'Aimée' }, key, 50)).toEqual({ stored: false, failure: { code: 'unknown_error', reason: { silence: 'timeout' } } });
  const { tables } = await testing.testConnection(store, 50);
  expect(Object.values(tables)).toMatchObject([{ state: 'unreachable', why: 'timeout' }, { state: 'unreachable', why: 'timeout' }]);
  vi.doUnmock('@supabase/supabase-js');
});
