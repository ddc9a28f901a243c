import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { type Database, openPGlite, openStore } from '../../server/database.ts';
import { coalesceCalls, syncLog } from '../../server/durability.ts';
import { readLeads } from '../../server/leads-store.ts';
import { migrate } from '../../server/migrate.ts';
import { createReadinessProbe } from '../../server/health.ts';
import { keepOpen } from '../../server/store.ts';
import { HEADER_POLICY } from '../../site/headers.ts';
import { matchRoute } from '../../site/routes.ts';
import { listenOn } from '../../scripts/listen.ts';
import { aMessage, sendLead } from '../database/stores.ts';
import { folderForTest } from '../temporaryFolder.ts';

/** A server with a store; every path except the REST and health endpoints is answered with “page”. */
async function serverOver(database: Database) {
  const server = createApp({ dist: async (_request, response) => void response.end('page'), database, readiness: createReadinessProbe(database, undefined) });
  onTestFinished(() => void server.close());
  const address = await listenOn(server);
  return async (path: string, method = 'GET') => {
    const response = await fetch(`${address}${path}`, { method, headers: { connection: 'close' } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

/** A store that gives every query the same answer. */
const storeAnswering = (answers: () => Promise<readonly Record<string, unknown>[]>): Database => ({
  transaction: (work) => work({ query: answers, script: async () => undefined }),
  close: async () => undefined,
});

const NO_WAIT = { first: 1, longest: 1 };

/** A store that is kept open until the test ends. */
function keptOpen(open: (afterBreak: boolean) => Promise<Database>) {
  let isOver = false;
  const never = Promise.withResolvers<never>().promise;
  const store = keepOpen((afterBreak) => (isOver ? never : open(afterBreak)), NO_WAIT);
  onTestFinished(() => void (isOver = true));
  return store;
}

const READY = { read_only: false, may_insert: true };

test('a process is up while its store is opening, unavailable or missing', async () => {
  const failed = keptOpen(async () => Promise.reject(new Error('no store')));
  await expect(failed.transaction(async () => undefined)).rejects.toThrow('no store');
  for (const [database, reason] of [
    [keptOpen(() => Promise.withResolvers<Database>().promise), { reason: 'opening' }],
    [failed, { reason: 'unavailable' }],
    [storeAnswering(() => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }))), { reason: 'disk full', code: '53100' }],
    [storeAnswering(() => Promise.reject(Object.assign(new Error('connect to 10.0.0.7 as owner:secret'), { code: 'ECONNREFUSED' }))), { reason: 'unavailable', code: 'ECONNREFUSED' }],
    [storeAnswering(async () => [{ ...READY, read_only: true }]), { reason: 'read only' }],
    [storeAnswering(() => Promise.withResolvers<never>().promise), { reason: 'timeout' }],
  ] as const) {
    const ask = await serverOver(database);
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"status":"up"}' });
    const ready = await ask('/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { status: 'not ready', ...reason }]);
  }
});

test('a store is ready when a visitor may insert into both tables', async () => {
  const database = await openPGlite();
  onTestFinished(() => database.close());
  const ready = async (): Promise<unknown> => JSON.parse((await (await serverOver(database))('/readyz')).text);
  expect(await ready()).toEqual({ status: 'not ready', reason: 'no permission' });
  await migrate(database);
  expect(await ready()).toEqual({ status: 'ready' });
  await database.transaction((connection) => connection.script('revoke insert (id, name, email, phone, company, message) on public.contact_messages from anon'));
  expect(await ready()).toEqual({ status: 'not ready', reason: 'no permission' });
});

test('the store is probed at most once a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = storeAnswering(async () => [READY]);
  const probe = vi.spyOn(store, 'transaction');
  const ask = await serverOver(store);
  await Promise.all([ask('/readyz'), ask('/readyz'), ask('/healthz')]);
  expect(probe).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect((await ask('/readyz')).status).toBe(200);
  expect(probe).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await Promise.all([ask('/readyz'), ask('/readyz')]);
  expect(probe).toHaveBeenCalledTimes(2);
});

test.each(['/healthz', '/readyz'])('%s responds only to GET and HEAD, is never cached, and is not a page', async (path) => {
  const ask = await serverOver(storeAnswering(async () => [READY]));
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
    const { status, headers, text } = await ask(path, method);
    expect([method, status, text !== '']).toEqual([method, method === 'GET' || method === 'HEAD' ? 200 : 405, method !== 'HEAD']);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...(status === 405 && { allow: 'GET, HEAD' }),
      'cache-control': 'no-store',
      'content-security-policy': HEADER_POLICY,
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    });
  }
  expect((await ask(`${path}?from=probe`)).status).toBe(200);
  for (const page of [`/fr${path}`, `${path}/more`]) expect((await ask(page)).text).toBe('page');
  expect(matchRoute(path)).toBeUndefined();
});

const ask = (store: Database) => store.transaction((connection) => connection.query('select 1 as one'));

test('opening a store is tried again until it succeeds; until then each form is answered at once with the reason', async () => {
  const attempts = [0, 1, 2].map(() => Promise.withResolvers<Database>());
  const open = vi.fn<(afterBreak: boolean) => Promise<Database>>();
  for (const { promise } of attempts) open.mockReturnValueOnce(promise);
  const store = keepOpen(open, NO_WAIT);
  expect(store.state()).toBe('opening');
  const first = ask(store);
  attempts[0]?.reject(new Error('ECONNREFUSED'));
  await expect(first).rejects.toThrow('ECONNREFUSED');
  await vi.waitUntil(() => open.mock.calls.length === 2, 30_000);
  await expect(ask(store)).rejects.toThrow('ECONNREFUSED');
  attempts[1]?.reject(new Error('not yet'));
  await vi.waitUntil(() => open.mock.calls.length === 3, 30_000);
  await expect(ask(store)).rejects.toThrow('not yet');
  expect(store.state()).toBe('closed');
  const opened = storeAnswering(async () => [{ one: 1 }]);
  const close = vi.spyOn(opened, 'close');
  attempts[2]?.resolve(opened);
  await store.opened;
  expect(await ask(store)).toEqual([{ one: 1 }]);
  await store.close();
  expect(close).toHaveBeenCalledOnce();
});

test('a store that breaks is closed and opened again from its files, and forms that arrive meanwhile wait for it', async () => {
  let isBroken = false;
  const broken: Database = { transaction: async () => Promise.reject(new Error('ENOSPC')), close: vi.fn<Database['close']>(async () => undefined), isBroken: () => isBroken };
  const reopened = Promise.withResolvers<Database>();
  const open = vi.fn<(afterBreak: boolean) => Promise<Database>>().mockResolvedValueOnce(broken).mockReturnValueOnce(reopened.promise);
  const store = keepOpen(open, NO_WAIT);
  await store.opened;
  await expect(ask(store)).rejects.toThrow('ENOSPC');
  expect(open).toHaveBeenCalledOnce();
  isBroken = true;
  await expect(ask(store)).rejects.toThrow('ENOSPC');
  const waiting = ask(store);
  reopened.resolve(storeAnswering(async () => [{ one: 1 }]));
  expect(await waiting).toEqual([{ one: 1 }]);
  expect(broken.close).toHaveBeenCalledOnce();
  expect(open.mock.calls).toEqual([[false], [true]]);
  await store.close();
});

test('calls during a run share the next run, and none gets the result of an earlier one', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = coalesceCalls(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise.then(() => runs.length);
  });
  const first = ask();
  await Promise.resolve();
  await Promise.resolve();
  expect(runs).toHaveLength(1);
  const later = [ask(), ask(), ask()];
  runs[0]?.resolve();
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

test('the write-ahead log is checkpointed before it grows too large', async () => {
  const place = folderForTest('log');
  const directory = join(place, 'postgres');
  const database = await openPGlite(directory);
  const run = (sql: string) => database.transaction((connection) => connection.script(sql));
  await run('create table filler (content text)');
  // Each turn fills a whole segment.
  for (let turn = 0; turn < 20; turn += 1) await run("insert into filler values ('x'); select pg_switch_wal()");
  expect(await syncLog(directory)).toBeLessThanOrEqual(12);

  await database.close();
});

test('after one failed flush the row is not acknowledged, the store opens itself again, and later rows are stored', async () => {
  const place = folderForTest('log');
  const store = keepOpen((afterBreak) => openStore({ dataDir: place, databaseUrl: undefined }, afterBreak), NO_WAIT);
  await store.opened;
  const first = await sendLead(store, aMessage());
  // A segment of the log that cannot be opened.
  const unreadable = join(place, 'postgres/pg_wal', '0000000100000000000000FF');
  symlinkSync(join(place, 'nowhere'), unreadable);
  await expect(sendLead(store, aMessage())).rejects.toThrow('ENOENT');
  rmSync(unreadable);
  const second = await sendLead(store, aMessage());
  const ids = (await readLeads(store)).contact_messages.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([first, second]));
  await store.close();
}, 120_000);
