/** Writes the published package.json: the workspace's, with built files instead of sources. */
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltEntry, stem } from './library.ts';
import { type Package, SOURCE } from './packages.ts';
import { publication } from './publication.ts';

/** An import of a package. */
const PACKAGE = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^'"]*)?['"]/g;

/** The packages that the published code and its types import. */
async function importedIn(dist: string): Promise<Set<string>> {
  const files = globSync('**/*.{js,d.ts}', { cwd: dist });
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const code = texts.map((text) => text.replaceAll(/\/\*[^]*?\*\//g, ''));
  return new Set(code.flatMap((text) => [...text.matchAll(PACKAGE)].flatMap(([, name]) => (name === undefined ? [] : [name]))));
}

/** The target of an entry. An entry without exports points at its sheet: a bundler may drop a module that exports nothing. */
function targetOf({ source, names, sheets }: BuiltEntry): { types: string; default: string } {
  const [sheet, ...more] = names.length === 0 ? sheets : [];
  if (more.length > 0) throw new Error(`${source} has only styles, but several sheets: ${sheets.join(', ')}.`);
  return { types: `./${stem(source)}.d.ts`, default: `./${sheet ?? `${stem(source)}.js`}` };
}

/**
 * Writes `dist/package.json`.
 *
 * @throws Error when the code imports a package that the workspace does not declare
 */
export async function writeManifest({ folder, manifest, dist, entries }: Package, built: readonly BuiltEntry[]): Promise<void> {
  const { name, version, description, keywords, type, bin, dependencies, peerDependencies = {}, peerDependenciesMeta } = manifest;
  const imported = await importedIn(dist);
  const undeclared = [...imported].filter((one) => one !== name && !(one in dependencies) && !(one in peerDependencies));
  if (undeclared.length > 0) throw new Error(`${name} imports ${undeclared.join(', ')}: declare it in the package.json of its workspace.`);
  const modules = new Map(built.map((entry) => [entry.subpath, targetOf(entry)]));
  // Dependencies that only the sources import have been compiled away.
  const needed = Object.entries(dependencies).filter(([one]) => imported.has(one));
  const { license, homepage, bugs, repository, engines } = publication;
  const published = {
    name,
    version,
    description,
    keywords,
    license,
    // npm refuses to publish a private package.
    private: license === 'UNLICENSED' ? true : undefined,
    // JSON leaves out the fields that the owner has not set.
    homepage,
    bugs,
    repository: repository === undefined ? undefined : { type: 'git', url: repository, directory: folder },
    engines,
    type,
    files: ['**/*', '!*.tgz'],
    // A module whose classes were inlined imports its `.css.js` for the sheet alone.
    sideEffects: ['**/*.css', '**/*.css.js'],
    bin: bin && Object.fromEntries(Object.entries(bin).map(([command, target]) => [command, `./${stem(target.slice(SOURCE.length))}.js`])),
    exports: {
      ...Object.fromEntries(entries.map(({ subpath, source }) => [subpath, modules.get(subpath) ?? `./${source}`])),
      ...(existsSync(join(dist, 'css')) ? { './css/*': './css/*' } : {}),
      './package.json': './package.json',
    },
    ...(needed.length > 0 ? { dependencies: Object.fromEntries(needed.map(([one, exact]) => [one, `^${exact}`])) } : {}),
    ...(Object.keys(peerDependencies).length > 0 ? { peerDependencies, peerDependenciesMeta } : {}),
  };
  await writeFile(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}
