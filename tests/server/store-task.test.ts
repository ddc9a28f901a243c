import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { StoreConfig } from '../../server/config.ts';
import type { Database } from '../../server/database.ts';
import { StoreInUseError } from '../../server/lock.ts';
import { runOnEmbeddedStore } from '../../server/store-task.ts';
import { UserFacingError } from '../../site/userFacingError.ts';
import { folderForTest } from '../temporaryFolder.ts';

/** A data directory in which a store was made, while no server runs. */
function dataDirectory(): StoreConfig {
  const dataDir = folderForTest('task');
  mkdirSync(join(dataDir, 'postgres'));
  return { dataDir, databaseUrl: undefined };
}

/** No task of these tests asks the store. */
const unused: Database = { transaction: () => Promise.reject(new Error('The store was asked.')), close: async () => undefined };

/** Runs a task that always ends in this way, and counts how often the store is opened and the task is run. */
async function run(config: StoreConfig, result: () => unknown, heldFor = 0) {
  const count = { opened: 0, ran: 0 };
  const onDatabase = async () => {
    count.ran += 1;
    return result();
  };
  const open = async () => {
    count.opened += 1;
    if (count.opened <= heldFor) throw new StoreInUseError('Another server is using it.');
    return unused;
  };
  const outcome = await runOnEmbeddedStore(config, { viaServer: async () => undefined, onDatabase, empty: 'empty' }, open).catch((error: unknown) => error);
  return { ...count, outcome };
}

const FINAL = new UserFacingError('leads.gz was made by a newer version of the site.');

test.each([
  ['a task that ends in a sentence is run once', () => { throw FINAL; }, 0, { opened: 1, ran: 1, outcome: FINAL }],
  ['a store that another process holds for a moment is tried again', () => 'done', 2, { opened: 3, ran: 1, outcome: 'done' }],
])('%s', async (_, result, heldFor, expected) => expect(await run(dataDirectory(), result, heldFor)).toEqual(expected));

test('root does not open the directory of another user', async () => {
  const config = dataDirectory();
  if (process.getuid?.() === 0) chownSync(config.dataDir, 1, 1);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const { opened, outcome } = await run(config, () => 'done');
  expect([opened, String(outcome)]).toEqual([0, expect.stringContaining('belongs to another user')]);
});
