import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { standing } from '../announcement.ts';
import { buildVariables, readEnvironment } from '../environment.ts';
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

/** The state of the sources, of the settings that the build reads, and of whether an announcement still stands: one hash of all that, and one that leaves out the articles. */
export interface SourcesState {
  readonly all: string;
  readonly code: string;
}

/** The present state. Files are told apart by their sizes and the times of their last change. */
export async function sourcesState(): Promise<SourcesState> {
  const files = await Promise.all(
    (await sources()).map(async (file) => {
      const { size, mtimeMs } = await stat(join(repository, file));
      return { file, line: `${file} ${size} ${mtimeMs}` };
    }),
  );
  const rest = [process.version, standing() !== null, buildVariables(readEnvironment())];
  const stateOf = (of: typeof files) => createHash('sha256').update(JSON.stringify([rest, of.map(({ line }) => line)])).digest('hex');
  return { all: stateOf(files), code: stateOf(files.filter(({ file }) => !ARTICLE.test(file))) };
}

const stamp = join(dist, '.built');

/** Whether the built site is that of these sources. */
export const isBuilt = async ({ all }: SourcesState): Promise<boolean> =>
  (await readFile(stamp, 'utf8').catch(() => '')) === all;

/** Notes of which sources the built site was made. */
export const markBuilt = ({ all }: SourcesState): Promise<void> => writeFile(stamp, all);

/** To be called before anything of the built site is changed: until it is built again it is that of no sources. */
export const unmarkBuilt = (): Promise<void> => rm(stamp, { force: true });
