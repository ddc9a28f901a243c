import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '../../site/build/stale.ts';

const root = join(import.meta.dirname, '../..');

/** Every file that one imports, itself or through others, by its address or by a pattern. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, path = '']) => path);
  for (const path of found(/(?:from|import|import\() ?'(\.[^']+\.(?:tsx?|css|json))'/g)) reached(join(dirname(file), path), seen);
  for (const pattern of found(/import\.meta\.glob<[^(]+>\('([^']+)'/g)) {
    for (const path of globSync(pattern, { cwd: dirname(file) })) reached(join(dirname(file), path), seen);
  }
  return seen;
}

test('a change of any file that the build reads makes the built site stale', async () => {
  const entries = ['site/build/build.ts', 'site/src/entry.client.tsx', 'site/src/entry.server.tsx', 'site/src/head-script.ts', 'site/src/loader.ts', 'site/src/styles.ts', 'packages/ui/src/Button/index.ts', 'tokens/src/index.ts'];
  const read = new Set(entries.flatMap((entry) => [...reached(join(root, entry))].map((file) => relative(root, file))));
  expect(read).toContain('site/pictures.ts');
  expect(read).toContain('site/src/pages/quote/Page.tsx');
  const known = new Set(await sources());
  expect([...read].filter((file) => !known.has(file))).toEqual([]);
});
