import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderForAll, writeInto } from '../temporaryFolder.ts';

// The import rules of .oxlintrc.json are patterns. A pattern that matches nothing silently allows everything.

const root = join(import.meta.dirname, '../..');

/** By folder: what its files may not import, and what they may. */
const arrows: Readonly<Record<string, { readonly refused: readonly string[]; readonly allowed: readonly string[] }>> = {
  'tokens/src': { refused: ['@uno/ui/Button', '@uno/site', '@uno/drawings/mark', '../../site/business.ts', '../../server/log.ts', 'react'], allowed: ['@vanilla-extract/css'] },
  'packages/ui/src/A': {
    refused: ['@uno/site', '@uno/drawings/mark', '../../../../site/business.ts', '../../../../server/log.ts', '../../../../tokens/src/source.ts', '../../../drawings/src/svg.ts', 'react-router', 'react-router-dom', '@supabase/supabase-js'],
    allowed: ['@uno/tokens/contract', '../Link/index.ts'],
  },
  'packages/drawings/src': {
    refused: ['@uno/ui/Button', '@uno/site', '../../ui/src/Button/index.ts', '../../../tokens/src/source.ts', '../../../tests/browser.ts', '../../../server/log.ts', 'react'],
    allowed: ['@uno/tokens/contract', './vocabulary/street/tree.ts'],
  },
  'site/src': {
    refused: ['@uno/server', '@uno/ui/src/Button/Button.tsx', '@uno/drawings/src/svg.ts', '../../packages/ui/src/Button/Button.tsx', '../../tokens/src/source.ts', '../../stories/language.ts', '../../server/log.ts'],
    allowed: ['@uno/ui/Button', '@uno/tokens', '@uno/drawings/scenes'],
  },
  server: { refused: ['@uno/ui/src/Button/Button.tsx', '../tests/browser.ts'], allowed: ['../site/routes.ts'] },
  stories: { refused: ['../packages/ui/src/Button/Button.tsx', '../packages/drawings/src/svg.ts'], allowed: ['../site/content/en/nav.ts', '@uno/drawings/vocabulary'] },
};
const imports = Object.entries(arrows).flatMap(([folder, { refused, allowed }]) =>
  [...refused, ...allowed].map((specifier, at) => ({ file: `${folder}/${at}.ts`, folder, specifier, code: `export * from '${specifier}';`, rule: at < refused.length ? 'eslint(no-restricted-imports)' : undefined })),
);

const directory = folderForAll('arrows');
const findings = new Map<string, string>();

beforeAll(() => {
  copyFileSync(join(root, '.oxlintrc.json'), join(directory, '.oxlintrc.json'));
  for (const { file, code } of [...imports, { file: 'packages/ui/src/A/fetch.ts', code: "export const ask = () => fetch('/');" }]) {
    writeInto(directory, file, `${code}\n`);
  }
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], { cwd: directory, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout);
  for (const { filename, code } of diagnostics) findings.set(filename, code);
});

test.each(imports)('in $folder, the import of $specifier: $rule', ({ file, rule }) => expect(findings.get(file)).toBe(rule));

test('ui has no network', () => expect(findings.get('packages/ui/src/A/fetch.ts')).toBe('eslint(no-restricted-globals)'));
