import { constants } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Extensions } from '@electric-sql/pglite';
import pg from 'pg';
import type { StoreConfig } from './config.ts';
import type { Database, Row } from './connection.ts';
import { DISK_FULL_ADVICE, isDiskFull, lacksFreeSpace } from './disk-full.ts';
import { coalesceCalls, syncLog, syncTree } from './durability.ts';
import { codeOf, UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { lock } from './lock.ts';
import { errorFields, isSqlstate, log } from './log.ts';
import { prepareStore } from './prepare-store.ts';

export type { Connection, Database, Row } from './connection.ts';

/** With more segments of the write-ahead log than this (16 MB each), a checkpoint writes them to the tables. */
const LOG_SEGMENTS = 8;

/**
 * Opens PGlite: PostgreSQL compiled to WebAssembly, in this process, one transaction at a time.
 *
 * Durability. PGlite writes its log at each commit but never forces it to the disk. This function
 * does, before a transaction resolves (several that wait share one `fsync`):
 * - the process dies (`kill -9`, crash): nothing acknowledged is lost, the log is replayed;
 * - the power fails: nothing acknowledged is lost, provided that the disk keeps what `fsync`
 *   gave it. The exception is the moment (well under a second) in which PGlite rewrites
 *   the tables themselves, in no safe order: when it opens, when it closes, and every 128 MB of log.
 *
 * @param directory where the files are; in memory when absent (for tests)
 */
export async function openPGlite(directory?: string, extensions: Extensions = {}): Promise<Database> {
  const pglite = await PGlite.create({ ...(directory === undefined ? {} : { dataDir: directory }), extensions });
  const writeTables = async () => {
    if (directory === undefined) return;
    await pglite.exec('checkpoint');
    await syncTree(directory);
  };
  const makeDurable = coalesceCalls(async () => {
    if (directory !== undefined && (await syncLog(directory)) > LOG_SEGMENTS) await writeTables();
  });
  await writeTables();
  let isBroken = false;
  return {
    isBroken: () => isBroken,
    async transaction(work) {
      try {
        return await pglite.transaction((transaction) =>
          work({
            query: async (sql, values = []) => (await transaction.query<Row>(sql, [...values])).rows,
            script: async (sql) => void (await transaction.exec(sql)),
          }),
        );
      } catch (error) {
        // A panic of PostgreSQL ends the WebAssembly program.
        if (error instanceof WebAssembly.RuntimeError) isBroken = true;
        throw error;
      } finally {
        // After a failure too: a key that is already stored is answered with success, so that row must be on the disk.
        await makeDurable().catch((error: unknown) => {
          isBroken = true;
          throw error;
        });
      }
    },
    async close() {
      await pglite.close();
      if (directory !== undefined) await syncTree(directory);
    },
  };
}

/** How long one statement may take, in ms. A form waits no longer; a migration may rewrite a large table, or wait for another server's. */
export const STATEMENT_LIMITS = { form: 10_000, migration: 600_000 } as const;

/**
 * Opens a PostgreSQL server (15 to 18). Its own settings decide what is durable; by default
 * an acknowledged row survives a crash and a power failure.
 * @param connections how many may be open at once
 * @param limit how long one statement may take, in ms
 */
export async function openPostgres(url: string, connections = 10, limit: number = STATEMENT_LIMITS.form): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: limit,
    // `statement_timeout` is the server's: where the server hangs, the client gives up.
    query_timeout: limit + 2_000,
    application_name: 'uno-site',
  });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', (error) => log.warn(errorFields(error), 'An idle connection to the database broke'));
  const database: Database = {
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // The pool does not listen to a client that is in use, and an `error` event without a listener ends the process.
      const onBreak = (error: Error) => {
        broken = error;
      };
      client.on('error', onBreak);
      try {
        await client.query('begin');
        const result = await work({
          query: async (sql, values = []) => (await client.query<Row>(sql, [...values])).rows,
          script: async (sql) => void (await client.query(sql)),
        });
        await client.query('commit');
        return result;
      } catch (error) {
        // Without an SQLSTATE the server did not answer, and would not answer a rollback either.
        if (!isSqlstate(codeOf(error))) broken = error instanceof Error ? error : new Error(reasonOf(error));
        else await client.query('rollback').catch((failure: unknown) => {
          broken = failure instanceof Error ? failure : new Error(reasonOf(failure));
        });
        throw error;
      } finally {
        client.off('error', onBreak);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
  try {
    await database.transaction((connection) => connection.query('select 1'));
    return database;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** What to do when the database of `DATABASE_URL` can't be reached or refuses the login, by its SQLSTATE: 28, invalid authorization; 3D000, no such database. */
export function connectionAdvice(error: unknown): string {
  const code = codeOf(error);
  if (code?.startsWith('28') === true) return 'check the user and the password in DATABASE_URL';
  if (code === '3D000') return 'create that database, or correct its name at the end of DATABASE_URL';
  return 'check DATABASE_URL (a / in the password is written %2F, an @ %40), and that the database runs';
}

async function openPostgresStore(url: string): Promise<Database> {
  const open = (...limits: readonly [connections?: number, limit?: number]) =>
    openPostgres(url, ...limits).catch((error: unknown) => {
      throw new UserFacingError(
        `The database of DATABASE_URL does not answer (${reasonOf(error)}): ${connectionAdvice(error)}.`,
      );
    });
  const unhurried = await open(1, STATEMENT_LIMITS.migration);
  try {
    await prepareStore(unhurried, 'The database of DATABASE_URL');
  } finally {
    await unhurried.close();
  }
  return open();
}

/** Creates an empty database under another name, then renames it: a killed process leaves no half-made directory. */
async function createEmptyDatabase(directory: string): Promise<void> {
  if (await access(directory).then(() => true, () => false)) return;
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const database = await openPGlite(unfinished);
  await database.close();
  await rename(unfinished, directory);
}

async function openEmbedded(dataDir: string, prepare = prepareStore, afterBreak = false): Promise<Database> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UserFacingError(`The data directory ${dataDir} cannot be written (${reasonOf(error)}): choose another with UNO_DATA_DIR=….`);
  }
  const unlock = await lock(dataDir);
  try {
    const directory = join(dataDir, 'postgres');
    await createEmptyDatabase(directory);
    if (afterBreak) await syncTree(directory, true);
    const database = await openPGlite(directory);
    try {
      await prepare(database, `The database in ${dataDir}`);
    } catch (error) {
      await database.close();
      throw error;
    }
    return {
      ...database,
      // The lock is released although a broken database cannot be closed.
      close: () => database.close().finally(unlock),
    };
  } catch (error) {
    await unlock();
    if (error instanceof UserFacingError) throw error;
    const advice = isDiskFull(error) || (await lacksFreeSpace(dataDir)) ? DISK_FULL_ADVICE : 'restore the directory from a copy, or choose another with UNO_DATA_DIR=…';
    throw new UserFacingError(`The database in ${dataDir} could not be opened (${reasonOf(error)}): ${advice}.`);
  }
}

/**
 * Opens the store, makes its tables, and locks the data directory of an embedded one.
 * @param afterBreak whether an embedded one broke (`Database.isBroken`): its files are then written to the disk again first
 * @throws {UserFacingError} with one sentence when it cannot be reached, written or locked
 */
export function openStore(config: StoreConfig, afterBreak = false): Promise<Database> {
  return config.databaseUrl === undefined ? openEmbedded(config.dataDir, prepareStore, afterBreak) : openPostgresStore(config.databaseUrl);
}

/**
 * Opens the embedded store without running its migrations, so that `npm run doctor` can examine it as it is.
 * @throws {UserFacingError} as `openStore` does
 */
export const openWithoutMigrations = ({ dataDir }: StoreConfig): Promise<Database> => openEmbedded(dataDir, async () => undefined);
