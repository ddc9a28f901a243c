/** The two packages that are published, as their workspaces describe them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

/** The part of a package.json that is read and written here. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  keywords: string[];
  type: string;
  sideEffects: string[];
  /** The commands of the package, by name. */
  bin?: Record<string, string>;
  /** The target `null` makes a folder internal, even if it matches a pattern. */
  exports: Record<string, string | null>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/** A path that a consumer may import, and its source. */
export interface Entry {
  /** As the exports map writes it: `./ServiceCard`. */
  readonly subpath: string;
  /** From the package's `src`: `ServiceCard/index.ts`. */
  readonly source: string;
}

/** A package of the workspace that is published. */
export interface Package {
  /** Where it is in the repository: `packages/ui`. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Where its sources are, absolute. */
  readonly source: string;
  /** The published package, absolute. */
  readonly dist: string;
  readonly entries: readonly Entry[];
  /** Files that are published unchanged: from a path of the workspace to a path of the package. */
  readonly copies: ReadonlyMap<string, string>;
}

export const SOURCE = './src/';

/** The entries of one line of the exports map; a pattern becomes one entry for each source that matches. */
function expand(folder: string, subpath: string, target: string | null): Entry[] {
  if (target === null) return [];
  if (!target.startsWith(SOURCE)) throw new Error(`${folder}/package.json exports ${target}, which is not in ${SOURCE}.`);
  const [before = '', after] = target.slice(SOURCE.length).split('*');
  if (after === undefined) return [{ subpath, source: before }];
  return globSync(`${before}*${after}`, { cwd: join(repository, folder, SOURCE) })
    .sort()
    .map((source) => ({ subpath: subpath.replace('*', source.slice(before.length, source.length - after.length)), source }));
}

/** Files that both packages contain: from a path of the repository to a path of the package. */
const sharedFiles: Readonly<Record<string, string>> = { 'packages/LICENSE': 'LICENSE' };

/** The public entries. Those with a lower-case name are internal unless `exports` names them. */
function entriesOf(folder: string, exports: Manifest['exports']): Entry[] {
  const entries = Object.entries(exports)
    .flatMap(([subpath, target]) => expand(folder, subpath, target))
    .filter(({ subpath }) => exports[subpath] !== null);
  const unnamed = entries.find(({ subpath }) => /^\.\/[a-z][^/]*$/.test(subpath) && !(subpath in exports) && !subpath.endsWith('.json'));
  if (unnamed !== undefined) throw new Error(`${folder}/package.json exports ${unnamed.subpath} by its pattern only. Name it there: with null if only components use it, with its file if it is public.`);
  return entries;
}

function packageIn(folder: string, copied: Readonly<Record<string, string>>): Package {
  const home = join(repository, folder);
  const manifest: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const copies = Object.entries(copied).flatMap(([pattern, to]) =>
    globSync(pattern, { cwd: home }).map((from) => [join(home, from), to + from.slice(from.lastIndexOf('/') + 1)] as const),
  );
  return {
    folder,
    manifest,
    source: join(home, SOURCE),
    dist: join(home, 'dist'),
    entries: entriesOf(folder, manifest.exports),
    copies: new Map([...copies, ...Object.entries(sharedFiles).map(([from, to]) => [join(repository, from), to] as const)]),
  };
}

/** The published packages, in dependency order. */
export const packages = (): { tokens: Package; ui: Package } => ({
  tokens: packageIn('tokens', {
    'README.md': '',
    'CHANGELOG.md': '',
    'guides/*.md': 'guides/',
    'fonts/*.LICENSE.txt': 'fonts/',
    'src/{*.tokens,*.resolver}.json': '',
    'src/tailwind.css': '',
    'src/themes/*.tokens.json': 'themes/',
  }),
  ui: packageIn('packages/ui', { 'README.md': '', 'CHANGELOG.md': '', 'CHANGELOG.fr.md': '', 'guides/*.md': 'guides/', '../../node_modules/lucide-react/LICENSE': 'lucide/' }),
});

/** Components have capitalised names; folders with lower-case names are helpers. */
export const componentsOf = ({ entries }: Package): string[] =>
  entries.map(({ subpath }) => subpath.slice('./'.length)).filter((name) => /^[A-Z]/.test(name));
