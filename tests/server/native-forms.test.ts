import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { openPGlite } from '../../server/database.ts';
import { type FormPages, formPagesOf, isSameSitePost } from '../../server/forms.ts';
import { HEADER_POLICY } from '../../site/headers.ts';
import { migrate } from '../../server/migrate.ts';
import { repairRights } from '../../server/store-rights.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { receiverOf } from '../../site/src/leads/receive.ts';
import { listenOn } from '../../scripts/listen.ts';
import { folderForTest } from '../temporaryFolder.ts';

// The page around the answer is drawn in one line; tests/e2e/nojs.spec.ts looks at the real one.
const receive = receiverOf(contactForm);
let rendered = 0;
const forms: FormPages = {
  prerender: async () => ({
    renderThanks: async () => '<h1>Thanks</h1>',
    prefillOf: (_path, query) => (query.has('service') ? `service=${query.get('service')}` : undefined),
    renderPrefilled: async (_path, asked) => `<h1>${asked}, rendered ${++rendered}</h1>`,
    receiveForm: async (_path, data, insert, today) => {
      const answer = await receive(data, insert, today);
      return answer.stored ? null : JSON.stringify([answer.failure, answer.fields]);
    },
  }),
  document: async () => '<html><div id="root">asleep</div><p id="wake-failed" hidden></p></html>',
};

const database = await openPGlite();
await migrate(database);
const server = createApp({ dist: Object.assign(async () => undefined, { forms }), database });
let address = '';
beforeAll(async () => {
  address = await listenOn(server);
});
afterAll(async () => {
  server.close();
  await database.close();
});
beforeEach(() => database.transaction((connection) => connection.script('delete from public.contact_messages; delete from app_private.rate_windows')));

const message = { name: 'Zoé', email: 'zoe@exemple.ca', message: 'Bonjour' };

async function post(fields: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${address}/fr/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const stored = async () => Number((await database.transaction((connection) => connection.query('select count(*) from contact_messages')))[0]?.['count']);

describe('a form that no script sends', () => {
  test('is stored and leads to the thanks, which a reload asks for again', async () => {
    const { status, headers } = await post(message);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, '/fr/contact?stored#main', 'no-store']);
    const thanks = await fetch(`${address}/fr/contact?stored`);
    expect([thanks.status, await thanks.text()]).toEqual([200, expect.stringContaining('<div id="root" data-answered=""><h1>Thanks</h1></div><p')]);
    expect(await stored()).toBe(1);
  });

  test('sent twice at once is one row, with other words another', async () => {
    expect((await Promise.all([post(message), post(message)])).map(({ status }) => status)).toEqual([303, 303]);
    expect(await stored()).toBe(1);
    await post({ ...message, message: 'Bonsoir' });
    expect(await stored()).toBe(2);
  });

  test('is answered under the policy of every answer when it breaks a rule', async () => {
    const { status, headers, text } = await post({ name: 'Zoé' });
    expect([status, headers.get('content-security-policy'), headers.get('cache-control')]).toEqual([422, HEADER_POLICY, 'no-store']);
    expect(text).toContain('"problem":"message"');
  });

  test('is taken for a robot’s when the trap is filled in', async () => {
    expect((await post({ ...message, website: 'x' })).text).toContain('spam_detected');
    expect(await stored()).toBe(0);
  });

  test('is told the minutes left at the limit', async () => {
    for (const words of ['1', '2', '3']) await post({ ...message, message: words });
    const { status, text } = await post({ ...message, message: '4' });
    expect([status, text]).toEqual([429, expect.stringContaining('"minutes":60')]);
    expect(await stored()).toBe(3);
  });

  test.each([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['origin', 'https://elsewhere.example'],
    ['origin', 'null'],
    ['referer', 'https://elsewhere.example/page'],
  ])('is refused where another site sends it: %s %s', async (name, value) => {
    expect((await post(message, { [name]: value })).status).toBe(403);
    expect(await stored()).toBe(0);
  });

  test('is taken from its own page', async () => {
    expect((await post(message, { origin: address })).status).toBe(303);
  });

  test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json'])('is refused as %s', async (type) => {
    expect((await post('name=x', { 'content-type': type })).status).toBe(415);
  });

  test.each([1, 8])('is refused when it is too large, once the %i MB have been read to their end', async (size) => {
    const { status, headers, text } = await post(`message=${'x'.repeat(size * 1024 * 1024)}`);
    // A connection that is closed over unread bytes may lose the answer.
    expect([status, headers.get('connection')]).toEqual([413, 'keep-alive']);
    expect(text).toContain('[{"code":"validation_error","of":"tooLarge"},[]]');
    expect(await stored()).toBe(0);
  });

  test('with a body of 20 MB is cut off', async () => {
    const answer = await post(`message=${'x'.repeat(20 * 1024 * 1024)}`).then(({ headers }) => headers.get('connection'), () => 'cut off');
    expect(['close', 'cut off']).toContain(answer);
  });

  test('has the line breaks and the length that a script reads', async () => {
    const text = `${'x'.repeat(99)}\n`.repeat(50).slice(0, -1);
    expect((await post({ ...message, message: text.replaceAll('\n', '\r\n') })).status).toBe(303);
    const [row] = await database.transaction((connection) => connection.query('select message from contact_messages'));
    expect(row).toEqual({ message: text });
    expect((await post({ ...message, message: `${text}xx`.replaceAll('\n', '\r\n') })).text).toContain('{"field":"message","problem":"long"}');
  });

  test('is read, and told which text is too long, where one is far too long', async () => {
    const long = 'é'.repeat(60_000);
    const answer = await post({ name: 'Zoé', email: 'zoe@exemple.ca', message: long });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('{"field":"message","problem":"long"}');
    expect(await stored()).toBe(0);
  });

  test('is answered 503 where the store has lost a right, and stored once it has it again', async () => {
    await database.transaction((connection) => connection.script('revoke insert on public.contact_messages from anon'));
    const { status, text } = await post(message).finally(() => repairRights(database, ['missing']));
    expect([status, text]).toEqual([503, expect.stringContaining('database_error')]);
    expect((await post(message)).status).toBe(303);
  });

  test.each(['', '%', '__proto__=1&constructor=2', 'name&name&name', 'a&'.repeat(90_000), 'name=%FF%00&email=%ED%A0%80', 'email[]=x'])('is answered whatever it holds (%#)', async (body) => {
    expect((await post(body)).status).toBe(422);
    expect(await stored()).toBe(0);
  });
});

test('a prefilled page is compressed, and rendered once for each query', async () => {
  const visit = (service: string) => fetch(`${address}/get-quote?service=${service}`, { headers: { 'accept-encoding': 'gzip, br' } });
  const answer = await visit('office');
  const office = '<div id="root" data-prefill="service=office"><h1>service=office, rendered 1</h1></div><p';
  expect(await answer.text()).toContain(office);
  expect(await (await visit('building')).text()).toContain('service=building, rendered 2');
  expect(await (await visit('office')).text()).toContain(office);
  expect(Object.fromEntries(['cache-control', 'content-encoding', 'vary', 'content-security-policy'].map((name) => [name, answer.headers.get(name)]))).toEqual({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'content-security-policy': HEADER_POLICY,
  });
});

test('a built site without its prerender module has no form pages', async () => {
  await expect(formPagesOf(folderForTest('dist'), { prerender: 'left-behind.mjs' }).prerender()).resolves.toBeUndefined();
});

test('isFromHere accepts requests of this site only', () => {
  const from = (headers: IncomingMessage['headers']) => isSameSitePost({ headers: { host: 'uno.example', ...headers } });
  expect(from({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(true);
  expect(from({ 'sec-fetch-site': 'none' })).toBe(true);
  expect(from({ origin: 'https://uno.example' })).toBe(true);
  expect(from({ origin: 'https://uno.example.elsewhere.example' })).toBe(false);
  expect(from({})).toBe(true);
});
