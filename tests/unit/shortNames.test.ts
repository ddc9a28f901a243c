import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortName } from '../../site/build/shortNames.ts';

const sheets = globSync(['tokens/src/**/*.css.ts', 'packages/{ui,drawings}/src/**/*.css.ts', 'site/src/**/*.css.ts'], { cwd: join(import.meta.dirname, '../..') });

test('the names of classes in the built site are unique', () => {
  const names = sheets.flatMap((filePath, at) => ['0', '1', 'z', '10', '1z'].map((count) => shortName({ filePath, hash: `h${at.toString(36)}x${count}` })));
  expect(names.length).toBe(sheets.length * 5);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[b-z][0-9a-z]{2,}$/);
});
