import { expect, test, vi } from 'vitest';
import type { Database } from '../../server/database.ts';
import { retryingStore } from '../../server/reopening.ts';

/** A store whose attempts to open are resolved by the test. */
function controlledStore() {
  const attempts: PromiseWithResolvers<Database>[] = [];
  const open = () => {
    const attempt = Promise.withResolvers<Database>();
    attempts.push(attempt);
    return attempt.promise;
  };
  const store = retryingStore(open, new Error('ECONNREFUSED'), 1);
  const opened: Database = {
    transaction: (work) => work({ query: async () => [{ one: 1 }], script: async () => undefined }),
    close: vi.fn<() => Promise<void>>(async () => undefined),
  };
  return { attempts, store, opened, ask: () => store.transaction((connection) => connection.query('select 1 as one')) };
}

test('opening a store is tried again until it succeeds, and then the store responds', async () => {
  const { attempts, store, opened, ask } = controlledStore();
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  await vi.waitUntil(() => attempts.length === 1);
  attempts[0]?.reject(new Error('not yet'));
  await vi.waitUntil(() => attempts.length === 2);
  await expect(ask()).rejects.toThrow('not yet');
  attempts[1]?.resolve(opened);
  await vi.waitFor(async () => expect(await ask()).toEqual([{ one: 1 }]));
  await store.close();
  expect(opened.close).toHaveBeenCalledOnce();
});

test('a store that is closed while opening is closed as soon as it opens', async () => {
  const { attempts, store, opened, ask } = controlledStore();
  await vi.waitUntil(() => attempts.length === 1);
  await store.close();
  attempts[0]?.resolve(opened);
  await vi.waitFor(() => expect(opened.close).toHaveBeenCalledOnce());
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});
