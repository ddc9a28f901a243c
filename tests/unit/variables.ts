import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** How the code names a variable: by our prefixes, as a key of the environment, or as a fact of the company. */
const NAMES = [/\b((?:VITE|UNO)_[A-Z0-9_]*[A-Z0-9])\b/g, /\benv(?:ironment)?\[['"]([A-Z][A-Z0-9_]*)['"]\]/g, /\((?:env|environment), ['"]([A-Z][A-Z0-9_]*)['"]/g];
const FACT = /\bread\('([A-Z][A-Z0-9_]*)'/g;

/** The variables that the site’s code reads: its build, its server and its tools. Those only for tests are not included. */
export function namesRead(): ReadonlySet<string> {
  const files = ['site/**/*.{ts,tsx}', 'server/**/*.ts', 'vite.plugins.ts'].flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (path) => /\b(?:dist|dist-server|node_modules|\.cache|\.builds)\b/.test(path) }));
  const names = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const pattern of NAMES) for (const [, name = ''] of text.matchAll(pattern)) names.add(name);
    if (file.endsWith('business.ts')) for (const [, name = ''] of text.matchAll(FACT)) names.add(`VITE_UNO_${name}`);
  }
  // A prefix that messages use for a pair of settings.
  names.delete('VITE_UNO');
  // npm sets this one: the folder in which it was called.
  names.delete('INIT_CWD');
  return names;
}
