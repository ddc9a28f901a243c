import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { parse } from 'node-html-parser';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { type FormPages, isSameSitePost } from '../../server/forms.ts';
import { business } from '../../site/business.ts';
import { HEADER_POLICY } from '../../site/headers.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { receiverOf } from '../../site/src/leads/receive.ts';
import { listenOn } from '../../scripts/listen.ts';
import { aMessage, aRequest, asOwner, openMigrated } from '../database/stores.ts';

// What reaches the server is stored as it was sent, or refused with a sentence.

const database = await openMigrated();
const receive = receiverOf(contactForm);
const forms: FormPages = {
  prerender: async () => ({
    renderThanks: async () => ({ title: '', body: 'thanks' }),
    prefillOf: () => 'service=office',
    renderPrefilled: async () => 'prefilled',
    receiveForm: async (_path, data, insert, today, mayRender) => ((await receive(data, insert, today)).stored ? null : mayRender() && 'refused'),
  }),
  document: async () => '<div id="root"></div><p id="wake-failed" hidden></p>',
};
const server = createApp({ dist: Object.assign(async (_: IncomingMessage, response: ServerResponse) => void response.writeHead(418).end(), { forms }), database });
const address = await listenOn(server);
afterAll(() => void server.close());

beforeEach(() => database.transaction((connection) => connection.script('delete from public.contact_messages; delete from app_private.rate_windows')));

const MESSAGES = '/rest/v1/contact_messages?select=id';

async function ask(path: string, body: string | Blob) {
  const response = await fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

async function post(fields: Readonly<Record<string, string>>) {
  const response = await fetch(`${address}/fr/contact`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const message = { name: 'Zoé', email: 'zoe@exemple.ca', message: 'Bonjour' };

test.each([
  ['a number that is infinite', JSON.stringify(aRequest()).replace('12500', '1e400'), 'PGRST102'],
  ['a number with a fraction of zero', JSON.stringify(aRequest()).replace('12500', '7.0'), 'PGRST102'],
  ['a negative zero', JSON.stringify(aRequest()).replace('12500', '-0'), 'PGRST102'],
  ['a whole number too long for JavaScript', JSON.stringify(aRequest()).replace('12500', '9007199254740993'), 'PGRST102'],
  ['such a number in the details', JSON.stringify(aRequest()).replace('"restrooms":4', '"restrooms":4.0'), 'PGRST102'],
  ['a key twice', JSON.stringify(aMessage()).replace('{', '{"name":"Zoé",'), 'PGRST102'],
  ['a key twice, once escaped', JSON.stringify(aMessage()).replace('{', '{"n\\u0061me":"Zoé",'), 'PGRST102'],
  ['a key twice in the details', JSON.stringify(aRequest()).replace('"restrooms":4', '"restrooms":4,"restrooms":5'), 'PGRST102'],
  ['an object as a name', JSON.stringify(aMessage({ name: { first: 'Zoé' } })), '22P02'],
  ['a list as a name', JSON.stringify(aMessage({ name: ['Zoé'] })), '22P02'],
  ['a number as a name', JSON.stringify(aMessage({ name: 7 })), '22P02'],
  ['a text as an area', JSON.stringify(aRequest({ sqft: '7' })), '22P02'],
  ['an area of half a foot', JSON.stringify(aRequest({ sqft: 7.5 })), '22P02'],
  ['a text as a schedule', JSON.stringify(aRequest({ schedule: 'weekly' })), '22P02'],
])('a client is refused %s, with a sentence', async (_, body, code) => {
  const seen = await ask(body.includes('"sqft"') ? '/rest/v1/quote_requests?select=id' : MESSAGES, body);
  expect([seen.status, seen.body.code, seen.body.message]).toEqual([400, code, expect.stringMatching(/^(?:A|The) .+\. Nothing was stored\.$/)]);
});

test('a client is refused bytes that are not UTF-8, with a sentence; text with colons, quotes and escapes is stored as it is', async () => {
  const { status, body } = await ask(MESSAGES, new Blob([Buffer.from(JSON.stringify(aMessage()), 'latin1')]));
  expect([status, body.message]).toEqual([400, 'The body is not UTF-8. Nothing was stored.']);
  const message = '"a": {"b\\": 1.0}, \\" : é 😀';
  expect((await ask(MESSAGES, JSON.stringify(aMessage({ message })))).status).toBe(201);
  expect(await asOwner(database, 'select message from public.contact_messages')).toEqual([{ message }]);
});

test('a form that is refused twenty times a minute gets a small page that keeps its answers, and is stored once they are right', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const wrong = { ...message, email: 'nope', message: '<b>"Bonjour"</b> & été' };
  const seen: Awaited<ReturnType<typeof post>>[] = [];
  for (let count = 0; count < 22; count += 1) seen.push(await post(wrong));
  expect(seen.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 422), 429, 429]);
  const { headers, text } = await post(wrong);
  expect([headers.get('retry-after'), headers.get('content-security-policy')]).toEqual(['60', HEADER_POLICY]);
  expect(text).toContain('<html lang="fr-CA">');
  expect(text).toContain(business.phoneText['fr-CA']);
  const form = parse(text).querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action'), form?.querySelector('button')?.text]).toEqual(['post', '/fr/contact', 'Réessayer']);
  const kept = Object.fromEntries((form?.querySelectorAll('input') ?? []).map((input) => [input.getAttribute('name'), input.getAttribute('value')]));
  expect(kept).toEqual(wrong);
  // A form without a mistake is stored also then.
  expect((await post(message)).status).toBe(303);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await post(wrong)).status).toBe(422);
  vi.useRealTimers();
});

test.each([
  ['uno.example:443', { origin: 'https://uno.example' }, true],
  ['UNO.example', { origin: 'https://uno.example' }, true],
  ['uno.example:80', { referer: 'http://uno.example/fr/contact' }, true],
  ['[::1]:8080', { origin: 'http://[::1]:8080' }, true],
  ['uno.example:443', { origin: 'http://uno.example' }, false],
  ['uno.example:8443', { origin: 'https://uno.example' }, false],
  ['uno.example', { origin: 'https://uno.example.evil.example' }, false],
  ['uno.example', { origin: 'null' }, false],
])('a post to the host %s with %j is from its own page: %s', (host, headers, own) => expect(isSameSitePost({ headers: { host, ...headers } })).toBe(own));

test.each(['//elsewhere.example', '/x/..', '/.', '/%2e'])('a path has one spelling: %s before it reaches no form and no table', async (before) => {
  const ways = [['GET', '/get-quote?service=office'], ['GET', '/contact?stored'], ['POST', '/contact'], ['POST', MESSAGES]] as const;
  for (const [method, path] of ways) {
    const headers = { 'content-type': path === MESSAGES ? 'application/json' : 'application/x-www-form-urlencoded' };
    const request = httpRequest({ host: '127.0.0.1', port: new URL(address).port, path: before + path, method, headers });
    request.end(method === 'GET' ? undefined : path === MESSAGES ? JSON.stringify(aMessage()) : 'name=x');
    const [response] = await once(request, 'response');
    response.resume();
    // The pages around this application answer with 418.
    expect([method, path, response.statusCode]).toEqual([method, path, 418]);
  }
});
