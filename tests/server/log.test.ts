import { randomBytes } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { findPostgres, startCluster } from '../database/cluster.ts';
import type { Row } from '../../server/database.ts';
import { log } from '../../server/log.ts';
import { aMessage, aRequest } from '../database/stores.ts';
import { freePort, listenOn } from '../../scripts/listen.ts';
import { folderForAll, folderForTest } from '../temporaryFolder.ts';
import { writeFiles } from './built-site.ts';
import { addressOf, inNamespaces, postRow, start, startReady, startServer } from './processes.ts';

const place = folderForAll('log');
const dist = join(place, 'dist');
writeFiles(dist, {
  'contact/index.html': '<html><div id="root">asleep</div><p id="wake-failed" hidden></p></html>',
  'pages.json': JSON.stringify({ policies: [], pages: [], files: {}, prerender: 'prerender.mjs' }),
});
// A minimal prerender module for forms that are posted without a script: it stores every field unchanged.
writeFiles(`${dist}-server`, {
  'prerender.mjs': `export async function receiveForm(path, data, insert) {
    if (data === null || data.get('message') === '') return '<h1>Not sent</h1>';
    const refusal = await insert('contact_messages', Object.fromEntries(data));
    return refusal && refusal.error.code !== '23505' ? '<h1>Not sent</h1>' : null;
  }`,
});

const environment = (more: Readonly<Record<string, string>>) => ({ UNO_DATA_DIR: join(place, 'store'), TRUST_PROXY: '1', ...more });

const readiness = (address: string) => fetch(`${address}/readyz`).then(({ status }) => status, () => 0);

/** Starts a server whose log does not say where it is, and waits until it stores forms. */
async function startUnheard(more: Readonly<Record<string, string>>, before?: readonly string[]) {
  const port = await freePort();
  const server = startServer(dist, environment({ PORT: String(port), ...more }), before);
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => readiness(address), { timeout: 30_000 }).toBe(200);
  return { server, address };
}

/** The log lines of a server, each a JSON object. */
const linesOf = (stdout: string): readonly Row[] => stdout.trimEnd().split('\n').map((line) => JSON.parse(line));

test('a running server logs one line for each request to the store, and nothing that a visitor wrote', async () => {
  const { server, address } = await startReady(dist, environment({ UNO_LOG_LEVEL: 'trace' }));
  const sendBody = async (path: string, body: BodyInit, more: Readonly<Record<string, string>>) => {
    const response = await fetch(address + path, { method: 'POST', redirect: 'manual', headers: { 'x-forwarded-for': '203.0.113.200', ...more }, body });
    return { status: response.status, requestId: response.headers.get('x-request-id') };
  };
  const post = (fields: Readonly<Record<string, string>>, more = {}) => sendBody('/contact', new URLSearchParams(fields), more);
  const json = { 'content-type': 'application/json' };
  const marked = { name: 'MARK-name', email: 'mark-email@exemple.ca', phone: '514 555 7777 MARK', company: 'MARK-company' };
  const message = aMessage({ ...marked, message: 'MARK-message' });
  const request = aRequest({ ...marked, email: 'mark-quote@exemple.ca', notes: 'MARK-notes' });
  const headers = { 'user-agent': 'MARK-agent', referer: `${address}/MARK-referer` };
  const limited = () => aMessage({ ...marked, email: 'mark-limited@exemple.ca' });
  const seen = [
    ['stored', await postRow(address, message, headers)],
    ['duplicate', await postRow(address, message, headers)],
    ['stored', await postRow(address, request, headers)],
    ['refused', await postRow(address, aMessage({ ...marked, email: 'MARK-no-email' }))],
    // The database quotes these in its message.
    ['refused', await postRow(address, aMessage({ ...marked, id: 'MARK-id' }))],
    ['refused', await postRow(address, aRequest({ ...marked, sqft: 'MARK-area' }))],
    ['refused', await postRow(address, aRequest({ ...marked, service_details: { 'MARK-key': 'MARK-detail' } }))],
    ['refused', await postRow(address, aMessage({ 'MARK-column': 'x' }))],
    // A column that only the owner writes: this is not a missing right, so no alert is needed.
    ['refused', await postRow(address, aMessage({ status: 'handled' }))],
    ['refused', await sendBody('/rest/v1/contact_messages', '{"MARK-json": ', json)],
    ['refused', await postRow(address, aMessage({ message: 'MARK-long'.repeat(10_000) }))],
    ['stored', await postRow(address, limited())],
    ['stored', await postRow(address, limited())],
    ['stored', await postRow(address, limited())],
    ['limited', await postRow(address, limited())],
    ['stored', await post({ ...marked, email: 'mark-form@exemple.ca', message: 'MARK-posted' }, headers)],
    ['duplicate', await post({ ...marked, email: 'mark-form@exemple.ca', message: 'MARK-posted' }, headers)],
    ['refused', await post({ ...marked, email: 'MARK-no-email', message: 'MARK-posted' })],
    ['refused', await post({ ...marked, message: '' })],
    ['refused', await post({ ...marked, message: 'MARK-elsewhere' }, { origin: 'https://mark.example' })],
  ] as const;
  await sendBody('/rest/v1/MARK-table', JSON.stringify(message), json);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const { stdout, stderr } = await server.stop();
  expect(stderr).toBe('');
  const lines = linesOf(stdout);
  const sent = lines.filter((line) => 'outcome' in line);
  expect(sent.map(({ outcome, requestId }) => [outcome, requestId])).toEqual(seen.map(([outcome, { requestId }]) => [outcome, requestId]));
  const [first, second, third, refused] = sent;
  expect(first).toEqual({ level: 'info', time: expect.any(String), outcome: 'stored', requestId: expect.any(String), via: 'rest', table: 'contact_messages', status: 201, ms: expect.any(Number), id: message['id'], msg: 'Lead stored' });
  expect(second).toMatchObject({ level: 'info', outcome: 'duplicate', id: message['id'], code: '23505' });
  expect(third).toMatchObject({ table: 'quote_requests', id: request['id'] });
  expect(refused).toMatchObject({ level: 'warn', code: '23514', constraint: 'contact_messages_email' });
  expect(sent.find(({ outcome }) => outcome === 'limited')).toMatchObject({ level: 'warn', code: 'PT429' });
  expect(sent.filter(({ via }) => via === 'form')).toMatchObject([{ table: 'contact_messages', id: expect.any(String) }, {}, { constraint: 'contact_messages_email' }, { code: '422' }, { code: '403' }]);
  // A server logs its start, its migrations and its stop.
  const messages = lines.map(({ msg }) => String(msg));
  expect(messages.filter((msg) => msg === 'Migration ran').length).toBeGreaterThan(4);
  expect(messages.slice(-2)).toEqual(['Stopping.', 'Stopped.']);
  expect(stdout).not.toMatch(/mark|203\.0\.113|10\.9\.|7777|healthz|readyz|127\.0\.0\.1(?!:\d+"\})/i);
});

test('a running server continues to store leads when its log cannot be written', async () => {
  // The shell redirects its output to a full device.
  const { server, address } = await startUnheard({}, ['sh', '-c', 'exec "$@" >/dev/full', 'sh']);
  for (let count = 0; count < 3; count += 1) expect((await postRow(address, aMessage())).status).toBe(201);
  expect(await server.stop()).toEqual({ code: 0, stdout: '', stderr: '' });
});

const NO_MOUNT = 'this machine lets this user mount no small disk (unshare --mount)';

/** The command that runs another with a disk of 128 MB in a folder. @param first a command of the shell that runs before, where the folder is `$0` */
const smallDisk = (folder: string, first = 'true') => inNamespaces('--mount', 'sh', '-c', `mount -t tmpfs -o size=128m none "$0" && ${first}; exec "$@"`, folder);

test('a server that starts on a full disk serves pages; the log, a probe and the doctor name the cause, and it stores once there is room', async ({ skip }) => {
  const disk = folderForTest('disk');
  const onFullDisk = smallDisk(disk, 'head -c 128m /dev/zero > "$0/fill" 2> /dev/null');
  if (onFullDisk === undefined) return skip(NO_MOUNT);
  const settings = environment({ UNO_DATA_DIR: join(disk, 'store') });
  const server = startServer(dist, settings, onFullDisk);
  const address = await addressOf(server);
  await server.said(/The forms are closed, because the store could not be opened/);
  expect([(await fetch(`${address}/contact`)).status, (await postRow(address, aMessage())).status]).toEqual([200, 503]);
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'not ready', reason: 'disk full' });
  expect((await start('doctor-command.ts', [], settings, onFullDisk).ended).stdout).toMatch(/disk of the store is full/);
  truncateSync(`/proc/${server.process.pid}/root${disk}/fill`);
  await server.said(/Forms are stored in/);
  expect((await postRow(address, aMessage())).status).toBe(201);
  expect((await server.stop()).stdout).toMatch(/no space|full/i);
});

test('a running server reports a full disk in the log and to a probe, and stores again once there is room', async ({ skip }) => {
  const disk = folderForTest('disk');
  const onSmallDisk = smallDisk(disk);
  if (onSmallDisk === undefined) return skip(NO_MOUNT);
  const { server, address } = await startReady(dist, environment({ UNO_DATA_DIR: join(disk, 'store') }), onSmallDisk);
  const fill = openSync(`/proc/${server.process.pid}/root${disk}/fill`, 'w');
  for (const size of [1024 * 1024, 4096]) {
    expect(() => {
      for (;;) writeSync(fill, Buffer.alloc(size));
    }).toThrow('ENOSPC');
  }
  // Rows that fit into existing pages are still stored; text that cannot be compressed soon needs a new page.
  const statuses: number[] = [];
  while (statuses.length < 25 && statuses.at(-1) !== 503) statuses.push((await postRow(address, aMessage({ message: randomBytes(2400).toString('base64') }))).status);
  expect(statuses.at(-1)).toBe(503);
  const ready = await fetch(`${address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: 'disk full' }]);
  ftruncateSync(fill);
  closeSync(fill);
  // Nobody restarts it.
  await expect.poll(() => readiness(address), { timeout: 30_000 }).toBe(200);
  expect((await postRow(address, aMessage())).status).toBe(201);
  const { stdout } = await server.stop();
  expect(linesOf(stdout).find(({ outcome }) => outcome === 'failed')).toMatchObject({ level: 'error', code: '53100', reason: expect.stringContaining('No space left on device') });
});

const bin = findPostgres();

test.skipIf(bin === undefined)('a running server whose database stops logs failures at level error, respects the log level, and stays up', async () => {
  const cluster = await startCluster(bin ?? '');
  onTestFinished(() => cluster.stop());
  const { server, address } = await startUnheard({ DATABASE_URL: cluster.url, UNO_LOG_LEVEL: 'WARN' });
  expect((await postRow(address, aMessage())).status).toBe(201);
  await cluster.stop();
  expect((await postRow(address, aMessage())).status).toBe(503);
  await expect.poll(() => readiness(address), { timeout: 30_000 }).toBe(503);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const { stdout } = await server.stop();
  const lines = linesOf(stdout);
  expect(lines.filter(({ level }) => level !== 'warn' && level !== 'error')).toEqual([]);
  expect(lines.find(({ level }) => level === 'warn')).toMatchObject({ msg: 'An idle connection to the database broke', code: '57P01' });
  expect(lines.filter((line) => 'outcome' in line)).toMatchObject([{ level: 'error', outcome: 'failed', code: expect.any(String), reason: expect.any(String) }]);
});

// The constraints, rights and limits of the real store are tried in forms.test.ts.
test.each([
  ['EROFS', 503, 'error', 'failed'],
  [undefined, 503, 'error', 'failed'],
  ['53100', 503, 'error', 'failed'],
  ['57P01', 503, 'error', 'failed'],
  ['57014', 500, 'error', 'failed'],
  ['40P01', 500, 'error', 'failed'],
  ['25006', 405, 'error', 'failed'],
  ['42501', 401, 'error', 'failed'],
  ['42P01', 404, 'error', 'failed'],
  ['PT999', 400, 'error', 'failed'],
  ['23514', 400, 'warn', 'refused'],
  ['22P02', 400, 'warn', 'refused'],
  ['PT429', 429, 'warn', 'limited'],
] as const)('a store error %s is answered with %i, and logged at level %s: %s', async (code, expected, level, outcome) => {
  const line = vi.spyOn(log, level).mockImplementation(() => undefined);
  const database = { transaction: () => Promise.reject(Object.assign(new Error('no'), { code })), close: async () => undefined };
  const server = createApp({ dist: async () => undefined, database });
  onTestFinished(() => void server.close());
  const { status } = await postRow(await listenOn(server), aMessage(), { connection: 'close' });
  expect(status).toBe(expected);
  expect(line).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome, status }), expect.any(String));
});
