import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { SiteAnnouncement } from '../site/announcement.ts';
import { linkPackages } from '../scripts/linkPackages.ts';
import { nodeIn, root } from './steps/command.ts';
import { watchMemory } from './addresses/memory.ts';
import { SAMPLE_ROUTE, sampleFiles } from './addresses/samples.ts';

/** What the build needs of the repository. */
const PARTS = ['packages', 'site', 'tokens', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.plugins.ts'];

/** Generated folders, which a copy leaves out. */
const MADE = new Set(['dist', 'dist-server', '.builds', '.cache', 'node_modules']);

/** How a build went. */
export interface BuildResult {
  readonly seconds: number;
  /** The most memory that its processes held together, in MB. */
  readonly megabytes: number;
  /** What it printed. */
  readonly output: string;
}

/** A build's time and memory, as text. */
export const buildFigures = ({ seconds, megabytes }: BuildResult): string => `${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB at most`;

/**
 * Copies what the build needs, without its cache.
 *
 * @param more what is needed besides, from the repository
 */
export async function copyOfSite(more: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'uno-addresses-'));
  for (const part of [...PARTS, ...more]) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  }
  await linkPackages(folder);
  /** Starts a build in a process group of its own. */
  const begin = (environment: Readonly<Record<string, string>> = {}) => {
    const child = spawn(process.execPath, ['site/build/build.ts'], { cwd: folder, env: { ...process.env, ...environment }, detached: true });
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
    /** @param environment variables added to this process’s own */
    async build(environment?: Readonly<Record<string, string>>): Promise<BuildResult> {
      const from = performance.now();
      const begun = begin(environment);
      const memory = watchMemory(begun.group);
      const [code] = await once(begun.child, 'close');
      const megabytes = memory();
      if (code !== 0) throw new Error(`The copy of the site could not be built:\n${begun.output}`);
      return { seconds: (performance.now() - from) / 1000, megabytes, output: begun.output.trim() };
    },
    /** Runs JavaScript in the copy. @returns what it prints */
    run: (program: string) => nodeIn(folder, ['--input-type=module', '--eval', program]),
    /** Puts an announcement on every page, from the next build on, as CONTRIBUTING.md explains. */
    async announce(announcement: SiteAnnouncement): Promise<void> {
      const file = join(folder, 'site/announcement.ts');
      const before = await readFile(file, 'utf8');
      const after = before.replace(/const announcement: SiteAnnouncement \| null = [^]*?;\n/, () => `const announcement: SiteAnnouncement | null = ${JSON.stringify(announcement)};\n`);
      if (!after.includes(announcement.text['fr-CA'])) throw new Error('tests/siteCopy.ts finds no “const announcement” in site/announcement.ts: correct the pattern in tests/siteCopy.ts.');
      await writeFile(file, after);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A copy of the site, which a test may change and build. */
export type SiteCopy = Awaited<ReturnType<typeof copyOfSite>>;

/** Copies the site and adds a page with so many addresses: one folder, and one entry of the route table. */
export async function copyWithSamplePages(count: number) {
  const copy = await copyOfSite();
  const routes = join(copy.folder, 'site/routes.ts');
  const table = await readFile(routes, 'utf8');
  const added = table.replace('const allRoutes = [', (start) => `${start}\n  ${SAMPLE_ROUTE}`);
  if (added === table) throw new Error('tests/siteCopy.ts finds no “const allRoutes = [” in site/routes.ts: correct the text in tests/siteCopy.ts.');
  await writeFile(routes, added);
  const page = join(copy.folder, 'site/src/pages/sample');
  await mkdir(page);
  return {
    ...copy,
    /** Builds it. @param edited the address whose page is changed first */
    async build(edited?: string) {
      for (const [name, content] of Object.entries(sampleFiles(count, edited))) await writeFile(join(page, name), content);
      return copy.build();
    },
  };
}
