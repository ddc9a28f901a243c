import { expect, test, vi } from 'vitest';
import { type Database, openPGlite } from '../../server/database.ts';
import { retryingStore } from '../../server/reopening.ts';

/** A store whose attempts to open end when the test says so. */
function underTest() {
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

test('a store that cannot be opened is tried again, and answers as soon as it is open', async () => {
  const { attempts, store, ask } = underTest();
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

test('a store that is closed meanwhile is closed as soon as it opens', async () => {
  const { attempts, store, ask } = underTest();
  await vi.waitUntil(() => attempts.length === 1);
  await store.close();
  const opened = await openPGlite();
  const close = vi.spyOn(opened, 'close');
  attempts[0]?.resolve(opened);
  await vi.waitUntil(() => close.mock.calls.length === 1);
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});
