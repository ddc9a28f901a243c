import { expect, test } from 'vitest';
import { sources } from '../../site/build/stale.ts';
import { importedBy } from './imports.ts';

test('a change of any file that the build reads makes the built site stale', async () => {
  const entries = ['site/build/build.ts', 'site/src/entry.client.tsx', 'site/src/entry.server.tsx', 'site/src/head-script.ts', 'site/src/loader.ts', 'site/src/styles.ts', 'packages/ui/src/Button/index.ts', 'tokens/src/index.ts'];
  const read = new Set(entries.flatMap(importedBy));
  expect(read).toContain('site/pictures.ts');
  expect(read).toContain('site/src/pages/quote/Page.tsx');
  const known = new Set(await sources());
  expect([...read].filter((file) => !known.has(file))).toEqual([]);
});
