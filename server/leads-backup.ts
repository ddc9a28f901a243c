import { createWriteStream, existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type BackupEncryption, encryptionTo, readIdentities } from './backup-encryption.ts';
import { type BackupFacts, headerLine, readBackup, type RowCounts, rowLine, withTrailer } from './backup-file.ts';
import { storeOfRunningServer } from './backup-socket.ts';
import { BATCH_SIZE, type BackupStore, backupStoreOf } from './backup-store.ts';
import { commandOf } from './command-names.ts';
import type { StoreConfig } from './config.ts';
import { openStore } from './database.ts';
import { isDiskFull } from './disk-full.ts';
import { UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { TABLE_NAMES } from './store-probe.ts';
import { runOnEmbeddedStore, runOnPostgres } from './store-task.ts';
import type { Table } from './tables.ts';

const countText = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const countsText = ({ quote_requests, contact_messages }: RowCounts) => `${countText(quote_requests, 'quote request')} and ${countText(contact_messages, 'contact message')}`;

function readId(row: string): string {
  const parsed: unknown = JSON.parse(row);
  const id: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'id') : undefined;
  if (typeof id !== 'string') throw new Error('the store returned a row without an id');
  return id;
}

async function* linesOf(store: BackupStore, facts: BackupFacts): AsyncGenerator<string> {
  yield headerLine(facts, new Date().toISOString());
  for (const table of TABLE_NAMES) {
    let after: string | undefined;
    for (;;) {
      const rows = await store.page(table, after);
      for (const row of rows) yield rowLine(table, row);
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH_SIZE) break;
      after = readId(last);
    }
  }
}

/** Writes a backup to a temporary file, reads it back, then renames it: a file with the final name is complete. */
async function writeBackup(file: string, store: BackupStore, encryption: BackupEncryption | undefined): Promise<RowCounts> {
  const unfinished = `${file}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    const lines = withTrailer(linesOf(store, await store.facts()));
    const output = () => createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    if (encryption === undefined) await pipeline(lines, createGzip(), output());
    else {
      const packed = createGzip();
      const packing = pipeline(lines, packed);
      await Promise.all([packing, encryption.encrypt(packed).then((encrypted) => pipeline(encrypted, output()))]);
    }
    const { rows } = await readBackup(unfinished, encryption === undefined ? [] : [encryption.identity]);
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    if (error instanceof UserFacingError) throw error;
    const advice = isDiskFull(error) ? 'make room on that disk, or choose another file' : 'check that its folder is there and that you may write to it, then run this again';
    throw new UserFacingError(`${file} could not be written (${reasonOf(error)}): the store is as it was. ${advice.replace(/^./, (first) => first.toUpperCase())}.`);
  }
}

/**
 * Writes every stored lead and the limits into a file that only its owner can read (mode 0600). Works while a server runs.
 * @param recipient a public key of age: the backup is encrypted to it, and `.age` is added to the name of the file
 * @returns the sentence that the command prints
 */
export async function backUpLeads(config: StoreConfig, named: string, recipient?: string): Promise<string> {
  const encryption = recipient?.trim() ? await encryptionTo(recipient) : undefined;
  const file = encryption === undefined || named.endsWith('.age') ? named : `${named}.age`;
  if (existsSync(file)) throw new UserFacingError(`${file} exists already: nothing was written. Choose another name.`);
  const writeFrom = (store: BackupStore) => writeBackup(file, store, encryption);
  const task = {
    viaServer: async (dataDir: string) => {
      const store = await storeOfRunningServer(dataDir);
      return store && writeFrom(store);
    },
    onDatabase: (database: Parameters<typeof backupStoreOf>[0]) => writeFrom(backupStoreOf(database)),
    empty: null,
  };
  const rows = await (config.databaseUrl === undefined ? runOnEmbeddedStore<RowCounts | null>(config, task) : runOnPostgres<RowCounts | null>(config.databaseUrl, task));
  if (rows === null) throw new UserFacingError('There is no store yet, so there is nothing to back up.');
  return `${file}: ${countsText(rows)}, written and read back (${Math.ceil(statSync(file).size / 1000)} kB). ${encryption === undefined ? 'It holds personal information and is not encrypted: keep it where only you can read it.' : 'It is encrypted: only the key of UNO_BACKUP_RECIPIENT opens it.'}\n`;
}

/** What a restore has done so far. */
interface RestoreProgress {
  readonly stored: Record<Table, number>;
  readonly leftOut: Record<Table, number>;
  notifications: number;
}

/** A backup file, and the keys that may open it. */
interface BackupSource {
  readonly file: string;
  readonly identities: readonly string[];
}

/** Restores the rows of a backup into a store, batch by batch. */
async function restoreInto({ file, identities }: BackupSource, store: BackupStore, columns: BackupFacts['columns'], progress: RestoreProgress): Promise<void> {
  let batch: string[] = [];
  let table: Table = 'quote_requests';
  const flush = async () => {
    if (batch.length > 0) {
      const { stored, forgotten, notifications } = await store.restore(table, columns[table], batch);
      progress.stored[table] += stored;
      progress.leftOut[table] += forgotten;
      progress.notifications += notifications;
    }
    batch = [];
  };
  await readBackup(file, identities, async (next) => {
    if (next.table !== table || batch.length === BATCH_SIZE) await flush();
    ({ table } = next);
    batch.push(next.row);
  });
  await flush();
}

async function restoreBackup(source: BackupSource, store: BackupStore): Promise<string> {
  const { file, identities } = source;
  // The whole file is read and checked before anything is stored.
  const { facts, made, rows } = await readBackup(file, identities);
  const own = await store.facts();
  const missing = TABLE_NAMES.flatMap((table) => facts.columns[table].filter((column) => !own.columns[table].includes(column)));
  if (facts.migration > own.migration || missing.length > 0) {
    throw new UserFacingError(`${file} was made by a newer version of the site (migration ${facts.migration}, this store has ${own.migration}): nothing was restored. Update this site, start it once, then restore.`);
  }
  const progress: RestoreProgress = { stored: { quote_requests: 0, contact_messages: 0 }, leftOut: { quote_requests: 0, contact_messages: 0 }, notifications: 0 };
  const { stored, leftOut } = progress;
  try {
    const taken = await store.restoreSettings(facts.settings);
    const deleted = await store.forget(facts.forgotten ?? []);
    await restoreInto(source, store, facts.columns, progress);
    const skippedOf = (table: Table) => rows[table] - stored[table] - leftOut[table];
    const skipped = { quote_requests: skippedOf('quote_requests'), contact_messages: skippedOf('contact_messages') };
    const isNone = ({ quote_requests, contact_messages }: RowCounts) => quote_requests + contact_messages === 0;
    const sentences = [
      ...(isNone(leftOut) ? [] : [`${countsText(leftOut)} were left out, because their senders were forgotten since.`]),
      ...(isNone(deleted) ? [] : [`${countsText(deleted)} of this store were deleted: the backup says that their senders were forgotten.`]),
      ...(progress.notifications === 0 ? [] : [`${countText(progress.notifications, 'notification')} to you that waited when it was made will be sent.`]),
    ];
    return `${file}, made ${made}: ${countsText(stored)} restored. ${countsText(skipped)} were already there and were left as they are. ${sentences.map((sentence) => `${sentence} `).join('')}The limits of the forms ${taken ? 'were restored' : 'are still those of this store, because it already held leads'}.\n`;
  } catch (error) {
    const advice = isDiskFull(error) ? 'Make room on the disk of the store' : `Fix that (${commandOf('doctor')} says what is wrong)`;
    throw new UserFacingError(`${file} could not be fully restored (${reasonOf(error)}): ${countsText(stored)} of it are stored. ${advice}, then run this again: leads that are already stored are left as they are.`);
  }
}

/**
 * Restores a backup with every column unchanged. It skips leads whose id exists already, and the rate limit does not count
 * the restored ones. It leaves out the leads of people who were forgotten since, queues the notifications to the owner
 * that waited, creates the store if there is none, and works while a server runs.
 * @param identity a file with the key that opens an encrypted backup
 * @returns the sentence that the command prints
 */
export async function restoreLeads(config: StoreConfig, file: string, identity?: string): Promise<string> {
  const source = { file, identities: identity === undefined ? [] : readIdentities(identity) };
  const restoreDirectly = async () => {
    const database = await openStore(config);
    try {
      return await restoreBackup(source, backupStoreOf(database));
    } finally {
      await database.close();
    }
  };
  // Checked first, so that a wrong file does not create an empty store.
  await readBackup(file, source.identities);
  if (config.databaseUrl !== undefined) return restoreDirectly();
  const restored = await runOnEmbeddedStore<string | null>(config, {
    viaServer: async (dataDir) => {
      const store = await storeOfRunningServer(dataDir);
      return store && restoreBackup(source, store);
    },
    onDatabase: (database) => restoreBackup(source, backupStoreOf(database)),
    empty: null,
  });
  return restored ?? restoreDirectly();
}
