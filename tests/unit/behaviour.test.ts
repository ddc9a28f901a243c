import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every hand-written text of the repository. */
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{.storybook,docs,packages,scripts,site,stories,tests,tokens}/**/*.{css,json,md,mdx,mjs,sql,ts,tsx}', {
    cwd: root,
    exclude: (path) => /(?:^|[\\/])(?:node_modules|dist|\.builds|\.cache)$/.test(path),
  }),
].map((path) => ({ path, text: read(path) }));

const rules = Array.from(read('docs/behaviour.md').matchAll(/^- \*\*(\d+\.\d+)\*\* (.+)$/gm), ([, number = '', words = '']) => [number, words] as const);
const numbers = rules.map(([number]) => number);

/** The rules that a text cites: `behaviour.md 3.9, 7.3` cites two. */
const cited = (text: string): string[] => Array.from(text.matchAll(/behaviour\.md`? (\d+\.\d+(?:, \d+\.\d+)*)/g), ([, list = '']) => list.split(', ')).flat();

test('no two rules have the same number', () => expect(numbers).toEqual([...new Set(numbers)]));

test('each rule names files that exist, or ends with “To come.”', () => {
  const without = rules.filter(([, words]) => {
    const files = Array.from(words.matchAll(/`([^`\s]+\.\w+)`/g), ([, path = '']) => path).filter((path) => path.includes('/'));
    return files.length === 0 ? !words.endsWith('To come.') : !files.every((path) => existsSync(join(root, path)));
  });
  expect(without).toEqual([]);
});

test('each rule that is cited exists', () => {
  const citations = texts.flatMap(({ path, text }) => cited(text).map((number) => ({ path, number })));
  expect(citations.length).toBeGreaterThan(0);
  expect(citations.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test('no text refers to a section of a document that is not in the repository', () => {
  expect(texts.filter(({ text }) => /\b(?:spec(?:ification)?|devis),? §/i.test(text)).map(({ path }) => path)).toEqual([]);
});
