import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached, cacheFolder } from './cache.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** What compresses; typefaces and pictures already are. */
const TEXT = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/** Both at the highest setting: it is done once. */
const formats = [
  { ending: 'br', pack: (content: Buffer) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }) },
  { ending: 'gz', pack: (content: Buffer) => gz(content, { level: 9 }) },
] as const;

/** As many as Node compresses side by side; more would only be held in memory. */
const AT_ONCE = 4;

const kept = join(cacheFolder, 'compressed');

/** In the names of the cache: another version may pack the same text into other bytes. */
const { brotli: brotliVersion, zlib: zlibVersion } = process.versions;

/**
 * Writes `.br` and `.gz` beside every text of a folder. A text that the build before compressed is taken from its cache,
 * which keeps what this build needed and no more.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const used = new Set<string>();
  await Readable.from(entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))).forEach(
    async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const hash = createHash('sha256').update(`${brotliVersion} ${zlibVersion}\n`).update(content).digest('hex');
      for (const { ending, pack } of formats) {
        const name = `${hash}.${ending}`;
        used.add(name);
        await writeFile(`${file}.${ending}`, await cached(join(kept, name), () => pack(content)));
      }
    },
    { concurrency: AT_ONCE },
  );
  for (const name of await readdir(kept)) if (!used.has(name)) await rm(join(kept, name), { force: true });
}
