import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Budget, limitsOf } from '../bench/budgets.ts';
import { runSteps, type Step } from '../steps/run-steps.ts';
import { folderForAll, writeInto } from '../temporaryFolder.ts';

// The import rules of .oxlintrc.json are patterns. A pattern that matches nothing silently allows everything.

const root = join(import.meta.dirname, '../..');

/** By folder: what its files may not import, and what they may import. */
const allowedImports: Readonly<Record<string, { readonly refused: readonly string[]; readonly allowed: readonly string[] }>> = {
  'tokens/src': { refused: ['@uno/ui/Button', '@uno/site', '@uno/drawings/mark', '../../site/business.ts', '../../server/log.ts', '../../scripts/listen.ts', '../../vite.plugins.ts', 'react'], allowed: ['@vanilla-extract/css'] },
  'packages/ui/src/A': {
    refused: ['@uno/site', '@uno/drawings/mark', '../../../../site/business.ts', '../../../../server/log.ts', '../../../../tokens/src/source.ts', '../../../drawings/src/svg.ts', '../../../../vite.plugins.ts', '../../../../.storybook/main.ts', 'react-router', 'react-router-dom', '@supabase/supabase-js'],
    allowed: ['@uno/tokens/contract', '../Link/index.ts'],
  },
  'packages/drawings/src': {
    refused: ['@uno/ui/Button', '@uno/site', '../../ui/src/Button/index.ts', '../../../tokens/src/source.ts', '../../../tests/browser.ts', '../../../server/log.ts', '../../../scripts/listen.ts', 'react'],
    allowed: ['@uno/tokens/contract', './vocabulary/street/tree.ts'],
  },
  'site/src': {
    refused: ['@uno/server', '@uno/ui/src/Button/Button.tsx', '@uno/drawings/src/svg.ts', '../../packages/ui/src/Button/Button.tsx', '../../tokens/src/source.ts', '../../stories/language.ts', '../../server/log.ts', '../../scripts/listen.ts'],
    allowed: ['@uno/ui/Button', '@uno/tokens', '@uno/drawings/scenes'],
  },
  server: { refused: ['@uno/ui/src/Button/Button.tsx', '../tests/browser.ts'], allowed: ['../site/routes.ts'] },
  stories: { refused: ['../packages/ui/src/Button/Button.tsx', '../packages/drawings/src/svg.ts'], allowed: ['../site/content/en/nav.ts', '@uno/drawings/vocabulary'] },
};
const imports = Object.entries(allowedImports).flatMap(([folder, { refused, allowed }]) =>
  [...refused, ...allowed].map((specifier, at) => ({ file: `${folder}/${at}.ts`, code: `export * from '${specifier}';`, rule: at < refused.length ? 'eslint(no-restricted-imports)' : 'none' })),
);
const lines = [...imports, { file: 'packages/ui/src/A/fetch.ts', code: "export const ask = () => fetch('/');", rule: 'eslint(no-restricted-globals)' }];

const directory = folderForAll('imports');
const findings = new Map<string, string>();

beforeAll(() => {
  copyFileSync(join(root, '.oxlintrc.json'), join(directory, '.oxlintrc.json'));
  for (const { file, code } of lines) writeInto(directory, file, `${code}\n`);
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], { cwd: directory, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout);
  for (const { filename, code } of diagnostics) findings.set(filename, code);
});

test.each(lines)('in $file, “$code” breaks the rule: $rule', ({ file, rule }) => expect(findings.get(file) ?? 'none').toBe(rule));

// The result of `npm test` decides whether a change may be merged: a wrong success would go unnoticed.

const step = (name: string, passed: number, failed = 0, needs: readonly string[] = []): Step => ({
  name,
  needs,
  run: async () => ({ passed, failures: Array.from({ length: failed }, (_, at) => ({ name: `${name} ${at}`, detail: 'because' })) }),
});

test.each<[string, readonly Step[], 0 | 1, string]>([
  ['all passed', [step('one', 2), step('two', 3)], 0, '5 passed, 0 failed'],
  ['one failed', [step('one', 2, 1)], 1, '2 passed, 1 failed'],
  ['one ran nothing', [step('one', 1), step('empty', 0)], 1, '1 passed, 1 failed'],
  ['one broke', [{ name: 'broken', run: () => Promise.reject(new Error('no disk')) }, step('next', 1)], 1, '1 passed, 1 failed'],
  ['one needs another that failed', [step('build', 0, 1), step('html', 5, 0, ['build'])], 1, '0 passed, 2 failed'],
  ['there was nothing to run', [], 1, '0 passed, 0 failed'],
])('npm test ends with the right exit code and last line when %s', async (_, steps, code, last) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await runSteps(steps)).toBe(code);
  const printed = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect(printed.trimEnd().split('\n').at(-1)).toBe(last);
});

test('two steps run at once, and one that needs another waits for it', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const events: string[] = [];
  const ends = new Map(['build', 'types'].map((name) => [name, Promise.withResolvers<void>()]));
  const waits = (name: string, needs: readonly string[] = []): Step => ({
    name,
    needs,
    run: async () => {
      events.push(`${name} begins`);
      await ends.get(name)?.promise;
      events.push(`${name} ends`);
      return { passed: 1, failures: [] };
    },
  });
  const all = runSteps([waits('build'), waits('html', ['build']), waits('types'), waits('unit')], 2);
  ends.get('types')?.resolve();
  await vi.waitFor(() => expect(events).toContain('unit ends'));
  expect(events).toEqual(['build begins', 'types begins', 'types ends', 'unit begins', 'unit ends']);
  ends.get('build')?.resolve();
  expect(await all).toBe(0);
  write.mockRestore();
  expect(events.slice(5)).toEqual(['build ends', 'html begins', 'html ends']);
});

const budget = (given: Partial<Budget>): Budget => ({ name: 'A figure', unit: 'ms', why: 'It is tried here.', ...given });

test.each<[string, Partial<Budget>, Pick<Budget, 'most' | 'least'>]>([
  ['a time is not judged', { timed: true, most: 350 }, {}],
  ['a score made of times is not judged', { timed: true, unit: 'points', least: 100 }, {}],
  ['a ratio of times may be twice as far from one', { timed: true, unit: '×', most: 1.25 }, { most: 1.5 }],
  ['bytes keep their limit', { unit: 'kB', most: 30 }, { most: 30 }],
  ['a score without times keeps its limit', { unit: 'points', least: 100 }, { least: 100 }],
])('on a busy machine %s', (_what, given, limits) => expect(limitsOf(budget(given), 'steady')).toEqual(limits));

test('on an idle machine every limit applies', () => expect(limitsOf(budget({ timed: true, most: 350 }), 'all')).toEqual({ most: 350 }));
