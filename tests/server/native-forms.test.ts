import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { type FormPages, formPagesOf } from '../../server/forms.ts';
import { HEADER_POLICY } from '../../site/headers.ts';
import { repairRights } from '../../server/store-rights.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { receiverOf } from '../../site/src/leads/receive.ts';
import { listenOn } from '../../scripts/listen.ts';
import { asOwner, openMigrated } from '../database/stores.ts';
import { folderForTest } from '../temporaryFolder.ts';

// The page around the form is one line of HTML here; tests/e2e/nojs.spec.ts tests the real one.
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

const database = await openMigrated();
const server = createApp({ dist: Object.assign(async () => undefined, { forms }), database });
const address = await listenOn(server);
afterAll(() => void server.close());
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

const stored = async () => (await asOwner(database, 'select message from public.contact_messages')).length;

describe('a form posted without a script', () => {
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
    [{ origin: `${address}.elsewhere.example` }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: address }, 303],
    [{ referer: 'https://elsewhere.example/page' }, 403],
  ])('is accepted only from its own page: %j is %i', async (headers, status) => {
    expect((await post(message, headers)).status).toBe(status);
    expect(await stored()).toBe(status === 303 ? 1 : 0);
  });

  test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json'])('is refused as %s', async (type) => {
    expect((await post('name=x', { 'content-type': type })).status).toBe(415);
  });

  test.each([1, 8])('is refused when it is too large, after all %i MB have been read', async (size) => {
    const { status, headers, text } = await post(`message=${'x'.repeat(size * 1024 * 1024)}`);
    // Closing a connection with unread bytes may lose the response.
    expect([status, headers.get('connection')]).toEqual([413, 'keep-alive']);
    expect(text).toContain('[{"code":"validation_error","of":"tooLarge"},[]]');
    expect(await stored()).toBe(0);
  });

  test('with a body of 20 MB is cut off', async () => {
    const answer = await post(`message=${'x'.repeat(20 * 1024 * 1024)}`).then(({ headers }) => headers.get('connection'), () => 'cut off');
    expect(['close', 'cut off']).toContain(answer);
  });

  test('has the same line breaks and length as with a script', async () => {
    const text = `${'x'.repeat(99)}\n`.repeat(50).slice(0, -1);
    expect((await post({ ...message, message: text.replaceAll('\n', '\r\n') })).status).toBe(303);
    expect(await asOwner(database, 'select message from public.contact_messages')).toEqual([{ message: text }]);
    for (const long of [`${text}xx`, 'é'.repeat(60_000)]) {
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

  test.each(['', '%', '__proto__=1&constructor=2', 'name&name&name', 'a&'.repeat(90_000), 'name=%FF%00&email=%ED%A0%80', 'email[]=x'])('with malformed content is answered (%#)', async (body) => {
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
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'content-security-policy': HEADER_POLICY,
  });
});

test('a built site without its prerender module has no form pages', async () => {
  await expect(formPagesOf(folderForTest('dist'), { prerender: 'left-behind.mjs' }).prerender()).resolves.toBeUndefined();
});
