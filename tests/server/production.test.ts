import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILT_SITE, writeFiles } from './built-site.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { startBuilt } from './processes.ts';

const root = join(import.meta.dirname, '../..');

/** `import … from 'x'` and `export … from 'x'`, `import 'x'`, `import('x')`. */
const IMPORTS = /^\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Collects the runtime imports of a module and its dependencies, without types. */
function collectImports(file: string, found: { readonly files: Set<string>; readonly packages: Set<string> }): void {
  if (found.files.has(file)) return;
  found.files.add(file);
  if (!file.endsWith('.ts')) return;
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  for (const [, from, alone, dynamic] of code.matchAll(IMPORTS)) {
    const name = from ?? alone ?? dynamic ?? '';
    if (name.startsWith('.')) collectImports(join(dirname(file), name), found);
    else if (!name.startsWith('node:')) found.packages.add(name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/'));
  }
}

describe('a production install is enough for', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));

  test.each(['serve-built.ts', 'leads.ts', 'doctor.ts'])('%s: it imports only dependencies of server/package.json, and files of server and site', (name) => {
    const found = { files: new Set<string>(), packages: new Set<string>() };
    collectImports(join(root, 'server', name), found);
    expect([...found.packages].filter((used) => !(used in dependencies))).toEqual([]);
    expect([...found.files].map((file) => relative(root, file)).filter((file) => !/^(?:site|server)\//.test(file))).toEqual([]);
    expect(found.packages).toContain('pg');
  });

  test('the server imports every dependency', () => {
    const found = { files: new Set<string>(), packages: new Set<string>() };
    for (const file of globSync('server/**/*.ts', { cwd: root })) collectImports(join(root, file), found);
    expect(Object.keys(dependencies).filter((name) => !found.packages.has(name))).toEqual([]);
  });
});

describe('npm run serve', () => {
  const site = folderForAll('serve');
  const folder = join(site, 'dist');
  writeFiles(folder, BUILT_SITE);

  test('serves a built folder, and is ready', async () => {
    const server = startBuilt(folder, { UNO_DATA_DIR: join(site, 'data') });
    const [, address = ''] = await server.said(/Pages answer at (http:[^\s"]+)/);
    expect(await (await fetch(`${address}/fr`)).text()).toBe(BUILT_SITE['fr/index.html']);
    await server.said(/Forms are stored in/);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' });
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  test('says in one sentence that there is no built site', async () => {
    const empty = join(site, 'empty');
    mkdirSync(empty);
    const { code, stderr } = await startBuilt(empty, {}).ended;
    expect([code, stderr]).toEqual([1, `There is no built site in ${empty}: run npm run build, or copy the folder site from a machine where it was built, then start this again.\n`]);
  });
});
