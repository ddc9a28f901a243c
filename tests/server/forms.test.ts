import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { openPGlite } from '../../server/database.ts';
import { migrate } from '../../server/migrate.ts';
import { readLeads } from '../../server/leads-store.ts';
import { statusOf } from '../../server/rest.ts';
import { aMessage, aRequest, asOwner } from '../database/stores.ts';
import { listenOn } from '../../scripts/listen.ts';
import { BUILT_SITE, writeFiles } from './built-site.ts';
import { folderForAll } from '../temporaryFolder.ts';

const site = folderForAll('dist');
writeFiles(site, BUILT_SITE);
const database = await openPGlite();
await migrate(database);

// One server that visitors reach directly, and one behind two proxies.
const direct = createApp({ dist: site, database });
const proxied = createApp({ dist: site, database, trustProxy: 2 });
const address = { direct: '', proxied: '' };

beforeAll(async () => {
  for (const [name, server] of [['direct', direct], ['proxied', proxied]] as const) {
    address[name] = await listenOn(server);
  }
});

afterAll(async () => {
  direct.close();
  proxied.close();
  await database.close();
});

const client = (url = address.direct) =>
  createClient(url, 'sb_publishable_local', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-client-info': 'uno-site/1.0.0' } },
  });

const forgetWindows = () => asOwner(database, 'delete from app_private.rate_windows');

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
  test('stores a request with every field as entered, and reads its id back', async () => {
    const row = aRequest();
    const { data, error, status } = await client().from('quote_requests').insert(row).select('id').single();
    expect({ data, error, status }).toEqual({ data: { id: row['id'] }, error: null, status: 201 });
    const { quote_requests } = await readLeads(database);
    const { created_at, ...stored } = quote_requests[0] ?? {};
    expect(stored).toEqual({ ...row, status: 'new' });
    expect(Math.abs(Date.now() - Date.parse(String(created_at)))).toBeLessThan(60_000);
  });

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
    const { error, status } = await client().from('contact_messages').insert(row).select('id').single();
    expect([status, error?.code]).toEqual([409, '23505']);
  });

  test('is told which rule a field breaks', async () => {
    const { error, status } = await client().from('contact_messages').insert(aMessage({ email: 'nobody' })).select('id').single();
    expect([status, error?.code]).toEqual([400, '23514']);
    expect(error?.message).toContain('"contact_messages_email"');
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
    ['a row a thousand deep', `{"name": ${'['.repeat(1000)}${']'.repeat(1000)}}`, 400, 'PGRST102'],
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
  const send = (base: string, forwarded?: string) =>
    ask(path, aMessage(), { base, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
  const tally = (statuses: readonly number[]) => ({
    stored: statuses.filter((status) => status === 201).length,
    limited: statuses.filter((status) => status === 429).length,
  });
  const sendMany = async (count: number, base: string, forwarded: (index: number) => string | undefined) =>
    tally((await Promise.all(Array.from({ length: count }, (_, index) => send(base, forwarded(index))))).map(({ status }) => status));

  test('is the socket’s: a forged header changes nothing', async () => {
    await forgetWindows();
    expect(await sendMany(200, address.direct, (index) => `198.51.100.${index}`)).toEqual({ stored: 30, limited: 170 });
  });

  test('is the one that the proxies saw, not one that the client wrote', async () => {
    await forgetWindows();
    expect(await sendMany(35, address.proxied, (index) => `198.51.100.${index}, 203.0.113.5, 10.0.0.1`)).toEqual({ stored: 30, limited: 5 });
    expect(await sendMany(35, address.proxied, (index) => `198.51.100.${index}, 10.0.0.1`)).toEqual({ stored: 35, limited: 0 });
  });

  test('is not limited if the proxies send no address, so that no lead is lost', async () => {
    await forgetWindows();
    expect(await sendMany(35, address.proxied, () => undefined)).toEqual({ stored: 35, limited: 0 });
  });
});

test.each([
  ['23505', 409],
  ['23514', 400],
  ['42501', 401],
  ['PT429', 429],
  ['PT999', 400],
  ['22P02', 400],
  ['53300', 503],
  ['57014', 500],
  ['40P01', 500],
])('SQLSTATE %s is HTTP %i', (sqlstate, status) => {
  expect(statusOf(sqlstate)).toBe(status);
});
