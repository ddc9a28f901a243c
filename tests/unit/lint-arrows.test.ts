import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A line of code, where it stands, and the rule that it breaks (none: it is allowed). */
interface Case {
  /** The file it stands in, from the root of the repository. */
  readonly file: string;
  readonly code: string;
  readonly rule?: string;
}

const arrow = 'eslint(no-restricted-imports)';
const importing = (specifier: string) => `export * from '${specifier}';`;

const cases: readonly Case[] = [
  { file: 'tokens/src/a.ts', code: importing('@uno/ui/Button'), rule: arrow },
  { file: 'tokens/src/b.ts', code: importing('@uno/site'), rule: arrow },
  { file: 'tokens/src/c.ts', code: importing('../../site/business.ts'), rule: arrow },
  { file: 'tokens/src/d.ts', code: importing('react'), rule: arrow },
  { file: 'tokens/src/e.ts', code: importing('@vanilla-extract/css') },
  { file: 'packages/ui/src/A/A.tsx', code: importing('@uno/site'), rule: arrow },
  { file: 'packages/ui/src/B/B.tsx', code: importing('../../../../site/business.ts'), rule: arrow },
  { file: 'packages/ui/src/C/C.tsx', code: importing('react-router-dom'), rule: arrow },
  { file: 'packages/ui/src/D/D.tsx', code: importing('react-router'), rule: arrow },
  { file: 'packages/ui/src/E/E.tsx', code: importing('@supabase/supabase-js'), rule: arrow },
  { file: 'packages/ui/src/F/F.tsx', code: importing('../../../../tokens/src/source.ts'), rule: arrow },
  { file: 'packages/ui/src/G/G.tsx', code: "export const ask = () => fetch('/');", rule: 'eslint(no-restricted-globals)' },
  { file: 'packages/ui/src/H/H.tsx', code: importing('@uno/tokens/contract') },
  { file: 'packages/ui/src/I/I.tsx', code: importing('../Link/index.ts') },
  { file: 'packages/ui/src/J/J.tsx', code: importing('@uno/drawings/mark'), rule: arrow },
  { file: 'packages/ui/src/K/K.tsx', code: importing('../../../drawings/src/svg.ts'), rule: arrow },
  { file: 'tokens/src/f.ts', code: importing('@uno/drawings/mark'), rule: arrow },
  { file: 'packages/drawings/src/a.ts', code: importing('@uno/ui/Button'), rule: arrow },
  { file: 'packages/drawings/src/b.ts', code: importing('@uno/site'), rule: arrow },
  { file: 'packages/drawings/src/pages/c.ts', code: importing('../../../../site/business.ts'), rule: arrow },
  { file: 'packages/drawings/src/d.ts', code: importing('../../ui/src/Button/index.ts'), rule: arrow },
  { file: 'packages/drawings/src/e.ts', code: importing('../../../tokens/src/source.ts'), rule: arrow },
  { file: 'packages/drawings/src/f.ts', code: importing('../../../tests/browser.ts'), rule: arrow },
  { file: 'packages/drawings/src/g.tsx', code: importing('react'), rule: arrow },
  { file: 'packages/drawings/src/h.tsx', code: "import type { ReactNode } from 'react';\nexport type Drawn = ReactNode;" },
  { file: 'packages/drawings/src/i.ts', code: importing('@uno/tokens/contract') },
  { file: 'packages/drawings/src/pages/j.ts', code: importing('../vocabulary/street/tree.ts') },
  { file: 'site/src/i.ts', code: importing('@uno/drawings/src/svg.ts'), rule: arrow },
  { file: 'site/src/j.ts', code: importing('../../packages/drawings/src/svg.ts'), rule: arrow },
  { file: 'site/src/k.ts', code: importing('@uno/drawings/scenes') },
  { file: 'stories/c.ts', code: importing('../packages/drawings/src/svg.ts'), rule: arrow },
  { file: 'stories/d.ts', code: importing('@uno/drawings/vocabulary') },
  { file: 'site/src/a.ts', code: importing('@uno/ui/src/Button/Button.tsx'), rule: arrow },
  { file: 'site/src/b.ts', code: importing('../../packages/ui/src/Button/Button.tsx'), rule: arrow },
  { file: 'site/src/c.ts', code: importing('../../tokens/src/source.ts'), rule: arrow },
  { file: 'site/src/d.ts', code: importing('../../stories/language.ts'), rule: arrow },
  { file: 'site/build/a.ts', code: importing('../../server/log.ts'), rule: arrow },
  { file: 'server/a.ts', code: importing('../tests/browser.ts'), rule: arrow },
  { file: 'tokens/src/g.ts', code: importing('../../server/log.ts'), rule: arrow },
  { file: 'packages/ui/src/L/L.tsx', code: importing('../../../../server/log.ts'), rule: arrow },
  { file: 'packages/drawings/src/k.ts', code: importing('../../../server/log.ts'), rule: arrow },
  { file: 'site/src/l.ts', code: importing('@uno/server'), rule: arrow },
  { file: 'server/c.ts', code: importing('@uno/ui/src/Button/Button.tsx'), rule: arrow },
  { file: 'server/b.ts', code: importing('../site/routes.ts') },
  { file: 'site/src/e.ts', code: importing('@uno/ui/Button') },
  { file: 'site/src/f.ts', code: importing('@uno/tokens') },
  { file: 'stories/a.ts', code: importing('../packages/ui/src/Button/Button.tsx'), rule: arrow },
  { file: 'stories/b.ts', code: importing('../site/content/en/nav.ts') },
  { file: 'site/src/g.ts', code: 'export const anything = (value: any) => value;', rule: 'typescript(no-explicit-any)' }, // `any` is here because the test is that lint refuses it.
  { file: 'site/src/h.ts', code: 'export const sure = (value?: string) => value!.length;', rule: 'typescript(no-non-null-assertion)' }, // The same.
];

const directory = mkdtempSync(join(tmpdir(), 'uno-arrows-'));
const findings = new Map<string, string[]>();

beforeAll(() => {
  copyFileSync(join(root, '.oxlintrc.json'), join(directory, '.oxlintrc.json'));
  for (const { file, code } of cases) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), `${code}\n`);
  }
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], {
    cwd: directory,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout);
  for (const { filename, code } of diagnostics) findings.set(filename, [...(findings.get(filename) ?? []), code]);
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('the lint', () => {
  test.each(cases.filter(({ rule }) => rule !== undefined))('refuses in $file: $code', ({ file, rule }) => {
    expect(findings.get(file) ?? []).toContain(rule);
  });

  test.each(cases.filter(({ rule }) => rule === undefined))('allows in $file: $code', ({ file }) => {
    expect(findings.get(file)).toBeUndefined();
  });
});
