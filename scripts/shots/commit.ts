/** Builds the site of another commit, once, in a folder of its own. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { buildVariables, readEnvironment } from '../../site/environment.ts';
import { linkPackages } from '../linkPackages.ts';
import type { PageEntry } from './subjects.ts';
import { isRecord } from '../../site/isRecord.ts';

const repository = join(import.meta.dirname, '../..');
const cache = join(repository, '.cache/shots');

const execute = promisify(execFile);

/** Runs a program and returns its output. */
const run = async (program: string, args: readonly string[], cwd = repository): Promise<string> =>
  (await execute(program, args, { cwd, maxBuffer: 2 ** 28, env: { ...readEnvironment(), NO_COLOR: '1' } })).stdout.trim();

/** A commit's built site and its pages. */
export interface BuiltCommit {
  /** The full hash of the commit. */
  readonly sha: string;
  readonly dist: string;
  /** Its route table, without states: the states of a page come from the working tree. */
  readonly pages: readonly Pick<PageEntry, 'name' | 'path'>[];
}

/**
 * The hash of the commit that a ref names.
 *
 * @throws when there is none
 */
export async function resolveCommit(ref: string): Promise<string> {
  try {
    return await run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  } catch {
    throw new Error(`--against ${ref} is not a commit of this repository: name a branch, a tag or a commit (git log --oneline), or fetch it first.`);
  }
}

/** The packages of a lockfile, or of npm's record of what it installed. */
function packagesIn(json: string): Record<string, Record<string, unknown>> {
  const parsed: unknown = JSON.parse(json);
  const packages = isRecord(parsed) && isRecord(parsed['packages']) ? parsed['packages'] : {};
  return Object.fromEntries(Object.entries(packages).filter((pair): pair is [string, Record<string, unknown>] => isRecord(pair[1])));
}

/** Whether the installed packages match a lockfile, by the rule of `scripts/bootstrap.mjs`. */
export function isSatisfiedBy(installed: string, lockfile: string): boolean {
  const there = packagesIn(installed);
  return Object.entries(packagesIn(lockfile)).every(([path, wanted]) => {
    if (path === '' || wanted['optional'] || wanted['devOptional'] || wanted['link']) return true;
    return there[path]?.['version'] === wanted['version'];
  });
}

const exists = (path: string): Promise<boolean> => access(path).then(
  () => true,
  () => false,
);

/** The line of a failed program's output that names the error. */
function errorLine(error: unknown): string {
  const streams = isRecord(error) ? [error['stderr'], error['stdout'], error['message']] : [error];
  const lines = streams.flatMap((said) => (typeof said === 'string' ? stripVTControlCharacters(said).split('\n') : [])).map((line) => line.trim());
  return lines.find((line) => /\berror\b/i.test(line)) ?? lines.find((line) => line !== '') ?? 'no reason was given';
}

/** A hash of the settings that a build reads, because another origin or telephone gives another site. */
const settingsHash = (): string => createHash('sha256').update(JSON.stringify(buildVariables(readEnvironment()))).digest('hex').slice(0, 8);

const isPages = (value: unknown): value is Pick<PageEntry, 'name' | 'path'>[] =>
  Array.isArray(value) && value.every((page: unknown) => isRecord(page) && typeof page['name'] === 'string' && typeof page['path'] === 'string');

/**
 * Builds the site of a commit, unless that has been done. It extracts the commit's files into a folder of its own, and builds
 * with this tree's packages if they match the commit's lockfile, else with the commit's own.
 *
 * @param say is called with a line before each slow step
 * @throws when it can't be built
 */
export async function buildCommit(sha: string, say: (line: string) => void): Promise<BuiltCommit> {
  const name = `${sha.slice(0, 12)}-${settingsHash()}`;
  const folder = join(cache, name);
  const dist = join(folder, 'dist');
  const table = join(folder, 'pages.json');
  if (!(await exists(table))) {
    const tree = join(cache, `${name}.tree`);
    await rm(tree, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
    await mkdir(tree, { recursive: true });
    try {
      const archive = join(cache, `${name}.tar`);
      await run('git', ['archive', '--format=tar', `--output=${archive}`, sha]);
      await run('tar', ['-xf', archive, '-C', tree]);
      await rm(archive);
      const [installed, lockfile] = await Promise.all(
        [join(repository, 'node_modules/.package-lock.json'), join(tree, 'package-lock.json')].map((file) => readFile(file, 'utf8').catch(() => '{}')),
      );
      const canLink = isSatisfiedBy(installed ?? '{}', lockfile ?? '{}');
      say(`Building ${sha.slice(0, 7)}${canLink ? '' : ', with its own packages'}…`);
      if (canLink) await linkPackages(tree);
      else await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], tree);
      await run(process.execPath, ['site/build/build.ts'], tree);
      const pages = await run(process.execPath, ['--input-type=module', '--eval', "console.log(JSON.stringify((await import('./site/routes.ts')).routes))"], tree);
      await mkdir(folder, { recursive: true });
      // In recent commits `site/dist` is a link to a folder.
      await rename(await realpath(join(tree, 'site/dist')), dist);
      // Written last, so that an interrupted build starts again.
      await writeFile(table, pages);
    } catch (error) {
      throw new Error(`${sha.slice(0, 7)} could not be built (${errorLine(error)}): compare with a commit that builds.`, { cause: error });
    } finally {
      await rm(tree, { recursive: true, force: true });
    }
  }
  const pages: unknown = JSON.parse(await readFile(table, 'utf8'));
  if (!isPages(pages)) throw new Error(`The pages of ${sha.slice(0, 7)} can’t be read: remove ${folder}, then run this again.`);
  return { sha, dist, pages: pages.map(({ name, path }) => ({ name, path })) };
}
