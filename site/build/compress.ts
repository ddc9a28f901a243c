import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** What compresses; typefaces and pictures already are. */
const TEXT = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text of a folder, at the highest setting: it is done once. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    texts.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
      await Promise.all([
        brotli(content, options).then((data) => writeFile(`${file}.br`, data)),
        gz(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
      ]);
    }),
  );
}
