import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readOrMake, cacheFolder } from './cache.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** What compresses; typefaces and pictures already are. */
const TEXT = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/** Up to so many texts are packed at Brotli’s highest setting. More are at the one below: 2 % more bytes in a third of the time. */
const FEW = 2000;

const formatsFor = (texts: number) => {
  const quality = texts > FEW ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;
  return [
    { ending: 'br', setting: quality, pack: (content: Buffer) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }) },
    { ending: 'gz', setting: constants.Z_BEST_COMPRESSION, pack: (content: Buffer) => gz(content, { level: constants.Z_BEST_COMPRESSION }) },
  ] as const;
};

/** As many as Node compresses side by side; more would only be held in memory. */
const AT_ONCE = 4;

const kept = join(cacheFolder, 'compressed');

/** In the names of the cache: another version may pack the same text into other bytes. */
const { brotli: brotliVersion, zlib: zlibVersion } = process.versions;

/**
 * Writes `.br` and `.gz` beside every text of a folder. A text that the build before compressed is taken from the cache,
 * which keeps what the last build needed.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const used = new Set<string>();
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const formats = formatsFor(texts.length);
  await Readable.from(texts).forEach(
    async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const hash = createHash('sha256').update(`${brotliVersion} ${zlibVersion}\n`).update(content).digest('hex');
      for (const { ending, setting, pack } of formats) {
        const name = `${hash}-${setting}.${ending}`;
        used.add(name);
        await writeFile(`${file}.${ending}`, await readOrMake(join(kept, name), () => pack(content)));
      }
    },
    { concurrency: AT_ONCE },
  );
  for (const name of await readdir(kept)) if (!used.has(name)) await rm(join(kept, name), { force: true });
}
