import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Everything that a person writes words in; what is installed or built is left out. */
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{.storybook,docs,packages,scripts,site,stories,tests,tokens}/**/*.{css,json,md,mdx,mjs,sql,ts,tsx}', {
    cwd: root,
    exclude: (path) => /(?:^|[\\/])(?:node_modules|dist|\.builds|\.cache)$/.test(path),
  }),
].map((path) => ({ path, text: read(path) }));

const rules = Array.from(read('docs/behaviour.md').matchAll(/^- \*\*(\d+\.\d+)\*\* (.+)$/gm), ([, number = '', words = '']) => ({ number, words }));
const numbers = rules.map(({ number }) => number);

/** `behaviour.md 3.9, 7.3` names two. */
const cited = (text: string): string[] => Array.from(text.matchAll(/behaviour\.md`? (\d+\.\d+(?:, \d+\.\d+)*)/g), ([, list = '']) => list.split(', ')).flat();

test('no rule has the number of another', () => {
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('each rule names a file that there is, or says that its page is to come', () => {
  const without = rules.filter(({ words }) => {
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

test('nothing refers to a section of a document that readers don’t have', () => {
  expect(texts.filter(({ text }) => /\b(?:spec(?:ification)?|devis),? §/i.test(text)).map(({ path }) => path)).toEqual([]);
});

test('the packages say a rule themselves: docs/behaviour.md is not published with them', () => {
  const published = texts.filter(({ path }) => /^(?:packages[\\/]ui|tokens)[\\/]src[\\/]/.test(path));
  expect(published.length).toBeGreaterThan(0);
  expect(published.filter(({ text }) => cited(text).length > 0).map(({ path }) => path)).toEqual([]);
});
