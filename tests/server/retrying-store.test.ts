import { expect, test, vi } from 'vitest';
import type { Database } from '../../server/database.ts';
import { retryingStore } from '../../server/retrying-store.ts';

test('opening a store is tried again until it succeeds, and then the store responds', async () => {
  const attempts: PromiseWithResolvers<Database>[] = [];
  const open = () => {
    const attempt = Promise.withResolvers<Database>();
    attempts.push(attempt);
    return attempt.promise;
  };
  const store = retryingStore(open, new Error('ECONNREFUSED'), 1);
  const ask = () => store.transaction((connection) => connection.query('select 1 as one'));
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  await vi.waitUntil(() => attempts.length === 1);
  attempts[0]?.reject(new Error('not yet'));
  await vi.waitUntil(() => attempts.length === 2);
  await expect(ask()).rejects.toThrow('not yet');
  const close = vi.fn<() => Promise<void>>(async () => undefined);
  attempts[1]?.resolve({ transaction: (work) => work({ query: async () => [{ one: 1 }], script: async () => undefined }), close });
  await vi.waitFor(async () => expect(await ask()).toEqual([{ one: 1 }]));
  await store.close();
  expect(close).toHaveBeenCalledOnce();
});
