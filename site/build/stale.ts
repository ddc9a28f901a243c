import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { currentAnnouncement } from '../announcement.ts';
import { articlesFolder } from '../blog/articles.ts';
import { upcomingArticles } from '../blog/upcoming.ts';
import { buildVariables, readEnvironment } from '../environment.ts';
import { repository } from './folders.ts';

/** Everything that the build reads. Whole folders where possible, because a list of files could be incomplete. */
const SOURCES = ['company', 'tokens', 'packages', 'site', 'server', 'supabase/migrations', 'docs/owner-to-confirm.md', 'vite.plugins.ts', 'tsconfig.json', 'package-lock.json'];

/** Folders of generated files. */
const GENERATED_FOLDERS = new Set(['dist', 'dist-server', '.builds', '.cache', 'node_modules']);

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(join(repository, path)).catch(() => undefined);
  // Nothing is there: another company may have no list of what its owner confirms.
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(join(repository, path), { withFileTypes: true });
  const files = await Promise.all(entries.filter(({ name }) => !GENERATED_FOLDERS.has(name)).map(({ name }) => filesOf(`${path}/${name}`)));
  return files.flat();
}

/** The paths of all source files, from the repository. */
export const sourceFiles = async (): Promise<string[]> => (await Promise.all(SOURCES.map(filesOf))).flat().sort();

/**
 * A hash of the sources, the build settings, whether an announcement is shown, and which articles are left out until their date. Of files it includes path, size and
 * modification time.
 */
export async function sourcesState(): Promise<string> {
  const files = await Promise.all(
    (await sourceFiles()).map(async (file) => {
      const { size, mtimeMs } = await stat(join(repository, file));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  const state = [process.version, currentAnnouncement() !== null, upcomingArticles(articlesFolder()), buildVariables(readEnvironment()), files];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}
