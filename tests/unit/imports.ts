import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

function follow(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  // Types are gone before the code runs.
  const code = readFileSync(file, 'utf8').replaceAll(/^import type [^;]+;$/gm, '');
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, path = '']) => path);
  for (const path of found(/(?:from|import|import\() ?'(\.[^']+\.(?:tsx?|css|json))'/g)) follow(join(dirname(file), path), seen);
  for (const pattern of found(/import\.meta\.glob<[^(]+>\('([^']+)'/g)) {
    for (const path of globSync(pattern, { cwd: dirname(file) })) follow(join(dirname(file), path), seen);
  }
  return seen;
}

/** The files that one reads as code, itself or through others, by their addresses or by a pattern: `site/src/loader.ts`. */
export const importedBy = (entry: string): string[] => [...follow(join(root, entry), new Set())].map((file) => relative(root, file));
