/** The folder in which the applications are built. It is outside of the repository, so that they cannot import the sources by accident. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Packed } from '../pack.ts';
import { repository } from '../packages.ts';
import { run, runNpm } from '../run.ts';

const template = join(import.meta.dirname, 'applications');
const modules = 'node_modules';
const stamp = '.installed';

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The parts of a published package.json that the checks read. */
export interface Published {
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The package.json in a tarball. */
export const manifestIn = async ({ tarball }: Packed): Promise<Published> => JSON.parse(await run('tar', ['-xzOf', tarball, 'package/package.json']));

/** Unpacks a tarball where npm would install it. */
async function unpack({ name, tarball }: Packed, into: string): Promise<Published> {
  const home = join(into, modules, name);
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  return JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
}

/** Installs what the applications and the packages need, unless the same list has been installed before. */
async function install(folder: string, needed: Readonly<Record<string, string>>): Promise<void> {
  const list = JSON.parse(await readFile(join(template, 'package.json'), 'utf8'));
  const manifest = JSON.stringify({ ...list, dependencies: { ...list.dependencies, ...needed } }, null, 2);
  const wanted = short(`${manifest} ${process.platform} ${process.arch} ${process.versions.modules}`);
  const mark = join(folder, stamp);
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === wanted) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), manifest);
  await runNpm(['install', '--prefer-offline', '--no-package-lock', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], folder);
  await writeFile(mark, wanted);
}

/** Every entry of the packages that is a JavaScript module: `@uno/ui/Button`. */
export const entriesWithCode = (published: ReadonlyMap<string, Published>): string[] =>
  [...published].flatMap(([name, { exports }]) =>
    Object.entries(exports).flatMap(([subpath, target]) =>
      typeof target === 'object' && target !== null && 'default' in target && String(target.default).endsWith('.js') ? [name + subpath.slice(1)] : [],
    ),
  );

/** The source of a module that imports every entry with code, for a page that a server renders. */
function everyEntry(published: ReadonlyMap<string, Published>): string {
  const specifiers = entriesWithCode(published);
  return [
    ...specifiers.map((specifier, at) => `import * as entry${at} from '${specifier}';`),
    `export const names = [${specifiers.map((_, at) => `entry${at}`).join(', ')}].flatMap((entry) => Object.keys(entry));`,
  ].join('\n');
}

/**
 * Makes the folder: installs what the applications need, unpacks the tarballs, copies the applications.
 *
 * @returns the folder, absolute
 */
export async function prepareSandbox(packed: readonly Packed[]): Promise<string> {
  // One folder for each clone, so that parallel runs in two clones do not collide.
  const folder = join(tmpdir(), `uno-elsewhere-${short(repository)}`);
  const manifests = await Promise.all(packed.map(manifestIn));
  const own = new Set(packed.map(({ name }) => name));
  const needed = Object.fromEntries(manifests.flatMap(({ dependencies = {} }) => Object.entries(dependencies)).filter(([name]) => !own.has(name)));
  await install(folder, needed);
  // Removes everything from an earlier run except the installed packages.
  const kept = new Set([modules, 'package.json', stamp]);
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(join(folder, name), { recursive: true, force: true });
  const published = new Map<string, Published>();
  for (const one of packed) published.set(one.name, await unpack(one, folder));
  await cp(template, folder, { recursive: true, filter: (path) => path !== join(template, 'package.json') });
  await writeFile(join(folder, 'next/every-entry.js'), everyEntry(published));
  return folder;
}
