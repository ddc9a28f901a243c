import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserFacingError, reasonOf } from '../site/userFacingError.ts';

/** The locks that this process holds. Without this reference the garbage collector would close a connection and release its lock. */
const held = new Set<DatabaseSync>();

/** Another process holds the data directory. A server that starts or stops holds it for a moment, so a command may try again. */
export class StoreInUseError extends UserFacingError {}

/** SQLite's result code for “another connection holds a lock” (SQLITE_BUSY), without its extension. */
const BUSY = 5;

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;

/** Opens the lock file, which only its owner may open too. */
function openFile(path: string): DatabaseSync {
  const before = process.umask(0o177);
  try {
    return new DatabaseSync(path, { timeout: 0 });
  } finally {
    process.umask(before);
  }
}

/**
 * Takes the lock of a data directory. PGlite belongs to one process and takes no lock itself: two
 * processes would corrupt its files.
 *
 * The lock is an exclusive transaction of SQLite, which Node contains, on the empty file `lock`. So
 * the operating system keeps it (`fcntl`): it is taken in one step, released whenever the process
 * ends, and seen by other containers that share the directory on the same machine. This process must
 * not open the file a second time: closing it would release the lock (fcntl(2)).
 *
 * @param dataDir an existing directory
 * @returns a function that releases the lock
 * @throws {StoreInUseError} when another process holds it
 * @throws {UserFacingError} when the file system has no locks
 */
export async function lock(dataDir: string): Promise<() => Promise<void>> {
  let file: DatabaseSync | undefined;
  try {
    file = openFile(join(dataDir, 'lock'));
    // No journal file beside it, because nothing is ever written.
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file?.close();
    if (isBusy(error)) throw new StoreInUseError(`Another server is using ${dataDir}: stop it, or choose another directory with UNO_DATA_DIR=….`);
    throw new UserFacingError(`The data directory ${dataDir} cannot be locked (${reasonOf(error)}): choose one on a file system that has locks with UNO_DATA_DIR=….`);
  }
  const own = file;
  held.add(own);
  return async () => {
    if (held.delete(own)) own.close();
  };
}
