import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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
