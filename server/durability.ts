import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Forces every file and directory below a directory to the disk. */
export async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) await sync(path);
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
 * next run, which begins after they asked. After a failure every later call fails too, because a
 * system that failed to write once may have lost earlier data.
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
