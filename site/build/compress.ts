import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheFolder, isBeingWritten, readOrMake } from './cache.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** The files to compress. Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/** Above this many files Brotli runs at its second-highest quality: 2 % more bytes in a third of the time. */
const MAX_AT_HIGHEST_QUALITY = 2000;

const formatsFor = (texts: number) => {
  const quality = texts > MAX_AT_HIGHEST_QUALITY ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;
  return [
    { ending: 'br', setting: quality, pack: (content: Buffer) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }) },
    { ending: 'gz', setting: constants.Z_BEST_COMPRESSION, pack: (content: Buffer) => gz(content, { level: constants.Z_BEST_COMPRESSION }) },
  ] as const;
};

/** As many as Node compresses in parallel; more would only use memory. */
const AT_ONCE = 4;

const compressedCache = join(cacheFolder, 'compressed');

/** Part of the cache's file names: another version may compress the same text to other bytes. */
const { brotli: brotliVersion, zlib: zlibVersion } = process.versions;

/**
 * Writes `.br` and `.gz` files beside every text file of a folder. Unchanged texts come from the cache, which keeps only
 * what the last build used.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const used = new Set<string>();
  const texts = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  const formats = formatsFor(texts.length);
  await Readable.from(texts).forEach(
    async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const hash = createHash('sha256').update(`${brotliVersion} ${zlibVersion}\n`).update(content).digest('hex');
      for (const { ending, setting, pack } of formats) {
        const name = `${hash}-${setting}.${ending}`;
        used.add(name);
        await writeFile(`${file}.${ending}`, await readOrMake(join(compressedCache, name), () => pack(content)));
      }
    },
    { concurrency: AT_ONCE },
  );
  for (const name of await readdir(compressedCache)) if (!used.has(name) && !(await isBeingWritten(join(compressedCache, name)))) await rm(join(compressedCache, name), { force: true });
}
