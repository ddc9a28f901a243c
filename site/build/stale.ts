import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/** What the built site is made of. */
const SOURCES = [
  'tokens/src',
  'tokens/fonts',
  'packages/ui/src',
  'site/content',
  'site/src',
  'site/drawings',
  'site/build',
  'site/business.ts',
  'site/manifest.ts',
  'site/navigation.ts',
  'site/pictures.ts',
  'site/redirects.ts',
  'site/routes.ts',
  'site/server/headers.ts',
  'vite.plugins.ts',
  'package-lock.json',
];

async function filesOf(path: string): Promise<string[]> {
  const full = join(repository, path);
  const info = await stat(full).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [path];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(repository.length + 1));
}

/** One text for the present state of the sources and of the settings that the build reads. */
export async function fingerprint(): Promise<string> {
  const files = (await Promise.all(SOURCES.map(filesOf))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = await stat(join(repository, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.sort(([one], [other]) => one.localeCompare(other))));
  return hash.digest('hex');
}

const stamp = join(repository, 'site/dist/.built');

/** Whether the built site is that of a fingerprint. */
export const isBuilt = async (print: string): Promise<boolean> =>
  (await readFile(stamp, 'utf8').catch(() => '')) === print;

/** Notes what the built site was made of. */
export const markBuilt = (print: string): Promise<void> => writeFile(stamp, print);
