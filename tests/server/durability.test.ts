import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPGlite } from '../../server/database.ts';
import { coalesceCalls, syncLog } from '../../server/durability.ts';
import { folderForTest } from '../temporaryFolder.ts';

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
}, 30_000);
