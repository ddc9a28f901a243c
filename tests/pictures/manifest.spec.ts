import { globSync, readFileSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../steps/command.ts';
import { folder, test } from './builtStorybook.ts';

/** The files that a component's documentation says it is defined in. */
const definedIn = (manifest: string): string[] => Array.from(manifest.matchAll(/"definedInFile": "([^"]*)"/g), ([, path = '']) => path);

test('the manifests name files by their place in the repository, not on the machine that built them', () => {
  const manifests = globSync('manifests/*', { cwd: folder }).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const paths = manifests.flatMap(({ text }) => definedIn(text));
  expect(paths.length, 'files of components').toBeGreaterThan(50);
  expect(paths.filter((path) => posix.isAbsolute(path) || win32.isAbsolute(path))).toEqual([]);
  expect(manifests.filter(({ text }) => text.includes(root) || text.includes('file:///')).map(({ name }) => name), 'with a path of this machine').toEqual([]);
});
