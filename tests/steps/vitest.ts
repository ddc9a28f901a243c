import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, runNode } from './command.ts';
import type { Failure, Outcome } from './outcome.ts';

/** The part of Vitest's JSON report that is read here. */
interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      meta?: { notes?: string[]; verdicts?: number[] };
    }[];
  }[];
}

/** The message, and the stack without the lines of node_modules. */
const withoutForeignFrames = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .join('\n');

function outcomeOf({ testResults }: Report): Outcome {
  const failures: Failure[] = [];
  const skipped: string[] = [];
  const notes: string[] = [];
  const verdicts = new Set<number>();
  let passed = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    for (const test of assertionResults) {
      notes.push(...(test.meta?.notes ?? []));
      for (const verdict of test.meta?.verdicts ?? []) verdicts.add(verdict);
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') failures.push({ name: `${file} › ${test.fullName}`, detail: withoutForeignFrames(test.failureMessages.join('\n')) });
      else skipped.push(`${file} › ${test.fullName}`);
    }
    // A file that can't be loaded has no tests that could fail.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) {
      failures.push({ name: file, detail: message });
    }
  }
  return { passed, failures, skipped, notes, verdicts: [...verdicts] };
}

/**
 * Runs one of Vitest's projects.
 *
 * @param project `unit`, `database`, `examples`, `stories`, `modes` or `engines`
 * @param environment added to this process's own
 * @param minutes after which it is stopped
 * @param files some of its files. Default: all of them
 */
export async function runProject(project: string, environment: NodeJS.ProcessEnv = {}, minutes?: number, files: readonly string[] = []): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'uno-vitest-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await runNode(
      ['node_modules/vitest/vitest.mjs', 'run', ...files, '--project', project, '--reporter', 'json', '--outputFile', report],
      environment,
      minutes,
    );
    const outcome = read(report);
    if (outcome === undefined) return { passed: 0, failures: [{ name: project, detail: output }] };
    // An error outside of any test: Vitest fails, and its report names none.
    const unnamed = code !== 0 && outcome.failures.length === 0 ? [{ name: project, detail: output }] : [];
    return { ...outcome, failures: [...outcome.failures, ...unnamed] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(path: string): Outcome | undefined {
  try {
    return outcomeOf(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
