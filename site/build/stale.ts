import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { standing } from '../announcement.ts';
import { dist, repository } from './folders.ts';

/** Where everything stands that the build reads. Whole folders: a list of files forgets one. */
const SOURCES = ['tokens', 'packages/ui/src', 'site', 'vite.plugins.ts', 'package-lock.json'];

/** What is made of the sources. */
const MADE = new Set(['dist', 'dist-server', '.cache', 'node_modules']);

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(join(repository, path))).isFile()) return [path];
  const entries = await readdir(join(repository, path), { withFileTypes: true });
  const files = await Promise.all(entries.filter(({ name }) => !MADE.has(name)).map(({ name }) => filesOf(`${path}/${name}`)));
  return files.flat();
}

/** Every file that the built site is made of, by its path from the repository. */
export const sources = async (): Promise<string[]> => (await Promise.all(SOURCES.map(filesOf))).flat().sort();

/** The articles of the blog: data that no bundle holds. */
const ARTICLE = /^site\/content\/blog\/[^/]+\.md$/;

/**
 * One hash for the present state of the sources and of the settings that the build reads, and for whether an announcement still stands.
 *
 * @param what all sources, or all but the articles
 */
export async function sourcesHash(what: 'all' | 'code' = 'all'): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const file of await sources()) {
    if (what === 'code' && ARTICLE.test(file)) continue;
    const { size, mtimeMs } = await stat(join(repository, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  hash.update(String(standing() !== null));
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.sort(([one], [other]) => one.localeCompare(other))));
  return hash.digest('hex');
}

const stamp = join(dist, '.built');

/** Whether the built site is that of these sources. */
export const isBuilt = async (hash: string): Promise<boolean> =>
  (await readFile(stamp, 'utf8').catch(() => '')) === hash;

/** Notes of which sources the built site was made. */
export const markBuilt = (hash: string): Promise<void> => writeFile(stamp, hash);

/** To be called before anything of the built site is changed: until it is built again it is that of no sources. */
export const unmarkBuilt = (): Promise<void> => rm(stamp, { force: true });
