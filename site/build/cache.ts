import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The cache of files that are slow to make: pictures and compressed texts. File names are hashes of the inputs. */
export const cacheFolder = join(import.meta.dirname, '../.cache');

/** Reads a file of the cache. If it does not exist, makes and stores it. */
export async function readOrMake(file: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return known;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Written under another name and renamed, because two builds may run at once.
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, made);
  await rename(temporary, file);
  return made;
}

/** After this many ms a temporary file belongs to a build that was stopped. */
const MAX_WRITING_MS = 60 * 60 * 1000;

/** Whether a file of the cache is a temporary one, which another build may be about to rename. */
export async function isBeingWritten(file: string): Promise<boolean> {
  if (!/\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(file)) return false;
  const written = await stat(file).catch(() => undefined);
  return written !== undefined && Date.now() - written.mtimeMs < MAX_WRITING_MS;
}
