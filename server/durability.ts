import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const CHUNK_BYTES = 1024 * 1024;

/** Writes the content of a file over itself, in place. */
async function rewrite(file: FileHandle): Promise<void> {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  for (let position = 0; ; ) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
    if (bytesRead === 0) return;
    await file.write(chunk, 0, bytesRead, position);
    position += bytesRead;
  }
}

/**
 * Forces a file or a directory to the disk.
 * @param rewritten whether a file is written again first. After a failed `fsync` the system takes data that it could not
 *   write for written, and the next `fsync` would succeed without it
 */
async function sync(path: string, rewritten = false): Promise<void> {
  const file = await open(path, rewritten ? 'r+' : 'r');
  try {
    if (rewritten) await rewrite(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Forces every file and directory below a directory to the disk.
 * @param rewritten whether the files are written again first, because an earlier `fsync` failed
 */
export async function syncTree(directory: string, rewritten = false): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await syncTree(path, rewritten);
    else if (entry.isFile()) await sync(path, rewritten);
  }
  await sync(directory);
}

/**
 * Forces the write-ahead log of a PostgreSQL data directory to the disk.
 * @returns how many segments the log has (16 MB each)
 */
export async function syncLog(dataDirectory: string): Promise<number> {
  const log = join(dataDirectory, 'pg_wal');
  const segments = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  // Syncing a segment without changes costs nothing; usually only the last one has changes.
  for (const segment of segments) await sync(join(log, segment));
  await sync(log);
  return segments.length;
}

/**
 * Shares the runs of `work` between callers ("group commit"): all callers that ask during a run share the
 * next run, which begins after they asked. After a failure every later call fails too, because a system that failed to
 * write once may have lost earlier data: the store must be opened again (`store.ts`).
 */
export function coalesceCalls<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const run = work();
      running = run;
      return run;
    });
    return next;
  };
}
