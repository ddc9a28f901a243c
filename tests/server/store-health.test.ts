import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { type Database, openPGlite } from '../../server/database.ts';
import { coalesceCalls, syncLog } from '../../server/durability.ts';
import { migrate } from '../../server/migrate.ts';
import { retryingStore } from '../../server/retrying-store.ts';
import { HEADER_POLICY } from '../../site/headers.ts';
import { matchRoute } from '../../site/routes.ts';
import { listenOn } from '../../scripts/listen.ts';
import { folderForTest } from '../temporaryFolder.ts';

/** A server with a store; every path except the REST and health endpoints is answered with “page”. */
async function serverOver(database: Database | Promise<Database>, dataDir?: string) {
  const server = createApp({ dist: async (_request, response) => void response.end('page'), database, dataDir });
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

const READY = { read_only: false, may_insert: true };

test('a process is up while its store is opening, unavailable or missing', async () => {
  const failed = Promise.reject<Database>(new Error('no store'));
  failed.catch(() => undefined);
  for (const [database, reason] of [
    [Promise.withResolvers<Database>().promise, { reason: 'opening' }],
    [failed, { reason: 'unavailable' }],
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

test('opening a store is tried again until it succeeds, and then the store responds', async () => {
  const attempts = [Promise.withResolvers<Database>(), Promise.withResolvers<Database>()];
  const open = vi.fn<() => Promise<Database>>();
  for (const { promise } of attempts) open.mockReturnValueOnce(promise);
  const store = retryingStore(open, new Error('ECONNREFUSED'), 1);
  const ask = () => store.transaction((connection) => connection.query('select 1 as one'));
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  await vi.waitUntil(() => open.mock.calls.length === 1);
  attempts[0]?.reject(new Error('not yet'));
  await vi.waitUntil(() => open.mock.calls.length === 2);
  await expect(ask()).rejects.toThrow('not yet');
  const opened = storeAnswering(async () => [{ one: 1 }]);
  const close = vi.spyOn(opened, 'close');
  attempts[1]?.resolve(opened);
  await vi.waitFor(async () => expect(await ask()).toEqual([{ one: 1 }]));
  await store.close();
  expect(close).toHaveBeenCalledOnce();
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

test('the write-ahead log is checkpointed before it grows too large; what cannot be flushed to the disk is not acknowledged', async () => {
  const place = folderForTest('log');
  const directory = join(place, 'postgres');
  const database = await openPGlite(directory);
  const run = (sql: string) => database.transaction((connection) => connection.script(sql));
  await run('create table filler (content text)');
  // Each turn fills a whole segment.
  for (let turn = 0; turn < 20; turn += 1) await run("insert into filler values ('x'); select pg_switch_wal()");
  expect(await syncLog(directory)).toBeLessThanOrEqual(12);

  const unreadable = join(directory, 'pg_wal', '0000000100000000000000FF');
  symlinkSync(join(place, 'nowhere'), unreadable);
  await expect(run('select 1')).rejects.toThrow('ENOENT');
  // It stays refused, because the system may have dropped data that it could not write.
  rmSync(unreadable);
  await expect(run('select 1')).rejects.toThrow('ENOENT');
  await database.close();
});
