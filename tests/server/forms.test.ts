import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { BODY_LIMIT, DRAIN_BYTES, FORM_BODY_LIMIT } from '../../server/body.ts';
import type { FormPages } from '../../server/forms.ts';
import { RefusedFormLimit } from '../../server/refused-forms.ts';
import { statusOf } from '../../server/rest.ts';
import { repairRights } from '../../server/store-rights.ts';
import { HEADER_POLICY } from '../../site/headers.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { receiverOf } from '../../site/src/leads/receive.ts';
import { listenOn } from '../../scripts/listen.ts';
import { aMessage, asOwner, openMigrated } from '../database/stores.ts';

const database = await openMigrated();

// The page around the form is one line of HTML here; tests/e2e/nojs.spec.ts tests the real one.
const receive = receiverOf(contactForm);
let rendered = 0;
const forms: FormPages = {
  prefilled: new Map(),
  prerender: async () => ({
    renderThanks: async () => ({ title: '<title>Thanks</title>', body: '<h1>Thanks</h1>' }),
    prefillOf: (_path, query) => (query.has('service') ? `service=${query.get('service')}` : undefined),
    renderPrefilled: async (_path, asked) => `<h1>${asked}, rendered ${++rendered}</h1>`,
    receiveForm: async (_path, data, insert, today, mayRender) => {
      const answer = await receive(data, insert, today);
      return answer.stored ? null : mayRender() && JSON.stringify([answer.failure, answer.fields]);
    },
  }),
  document: async () => '<html><div id="root">asleep</div><p id="wake-failed" hidden></p></html>',
};

async function serve(trustProxy: number): Promise<string> {
  const server = createApp({ dist: Object.assign(async () => undefined, { forms }), database, trustProxy, refusedForms: new RefusedFormLimit({ ofAddress: Infinity, ofAll: Infinity }) });
  afterAll(() => void server.close());
  return listenOn(server);
}

/** A server that visitors reach directly, and one behind two proxies. */
const address = { direct: await serve(0), proxied: await serve(2) };

beforeEach(() => database.transaction((connection) => connection.script('delete from public.contact_messages; delete from app_private.rate_windows')));

const client = () => createClient(address.direct, 'sb_publishable_local', { auth: { persistSession: false, autoRefreshToken: false } });

const MESSAGES = '/rest/v1/contact_messages?select=id';

/** Writes a body that is longer than the server reads, stops there, and waits for the answer. @returns its status and what becomes of the connection */
async function sendTooMuch(path: string, headers: Readonly<Record<string, string | number>>, limit: number) {
  const request = httpRequest(`${address.direct}${path}`, { method: 'POST', headers });
  const answered = once(request, 'response');
  // All that is written is read: bytes that are not would make the system cut the connection before the answer is read.
  request.write(Buffer.alloc(limit + DRAIN_BYTES + 1, ' '));
  const [response] = await answered;
  request.destroy();
  return [response.statusCode, response.headers.connection];
}

/** Sends a request as another client than the site's own. */
async function ask(path: string, body?: unknown, { method = 'POST', headers = {}, base = address.direct } = {}) {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', prefer: 'return=representation', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

describe('supabase-js', () => {
  test('stores a message, also in a list or without reading anything back', async () => {
    const row = aMessage();
    expect((await client().from('contact_messages').insert(row).select('id')).data).toEqual([{ id: row['id'] }]);
    const quiet = await client().from('contact_messages').insert(aMessage());
    expect([quiet.status, quiet.error, quiet.data]).toEqual([201, null, null]);
    const listed = await client().from('contact_messages').insert([aMessage()]).select('id');
    expect(listed.status).toBe(201);
  });

  test('is told that the same key is already stored', async () => {
    const row = aMessage();
    await client().from('contact_messages').insert(row);
    expect(await client().from('contact_messages').insert(row).select('id').single()).toMatchObject({ status: 409, error: { code: '23505' } });
  });

  test('is told which rule a field breaks', async () => {
    const { error, status } = await client().from('contact_messages').insert(aMessage({ email: 'nobody' })).select('id').single();
    expect({ status, error }).toMatchObject({ status: 400, error: { code: '23514', message: expect.stringContaining('"contact_messages_email"') } });
  });

  test('counts for the connection test without seeing a row, and finds no session', async () => {
    const counted = await client().from('quote_requests').select('id', { count: 'exact', head: true });
    expect([counted.status, counted.count, counted.error]).toEqual([200, 0, null]);
    expect(await client().auth.getSession()).toEqual({ data: { session: null }, error: null });
    expect((await client().from('contact_messages').select('id')).data).toEqual([]);
  });

  test.each([
    ['select every column', () => client().from('quote_requests').select()],
    ['insert, and select another column', () => client().from('contact_messages').insert(aMessage()).select('id, email')],
    ['delete', () => client().from('quote_requests').delete().eq('service', 'office')],
  ])('may not %s', async (_, attempt) => {
    const { error, status, data } = await attempt();
    expect([status, error?.code, data]).toEqual([401, '42501', null]);
  });
});

describe('a client that is not supabase-js', () => {
  test.each([
    ['an unknown column', { ...aMessage(), admin: true }, 400, 'PGRST204'],
    ['the column of the transaction', { ...aMessage(), created_xid: '1' }, 400, 'PGRST204'],
    ['SQL as a column', { ...aMessage(), 'name) select 1; --': 'x' }, 400, 'PGRST204'],
    ['nothing', {}, 400, 'PGRST102'],
    ['no JSON', '{', 400, 'PGRST102'],
    ['two rows', [aMessage(), aMessage()], 400, 'PGRST102'],
    ['a NUL', aMessage({ message: 'a\u0000b' }), 400, '22P05'],
    ['half a surrogate', JSON.stringify(aMessage()).replace('"Zoë', '"\\ud800'), 400, '22P02'],
    ['a null name', aMessage({ name: null }), 400, '23502'],
    ['a row nested nine thousand deep', `{"name": ${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`, 400, 'PGRST102'],
    ['64 kB and more', aMessage({ message: 'x'.repeat(65_536) }), 413, '413'],
  ])('is refused %s', async (_, body, status, code) => {
    const seen = await ask(MESSAGES, body);
    expect([seen.status, seen.body.code]).toEqual([status, code]);
    expect(Object.keys(seen.body).sort()).toEqual(['code', 'details', 'hint', 'message']);
  });

  test.each([['57P01', 503], ['57014', 500], ['42501', 401], ['42P01', 404], ['P0001', 400], ['P0002', 500], ['23514', 400], ['PT429', 429], ['08006', 503]])('SQLSTATE %s is %i', (sqlstate, status) =>
    expect(statusOf(sqlstate)).toBe(status));

  test('cannot exceed the body limit by leaving out content-length', async () => {
    expect(await sendTooMuch(MESSAGES, { 'content-type': 'application/json' }, BODY_LIMIT)).toEqual([413, 'close']);
    expect((await ask(MESSAGES, aMessage())).status).toBe(201);
  });

  test.each([
    ['a plain-text form', { 'content-type': 'text/plain' }, 415],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of this site', { 'sec-fetch-site': 'same-origin' }, 201],
  ])('is accepted unless a page of another site or a plain-text form may have sent it: %s', async (_, headers, status) => {
    const seen = await ask(MESSAGES, aMessage(), { headers });
    expect(seen.status).toBe(status);
    expect(seen.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['/rest/v1/settings?select=id', 404],
    ['/rest/v1/__proto__?select=id', 404],
    ['/rest/v1/quote_requests%20;?select=id', 404],
    ['/rest/v1/quote_requests', 401],
    ['/auth/v1/user', 401],
  ])('GET %s is %i', async (target, status) => {
    const seen = await ask(target, undefined, { method: 'GET' });
    expect(seen.status).toBe(status);
    expect(seen.headers.get('cache-control')).toBe('no-store');
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the network address', () => {
  const forgeries = Array.from({ length: 35 }, (_, index) => `198.51.100.${index}`);

  test.each([
    ['the socket’s: a forged header changes nothing', address.direct, '', 30],
    ['the one that the proxies saw, not one that the client wrote', address.proxied, ', 203.0.113.5, 10.0.0.1', 30],
    ['the client’s as the first proxy saw it', address.proxied, ', 10.0.0.1', 35],
    ['unknown, and not limited, if the proxies send none, so that no lead is lost', address.proxied, undefined, 35],
  ])('is %s', async (_, base, proxies, stored) => {
    const sent = forgeries.map((forged) => ask(MESSAGES, aMessage(), { base, headers: proxies === undefined ? {} : { 'x-forwarded-for': forged + proxies } }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(forgeries.map((__, index) => (index < stored ? 201 : 429)));
  });
});

describe('a form posted without a script', () => {
  const message = { name: 'Zoé', email: 'zoe@exemple.ca', message: 'Bonjour' };

  async function post(fields: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = {}) {
    const response = await fetch(`${address.direct}/fr/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  const stored = async () => (await asOwner(database, 'select message from public.contact_messages')).length;

  test('sent twice at once is one row; with other answers it is another', async () => {
    expect((await Promise.all([post(message), post(message)])).map(({ status }) => status)).toEqual([303, 303]);
    expect(await stored()).toBe(1);
    await post({ ...message, message: 'Bonsoir' });
    expect(await stored()).toBe(2);
  });

  test('that breaks a rule is answered with the usual security policy', async () => {
    const { status, headers, text } = await post({ name: 'Zoé' });
    expect([status, headers.get('content-security-policy'), headers.get('cache-control')]).toEqual([422, HEADER_POLICY, 'no-store']);
    expect(text).toContain('"problem":"message"');
  });

  test('counts as a robot’s when the trap is filled in', async () => {
    expect((await post({ ...message, website: 'x' })).text).toContain('spam_detected');
    expect(await stored()).toBe(0);
  });

  test('shows the minutes left at the limit', async () => {
    for (const words of ['1', '2', '3']) await post({ ...message, message: words });
    const { status, text } = await post({ ...message, message: '4' });
    expect([status, text]).toEqual([429, expect.stringContaining('"minutes":60')]);
    expect(await stored()).toBe(3);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
    [{ 'sec-fetch-site': 'none' }, 303],
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: `${address.direct}.elsewhere.example` }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: address.direct }, 303],
    [{ referer: 'https://elsewhere.example/page' }, 403],
  ])('is accepted only from its own page: %j is %i', async (headers, status) => {
    expect((await post(message, headers)).status).toBe(status);
    expect(await stored()).toBe(status === 303 ? 1 : 0);
  });

  test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json'])('is refused as %s', async (type) => {
    expect((await post('name=x', { 'content-type': type })).status).toBe(415);
  });

  test.each([0.5, 8])('is refused when it is too large, after all %i MB have been read', async (size) => {
    const { status, headers, text } = await post(`message=${'x'.repeat(size * 1024 * 1024)}`);
    // Closing a connection with unread bytes may lose the response.
    expect([status, headers.get('connection')]).toEqual([413, 'keep-alive']);
    expect(text).toContain('[{"code":"validation_error","detail":"tooLarge"},[]]');
    expect(await stored()).toBe(0);
  });

  test('with a body of 20 MB is answered before all of it is read', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 20 * 1024 * 1024 };
    expect(await sendTooMuch('/fr/contact', headers, FORM_BODY_LIMIT)).toEqual([413, 'close']);
    expect((await post(message)).status).toBe(303);
  });

  test('has the same line breaks and length as with a script', async () => {
    const text = `${'x'.repeat(99)}\n`.repeat(50).slice(0, -1);
    expect((await post({ ...message, message: text.replaceAll('\n', '\r\n') })).status).toBe(303);
    expect(await asOwner(database, 'select message from public.contact_messages')).toEqual([{ message: text }]);
    for (const long of [`${text}xx`, 'é'.repeat(30_000)]) {
      const refused = await post({ ...message, message: long.replaceAll('\n', '\r\n') });
      expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('{"field":"message","problem":"long"}')]);
    }
  });

  test('gets 503 if the store lacks a right, and is stored once that is repaired', async () => {
    await database.transaction((connection) => connection.script('revoke insert on public.contact_messages from anon'));
    const { status, text } = await post(message).finally(() => repairRights(database, ['missing']));
    expect([status, text]).toEqual([503, expect.stringContaining('database_error')]);
    expect((await post(message)).status).toBe(303);
  });

  test.each(['', '%', '%zz=1', '__proto__=1&constructor=2', 'days&days&days', 'a&'.repeat(90_000), 'name=%00', 'email[]=x'])('with malformed content is answered with 422 (%#)', async (body) => {
    expect((await post(body)).status).toBe(422);
    expect(await stored()).toBe(0);
  });

  test.each(['name=%FF', 'name=Zo%EB', 'email=%ED%A0%80', 'name=a&name=b', '%C3=x'])('that could only be stored as something else is refused with a sentence, and nothing is stored: %s', async (changed) => {
    const { status, text } = await post(`${new URLSearchParams({ message: 'Bonjour', ...(changed.startsWith('email') ? { name: 'Zoé' } : { email: 'zoe@exemple.ca' }) }).toString()}&${changed}`);
    expect([status, text]).toEqual([400, expect.stringMatching(/^Nous n’avons pas pu lire ce formulaire, et rien n’a été conservé\. Revenez en arrière .* appelez-nous au 514.555-0142\.$/)]);
    expect(await stored()).toBe(0);
  });
});

test('a prefilled page is compressed, and rendered once for each query', async () => {
  const visit = (service: string) => fetch(`${address.direct}/get-quote?service=${service}`, { headers: { 'accept-encoding': 'gzip, br' } });
  const answer = await visit('office');
  const office = '<div id="root" data-prefill="service=office"><h1>service=office, rendered 1</h1></div><p';
  expect(await answer.text()).toContain(office);
  expect(await (await visit('building')).text()).toContain('service=building, rendered 2');
  expect(await (await visit('office')).text()).toContain(office);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'content-security-policy': HEADER_POLICY,
  });
});
