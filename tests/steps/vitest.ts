import { relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { root, runWithReport } from './command.ts';
import type { Outcome } from './outcome.ts';

/** The message, and the stack without the lines of node_modules. */
const withoutForeignFrames = (text: string): string => text.split('\n').filter((line) => !/^\s+at .*node_modules/.test(line)).join('\n');

function outcomeOf({ testResults }: JsonTestResults): Outcome {
  const tests = testResults.flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ ...test, name: `${relative(root, name)} › ${test.fullName}` })));
  const failed = tests.filter(({ status }) => status === 'failed');
  // A file that can't be loaded has no tests that could fail.
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'));
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...failed.map(({ name, failureMessages }) => ({ name, detail: withoutForeignFrames((failureMessages ?? []).join('\n')) })),
      ...broken.map(({ name, message }) => ({ name: relative(root, name), detail: message })),
    ],
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ name }) => name),
    notes: tests.flatMap(({ meta }) => meta.notes ?? []),
    verdicts: [...new Set(tests.flatMap(({ meta }) => meta.verdicts ?? []))],
  };
}

/**
 * Runs one of Vitest's projects.
 *
 * @param project `unit`, `database`, `examples`, `stories`, `modes` or `engines`
 * @param environment added to this process's own
 * @param minutes after which it is stopped
 * @param files some of its files. Default: all of them
 */
export const runProject = (project: string, environment?: NodeJS.ProcessEnv, minutes?: number, files: readonly string[] = []): Promise<Outcome> =>
  runWithReport(
    project,
    (report) => ['node_modules/vitest/vitest.mjs', 'run', ...files, '--project', project, '--reporter', 'json', '--outputFile', report],
    (report, { code, output }) => {
      const outcome = outcomeOf(JSON.parse(report));
      // An error outside of any test: Vitest fails, and its report names none.
      return code !== 0 && outcome.failures.length === 0 ? { ...outcome, failures: [{ name: project, detail: output }] } : outcome;
    },
    environment,
    minutes,
  );
