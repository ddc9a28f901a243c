/** Runs Playwright and Vitest, and reads their reports. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root, runNode } from './command.ts';
import { type Failure, type Outcome, single } from './run-steps.ts';

/**
 * Runs a test tool that writes a report in JSON.
 *
 * @param argumentsFor the tool's arguments, for the path of its report
 */
async function runWithReport(
  name: string,
  argumentsFor: (report: string) => readonly string[],
  read: (report: string) => Outcome,
  environment: NodeJS.ProcessEnv,
  minutes?: number,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), `uno-${name}-`));
  const report = join(folder, 'report.json');
  const { code, output } = await runNode(argumentsFor(report), { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, minutes);
  try {
    const outcome = read(readFileSync(report, 'utf8'));
    // An error outside of any test: the tool fails, and its report names none.
    return code !== 0 && outcome.failures.length === 0 ? { ...outcome, failures: [{ name, detail: output }] } : outcome;
  } catch {
    return single(name, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The names of the pictures that differ or are missing, from the attachments of a result. They come first, because a long message is cut. */
const picturesOf = (attachments: readonly { readonly name: string }[]): string => {
  const names = attachments.flatMap(({ name }) => /^(.+)-actual\.png$/.exec(name)?.[1] ?? []);
  return names.length > 0 ? `Pictures: ${names.join(', ')}\n` : '';
};

const resultsOf = ({ title, specs, suites = [] }: JSONReportSuite, above = ''): (Failure & { status: string })[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: `${above}${title} › ${spec.title}`,
      status,
      detail: results.map(({ errors, attachments }) => picturesOf(attachments) + errors.map(({ message }) => message).join('\n')).join('\n'),
    })),
  ),
  ...suites.flatMap((inner) => resultsOf(inner, `${above}${title} › `)),
];

function playwrightOutcome(report: string): Outcome {
  const { suites, errors }: JSONReport = JSON.parse(report);
  const results = suites.flatMap((suite) => resultsOf(suite));
  const failures: Failure[] = results.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: results.filter(({ status }) => status === 'expected').length,
    failures: [...failures, ...errors.map(({ message = '' }) => ({ name: 'playwright', detail: message }))],
    skipped: results.filter(({ status }) => status === 'skipped').map(({ name }) => name),
  };
}

/**
 * Runs the end-to-end tests; they are stopped after 40 minutes.
 *
 * @param only Playwright's own arguments, to run a part of them
 * @param environment added to this process's own
 */
export const runEndToEnd = (only: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  runWithReport('playwright', () => ['node_modules/@playwright/test/cli.js', 'test', ...only, '--reporter', 'json'], playwrightOutcome, environment, 40);

/** The message, and the stack without the lines of node_modules. */
const withoutForeignFrames = (text: string): string => text.split('\n').filter((line) => !/^\s+at .*node_modules/.test(line)).join('\n');

function vitestOutcome(report: string): Outcome {
  const { testResults }: JsonTestResults = JSON.parse(report);
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
  };
}

/**
 * Runs one of Vitest's projects.
 *
 * @param project `unit`, `database`, `examples`, `stories`, `components`, `modes` or `engines`
 * @param environment added to this process's own
 * @param minutes after which it is stopped
 * @param files some of its files. Default: all of them
 */
export const runProject = (project: string, environment: NodeJS.ProcessEnv = {}, minutes?: number, files: readonly string[] = []): Promise<Outcome> =>
  runWithReport(
    project,
    (report) => ['node_modules/vitest/vitest.mjs', 'run', ...files, '--project', project, '--reporter', 'json', '--reporter', './tests/steps/unhandled-errors.ts', '--outputFile.json', report],
    vitestOutcome,
    environment,
    minutes,
  );
