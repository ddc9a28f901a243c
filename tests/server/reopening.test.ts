import { expect, test, vi } from 'vitest';
import { type Database, openPGlite } from '../../server/database.ts';
import { retryingStore } from '../../server/reopening.ts';

/** A store whose attempts to open are resolved by the test. */
function controlledStore() {
  const attempts: PromiseWithResolvers<Database>[] = [];
  const store = retryingStore(
    () => {
      const attempt = Promise.withResolvers<Database>();
      attempts.push(attempt);
      return attempt.promise;
    },
    new Error('ECONNREFUSED'),
    1,
  );
  return { attempts, store, ask: () => store.transaction((connection) => connection.query('select 1 as one')) };
}

test('opening a store is tried again until it succeeds, and then the store responds', async () => {
  const { attempts, store, ask } = controlledStore();
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  await vi.waitUntil(() => attempts.length === 1);
  attempts[0]?.reject(new Error('not yet'));
  await vi.waitUntil(() => attempts.length === 2);
  await expect(ask()).rejects.toThrow('not yet');
  attempts[1]?.resolve(await openPGlite());
  await vi.waitUntil(() => ask().catch(() => undefined));
  await expect(ask()).resolves.toEqual([{ one: 1 }]);
  await store.close();
});

test('a store that is closed while opening is closed as soon as it opens', async () => {
  const { attempts, store, ask } = controlledStore();
  await vi.waitUntil(() => attempts.length === 1);
  await store.close();
  const opened = await openPGlite();
  const close = vi.spyOn(opened, 'close');
  attempts[0]?.resolve(opened);
  await vi.waitUntil(() => close.mock.calls.length === 1);
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});
