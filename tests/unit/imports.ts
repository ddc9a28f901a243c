import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

function follow(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  // Type imports are removed before the code runs.
  const code = readFileSync(file, 'utf8').replaceAll(/^import type [^;]+;$|typeof import\('[^']+'\)/gm, '');
  const found = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, path = '']) => path);
  const { resolve } = createRequire(file);
  for (const name of found(/(?:from|import|import\() ?'((?:@uno\/|\.)[^']+)'/g)) follow(resolve(name), seen);
  for (const pattern of found(/import\.meta\.glob<[^(]+>\('([^']+)'/g)) {
    for (const path of globSync(pattern, { cwd: dirname(file) })) follow(join(dirname(file), path), seen);
  }
  return seen;
}

/** The files that an entry (`site/src/loader.ts`) imports, directly or not: by path, package entry or glob. */
export const importedBy = (entry: string): string[] => [...follow(join(root, entry), new Set())].map((file) => relative(root, file));
