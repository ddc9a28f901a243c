import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { StoreConfig } from './config.ts';
import { openPostgres, openStore, type Database } from './database.ts';
import { StoreInUseError } from './lock.ts';
import { codeOf, UserFacingError, reasonOf } from '../site/userFacingError.ts';

/** One operation on the store, for each way to reach the store. */
export interface StoreTask<T> {
  /** Asks the server that runs on the data directory. Resolves to undefined when none runs. */
  readonly viaServer: (dataDir: string) => Promise<T | undefined>;
  /** Runs on a database that this process has opened. */
  readonly onDatabase: (database: Database) => Promise<T>;
  /** The result when no store has been made yet. */
  readonly empty: T;
}

/** Runs a task on the database of `DATABASE_URL`. */
export async function runOnPostgres<T>(url: string, { onDatabase, empty }: StoreTask<T>): Promise<T> {
  try {
    const database = await openPostgres(url, 1);
    try {
      return await onDatabase(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    // Undefined table: the site has not been started on it yet.
    if (codeOf(error) === '42P01') return empty;
    if (error instanceof UserFacingError) throw error;
    throw new UserFacingError(`The database of DATABASE_URL could not do it (${reasonOf(error)}): check that it runs, its address and its user's rights, and that the server has started with it once.`);
  }
}

/** Refuses to open a data directory of another user as root: the files that root makes there would keep its server from starting. */
function refuseOtherOwner(dataDir: string): void {
  if (process.getuid?.() !== 0 || statSync(dataDir).uid === 0) return;
  throw new UserFacingError(`${dataDir} belongs to another user, and its server could not open what root writes there: nothing was done. Run this as that user (the command uno does), or while the server runs.`);
}

/**
 * Runs a task on the running server, or on the data directory when none runs.
 * @param open opens the directory. Default: `openStore`, which runs its migrations
 */
export async function runOnEmbeddedStore<T>(config: StoreConfig, { viaServer, onDatabase, empty }: StoreTask<T>, open = openStore): Promise<T> {
  // A server that is starting holds the lock for a moment before it answers, so only that failure is retried.
  for (let attempt = 0; ; attempt += 1) {
    const answered = await viaServer(config.dataDir);
    if (answered !== undefined) return answered;
    if (!existsSync(join(config.dataDir, 'postgres'))) return empty;
    refuseOtherOwner(config.dataDir);
    try {
      const database = await open(config);
      try {
        return await onDatabase(database);
      } finally {
        await database.close();
      }
    } catch (error) {
      if (!(error instanceof StoreInUseError) || attempt === 20) throw error;
      await setTimeout(250);
    }
  }
}

/** Runs a task on the store that the configuration names. */
export const runOnStore = <T>(config: StoreConfig, task: StoreTask<T>): Promise<T> =>
  config.databaseUrl === undefined ? runOnEmbeddedStore(config, task) : runOnPostgres(config.databaseUrl, task);
