import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** `import … from 'x'` and `export … from 'x'`, `import 'x'`, `import('x')`. */
const IMPORTS = /^\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Collects the runtime imports of a module and its dependencies, without types. @param found what is known already @param isStatic leaves `import()` out */
function collectImports(file: string, found = { files: new Set<string>(), packages: new Set<string>() }, isStatic = false) {
  if (found.files.has(file)) return found;
  found.files.add(file);
  if (!file.endsWith('.ts')) return found;
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  for (const [, from, alone, dynamic] of code.matchAll(IMPORTS)) {
    const name = from ?? alone ?? (isStatic ? undefined : dynamic);
    if (name === undefined) continue;
    if (name.startsWith('.')) collectImports(join(dirname(file), name), found, isStatic);
    else if (!name.startsWith('node:')) found.packages.add(name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/'));
  }
  return found;
}

describe('a production install', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));

  test.each(['serve-built.ts', 'start.ts', 'leads.ts', 'doctor.ts'])('%s begins without a file that an owner edits, so that a mistake in one never keeps the site from starting', (name) => {
    const { files: paths, packages } = collectImports(join(root, 'server', name), undefined, true);
    const files = [...paths].map((file) => relative(root, file));
    expect(files.length).toBeGreaterThan(3);
    expect([...packages].filter((used) => !(used in dependencies))).toEqual([]);
    expect(files.filter((file) => /^site\/(?:company|content|blog)\/|^site\/(?:announcement|navigation|categories|pictures|services|routes)\.ts$/.test(file))).toEqual([]);
  });

  test('has no dependency that the server does not import', () => {
    const used = globSync('server/**/*.ts', { cwd: root }).map((file) => collectImports(join(root, file)).packages);
    expect(Object.keys(dependencies).filter((name) => !used.some((packages) => packages.has(name)))).toEqual([]);
  });
});
