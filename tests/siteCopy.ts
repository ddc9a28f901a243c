import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { linkPackages } from '../scripts/linkPackages.ts';
import { root } from './steps/command.ts';

/** What the build needs of the repository. It also bundles the server, and copies the migrations. */
const PARTS = ['company', 'packages', 'server', 'site', 'supabase', 'tokens', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.plugins.ts'];

/** Generated folders, which a copy leaves out. */
const MADE = new Set(['dist', 'dist-server', '.builds', '.cache', 'node_modules']);

/**
 * Copies what the build needs, without its cache.
 *
 * @param more what is needed besides, from the repository
 */
export async function copyOfSite(more: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'uno-site-copy-'));
  for (const part of [...PARTS, ...more]) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  }
  await linkPackages(folder);
  /** Starts a build in a process group of its own. */
  const begin = () => {
    const child = spawn(process.execPath, ['site/build/build.ts'], { cwd: folder, detached: true });
    const begun = { child, output: '', group: child.pid ?? Number.NaN };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (begun.output += text));
    return begun;
  };
  return {
    folder,
    dist: join(folder, 'site/dist'),
    /** Starts a build, and kills all its processes once its output matches. */
    async buildUntil(said: RegExp): Promise<void> {
      const begun = begin();
      const ended = once(begun.child, 'close');
      for await (const _ of on(begun.child.stdout, 'data', { close: ['end'] })) {
        if (!said.test(begun.output)) continue;
        process.kill(-begun.group, 'SIGKILL');
        break;
      }
      await ended;
      if (begun.child.signalCode !== 'SIGKILL') throw new Error(`The build ended before it said ${said}:\n${begun.output}`);
    },
    /** Builds it. @returns what it printed */
    async build() {
      const begun = begin();
      const [code] = await once(begun.child, 'close');
      if (code !== 0) throw new Error(`The copy of the site could not be built:\n${begun.output}`);
      return begun.output.trim();
    },
    /** Replaces a text of one of its files. @throws when the file does not have it: then the caller must be corrected */
    async edit(path: string, found: string | RegExp, text: string): Promise<void> {
      const file = join(folder, path);
      const before = await readFile(file, 'utf8');
      const after = before.replace(found, () => text);
      if (after === before) throw new Error(`${path} has no ${found}: correct the test that replaces it.`);
      await writeFile(file, after);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A copy of the site, which a test may change and build. */
export type SiteCopy = Awaited<ReturnType<typeof copyOfSite>>;
