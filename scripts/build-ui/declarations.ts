/** Writes the type declarations of the packages. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { stem } from './library.ts';
import { type Package, repository } from './packages.ts';
import { runNode } from './run.ts';

/** The `outDir` of tsconfig.types.json. */
const out = join(repository, '.cache/types');

/** Compiles the types of both packages, once. */
export async function compileTypes(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await runNode(['node_modules/typescript/bin/tsc', '--project', 'scripts/build-ui/tsconfig.types.json']);
}

/** A relative import in a declaration: `./Field.tsx`, `../Link/index.ts`, `./base.tokens.json`. */
const RELATIVE_IMPORT = /(?<=\bfrom\s*['"]|\bimport\(['"])(\.[^'"]+?)(\.tsx?|\.json)(['"])/g;

/** Rewrites imports to the names of the published files. NodeNext needs the attribute that the compiler leaves out. */
const publishedPaths = (text: string): string =>
  text.replaceAll(RELATIVE_IMPORT, (_, path: string, kind: string, quote: string) =>
    kind === '.json' ? `${path}.json${quote} with { type: 'json' }` : `${path}.js${quote}`,
  );

/** Writes the declarations of the entries and of the modules that they import. Other declarations are not published. */
export async function writeTypes({ source, dist, entries }: Package): Promise<void> {
  const compiled = join(out, relative(repository, source));
  const pending = new Set(entries.filter((entry) => entry.source.endsWith('.ts')).map((entry) => stem(entry.source)));
  // Iterating over a Set also visits members that are added during the iteration.
  for (const module of pending) {
    const text = await readFile(join(compiled, `${module}.d.ts`), 'utf8');
    for (const [, path = '', kind] of text.matchAll(RELATIVE_IMPORT)) {
      if (kind !== '.json') pending.add(join(dirname(module), path));
    }
    const file = join(dist, `${module}.d.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, publishedPaths(text));
  }
}
