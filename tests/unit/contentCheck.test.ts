import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../site/build/contentCheck.ts';
import { folderForTest } from '../temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');

/** What the build says of the strings once one of them was edited. */
function saidAfter(file: string, edit: (text: string) => string): string {
  const folder = folderForTest('content');
  cpSync(join(root, 'site/content'), join(folder, 'site/content'), { recursive: true });
  const path = join(folder, 'site/content', file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  try {
    checkContent(folder);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

/** The line of a string in a file. */
const lineOf = (file: string, key: string): number => readFileSync(join(root, 'site/content', file), 'utf8').split('\n').findIndex((line) => line.includes(`'${key}'`)) + 1;

test('the strings of the site pass', () => expect(() => checkContent()).not.toThrow());

const line = lineOf('fr/notFound.ts', 'notFound.title');

test.each([
  ['a quotation mark that is missing', 'fr/notFound.ts', (text: string) => text.replace(/('notFound\.title': '[^']*)'/, '$1'), `site/content/fr/notFound.ts:${line}: the quotation mark of this text is never closed; close it.`],
  ['a comma that is missing', 'fr/notFound.ts', (text: string) => text.replace(/('notFound\.title': '[^']*'),/, '$1'), `site/content/fr/notFound.ts:${line + 1}: a comma is missing before this; write it at the end of the line above.`],
  ['a text that is not written yet', 'en/notFound.ts', (text: string) => text.replace(/('notFound\.title': )'[^']*'/, "$1'Write here what this page is about.'"), `site/content/en/notFound.ts:${lineOf('en/notFound.ts', 'notFound.title')}: it still says “Write here`],
  ['a section that French lacks', 'fr.ts', (text: string) => text.replace(/^export \{ notFound \}.*\n/m, ''), 'site/content/fr.ts:1: the section notFound is missing; list it as en.ts does'],
  ['a section that English lacks', 'en.ts', (text: string) => text.replace(/^export \{ notFound \}.*\n/m, ''), 'site/content/en.ts:1: the section notFound is missing; list it as fr.ts does'],
])('%s is named with its file, its line and what to write', (_, file, edit, said) => {
  expect(saidAfter(file, edit)).toContain(said);
});
