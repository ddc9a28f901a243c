import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteAnnouncement } from '../site/announcement.ts';
import { linkPackages } from '../scripts/linkPackages.ts';
import { root } from './steps/command.ts';
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

/** A copy of the site, which a test may change and build. */
export interface SiteCopy {
  readonly folder: string;
  readonly dist: string;
  /** @param environment variables added to this process’s own */
  build(environment?: Readonly<Record<string, string>>): Promise<BuildResult>;
  /** Starts a build, and kills all its processes once its output matches. */
  buildUntil(said: RegExp): Promise<void>;
  /** Runs JavaScript in the copy. @returns what it prints */
  run(program: string): Promise<string>;
  /** Puts an announcement on every page, from the next build on, as CONTRIBUTING.md explains. */
  announce(announcement: SiteAnnouncement): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of the site with a set of sample pages. */
export interface SampleSite extends Omit<SiteCopy, 'build' | 'buildUntil' | 'folder' | 'run'> {
  /** Builds it. @param edited the address whose page is changed first */
  build(edited?: string): Promise<BuildResult>;
}

/** A build's time and memory, as text. */
export const buildFigures = ({ seconds, megabytes }: BuildResult): string => `${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB at most`;

const execute = promisify(execFile);

/**
 * Copies what the build needs, without its cache.
 *
 * @param more what is needed besides, from the repository
 */
export async function copyOfSite(more: readonly string[] = []): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'uno-addresses-'));
  for (const part of [...PARTS, ...more]) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  }
  await linkPackages(folder);
  const begin = (environment: Readonly<Record<string, string>> = {}) =>
    spawn(process.execPath, ['site/build/build.ts'], { cwd: folder, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  return {
    folder,
    dist: join(folder, 'site/dist'),
    async buildUntil(said) {
      const child = begin();
      let output = '';
      child.stderr.on('data', (text: Buffer) => void (output += text.toString()));
      for await (const text of child.stdout.setEncoding('utf8')) {
        output += text;
        // The process group, since it was started detached.
        if (said.test(output) && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      }
      if (child.exitCode === null) await once(child, 'exit');
      if (child.signalCode !== 'SIGKILL') throw new Error(`The build ended before it said ${said}:\n${output}`);
    },
    async build(environment = {}) {
      const from = performance.now();
      const child = begin(environment);
      const memory = child.pid === undefined ? () => 0 : watchMemory(child.pid);
      let output = '';
      const collect = (text: Buffer) => void (output += text.toString());
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      await once(child, 'close');
      const megabytes = memory();
      if (child.exitCode !== 0) throw new Error(`The copy of the site could not be built:\n${output}`);
      return { seconds: (performance.now() - from) / 1000, megabytes, output: output.trim() };
    },
    run: async (text) => (await execute(process.execPath, ['--input-type=module', '--eval', text], { cwd: folder })).stdout,
    async announce(announcement) {
      const file = join(folder, 'site/announcement.ts');
      const before = await readFile(file, 'utf8');
      const after = before.replace(/const announcement: SiteAnnouncement \| null = [^]*?;\n/, () => `const announcement: SiteAnnouncement | null = ${JSON.stringify(announcement)};\n`);
      if (!after.includes(announcement.text['fr-CA'])) throw new Error('tests/siteCopy.ts finds no “const announcement” in site/announcement.ts: correct the pattern in tests/siteCopy.ts.');
      await writeFile(file, after);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Copies the site and adds a page with so many addresses: one folder, and one entry of the route table. */
export async function copyWithSamplePages(count: number): Promise<SampleSite> {
  const { folder, dist, build, announce, remove } = await copyOfSite();
  const routes = join(folder, 'site/routes.ts');
  const table = await readFile(routes, 'utf8');
  const added = table.replace('const allRoutes = [', (start) => `${start}\n  ${SAMPLE_ROUTE}`);
  if (added === table) throw new Error('tests/siteCopy.ts finds no “const allRoutes = [” in site/routes.ts: correct the text in tests/siteCopy.ts.');
  await writeFile(routes, added);
  const page = join(folder, 'site/src/pages/sample');
  await mkdir(page);
  return {
    dist,
    async build(edited) {
      for (const [name, content] of Object.entries(sampleFiles(count, edited))) await writeFile(join(page, name), content);
      return build();
    },
    announce,
    remove,
  };
}
