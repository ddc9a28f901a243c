import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** How the code names a variable: by our prefixes, or as a key of the environment. */
const NAMES = [/\b((?:VITE|UNO)_[A-Z0-9_]*[A-Z0-9])\b/g, /\benv(?:ironment)?\[['"]([A-Z][A-Z0-9_]*)['"]\]/g, /\((?:env|environment), ['"]([A-Z][A-Z0-9_]*)['"]/g];

/** The variables that the site’s code reads: its build, its server and its tools. Those only for tests are not included. */
export function namesRead(): ReadonlySet<string> {
  const exclude = (path: string) => /\b(?:dist|dist-server|node_modules|\.cache|\.builds)\b/.test(path);
  const files = globSync(['site/**/*.{ts,tsx}', 'server/**/*.ts', 'vite.plugins.ts'], { cwd: root, exclude });
  const names = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const pattern of NAMES) for (const [, name = ''] of text.matchAll(pattern)) names.add(name);
    // The facts of the company.
    if (file.endsWith('business.ts')) for (const [, name = ''] of text.matchAll(/\bread\('([A-Z][A-Z0-9_]*)'/g)) names.add(`VITE_UNO_${name}`);
  }
  // A prefix that messages use for a pair of settings; and the folder in which npm was called, which npm sets.
  for (const name of ['VITE_UNO', 'INIT_CWD']) names.delete(name);
  return names;
}
