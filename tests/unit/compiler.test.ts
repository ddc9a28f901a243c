import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'uno-compiler-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const code = `
import { createT } from '${root}/site/i18n/t.ts';
const labels = { 'quote.floors.label': 'Floors', 'quote.lobbies.label': 'Lobbies', 'quote.visits': '{visits} visits' } as const;
const t = createT<typeof labels>('en-CA', labels);
const fields = ['floors', 'lobbies', 'mailrooms'] as const;
for (const field of fields) t(\`quote.\${field}.label\`);
t('quote.visits');
Promise.withResolvers();
Object.groupBy([1], String);
new Set([1]).union(new Set([2]));
Array.fromAsync([1]);
[1].values().map(String);
[1].toSorted();
[1].at(-1);
`;

let said = '';
beforeAll(() => {
  writeFileSync(join(folder, 'code.ts'), code);
  // The options of the code that browsers are sent, for this file alone.
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.browser.json'), compilerOptions: { types: [] }, files: ['code.ts'], include: [] }));
  said = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--project', folder], { cwd: root, encoding: 'utf8' }).stdout;
});

/** What the compiler says of a line of the code. */
const saidOf = (line: string): string => {
  const number = code.split('\n').findIndex((one) => one.includes(line)) + 1;
  return said.split(/\n(?=\S)/).find((error) => error.includes(`code.ts(${number},`)) ?? '';
};

test('a label that is missing is named', () => {
  expect(saidOf('.label`')).toContain(`Type '"quote.mailrooms.label"' is not assignable`);
  expect(saidOf('.label`')).not.toContain('Expected 2 arguments');
});

test('a missing parameter is a type error', () => expect(saidOf("t('quote.visits')")).toContain('Expected 2 arguments, but got 1'));

test.each(['withResolvers', 'groupBy', 'union', 'fromAsync', 'map', 'toSorted'])('%s is newer than the oldest browsers, and does not compile for them', (name) => {
  expect(saidOf(`.${name}(`)).toMatch(new RegExp(`Property '${name}' does not exist`));
});

test('what they have compiles', () => expect(saidOf('.at(-1)')).toBe(''));
