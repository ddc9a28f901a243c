import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { aMessage, asOwner, openMigrated } from '../database/stores.ts';
import { listenOn } from '../../scripts/listen.ts';

const database = await openMigrated();

async function serve(trustProxy: number): Promise<string> {
  const server = createApp({ dist: async () => undefined, database, trustProxy });
  afterAll(() => void server.close());
  return listenOn(server);
}

/** A server that visitors reach directly, and one behind two proxies. */
const address = { direct: await serve(0), proxied: await serve(2) };

const client = () => createClient(address.direct, 'sb_publishable_local', { auth: { persistSession: false, autoRefreshToken: false } });

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly base?: string;
}

/** Sends a request as another client than the site's own. */
async function ask(path: string, body?: unknown, { method = 'POST', headers = {}, base = address.direct }: Sending = {}) {
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
    ['select *', () => client().from('quote_requests').select()],
    ['insert and select another column', () => client().from('contact_messages').insert(aMessage()).select('id, email')],
    ['delete', () => client().from('quote_requests').delete().eq('service', 'office')],
  ])('may not: %s', async (_, attempt) => {
    const { error, status, data } = await attempt();
    expect([status, error?.code, data]).toEqual([401, '42501', null]);
  });
});

describe('a client that is not supabase-js', () => {
  const path = '/rest/v1/contact_messages?select=id';

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
    ['a row thirty thousand deep', `{"name": ${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`, 400, 'PGRST102'],
    ['64 kB and more', aMessage({ message: 'x'.repeat(65_536) }), 413, '413'],
  ])('is refused %s', async (_, body, status, code) => {
    const seen = await ask(path, body);
    expect([seen.status, seen.body.code]).toEqual([status, code]);
    expect(Object.keys(seen.body).sort()).toEqual(['code', 'details', 'hint', 'message']);
  });

  test('cannot exceed the body limit by leaving out content-length', async () => {
    const request = httpRequest(`${address.direct}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    const answered = once(request, 'response').then(([response]) => response.statusCode);
    const blank = Buffer.alloc(32_768, ' ');
    const more = () => request.write(blank, (error) => (error ? undefined : more()));
    more();
    const status = await answered.catch(() => 'cut off');
    request.destroy();
    expect([413, 'cut off']).toContain(status);
  });

  test.each([
    ['a plain-text form', { 'content-type': 'text/plain' }, 415],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of this site', { 'sec-fetch-site': 'same-origin' }, 201],
  ])('from %s', async (_, headers, status) => {
    const seen = await ask(path, aMessage(), { headers });
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
  const path = '/rest/v1/contact_messages?select=id';
  const forgeries = Array.from({ length: 35 }, (_, index) => `198.51.100.${index}`);

  test.each([
    ['the socket’s: a forged header changes nothing', address.direct, '', 30],
    ['the one that the proxies saw, not one that the client wrote', address.proxied, ', 203.0.113.5, 10.0.0.1', 30],
    ['the client’s as the first proxy saw it', address.proxied, ', 10.0.0.1', 35],
    ['unknown, and not limited, if the proxies send none, so that no lead is lost', address.proxied, undefined, 35],
  ])('is %s', async (_, base, proxies, stored) => {
    await asOwner(database, 'delete from app_private.rate_windows');
    const sent = forgeries.map((forged) => ask(path, aMessage(), { base, headers: proxies === undefined ? {} : { 'x-forwarded-for': forged + proxies } }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(forgeries.map((__, index) => (index < stored ? 201 : 429)));
  });
});
