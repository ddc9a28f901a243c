import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The packages of this repository that are imported by name, and their folders. */
const packages: ReadonlyMap<string, string> = new Map(
  ['tokens', 'packages/ui', 'packages/drawings'].map((folder) => [`@uno/${folder.replace('packages/', '')}`, join(root, folder)]),
);

/** The `exports` of a package's `package.json`. In `./pages/*`, the `*` stands for a path. */
function entriesOf(folder: string): Readonly<Record<string, string | null>> {
  const { exports }: { exports: Record<string, string | null> } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return exports;
}

/** The file of an entry such as `@uno/ui/Button`; undefined for packages from elsewhere. */
function ownFile(name: string): string | undefined {
  const [scope, of, ...path] = name.split('/');
  const folder = packages.get(`${scope}/${of}`);
  if (folder === undefined) return undefined;
  const entry = ['.', ...path].join('/');
  for (const [key, target] of Object.entries(entriesOf(folder))) {
    const [before = '', after = ''] = key.split('*');
    const fits = key.includes('*') ? entry.startsWith(before) && entry.endsWith(after) && entry.length >= before.length + after.length : entry === key;
    if (fits && target !== null) return join(folder, target.replaceAll('*', entry.slice(before.length, entry.length - after.length)));
  }
  throw new Error(`${name} is no public entry of its package.`);
}

function follow(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  // Type imports are removed before the code runs.
  const code = readFileSync(file, 'utf8').replaceAll(/^import type [^;]+;$|typeof import\('[^']+'\)/gm, '');
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, path = '']) => path);
  for (const path of found(/(?:from|import|import\() ?'(\.[^']+\.(?:tsx?|css|json))'/g)) follow(join(dirname(file), path), seen);
  for (const name of found(/(?:from|import|import\() ?'(@uno\/[^']+)'/g)) {
    const own = ownFile(name);
    if (own !== undefined) follow(own, seen);
  }
  for (const pattern of found(/import\.meta\.glob<[^(]+>\('([^']+)'/g)) {
    for (const path of globSync(pattern, { cwd: dirname(file) })) follow(join(dirname(file), path), seen);
  }
  return seen;
}

/** The files that an entry (`site/src/loader.ts`) imports, directly or not: by path, package entry or glob. */
export const importedBy = (entry: string): string[] => [...follow(join(root, entry), new Set())].map((file) => relative(root, file));
