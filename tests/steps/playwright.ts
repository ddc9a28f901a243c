import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './command.ts';
import type { Failure, Outcome } from './outcome.ts';

/** The part of Playwright's JSON report that is read here. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface Report {
  suites: Suite[];
  errors: { message?: string }[];
}

interface Result {
  name: string;
  status: string;
  detail: string;
}

const resultsOf = (suite: Suite, above: readonly string[]): Result[] => {
  const path = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: [...path, title].join(' › '),
      status,
      detail: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, path))];
};

function outcomeOf({ suites, errors }: Report): Outcome {
  const results = suites.flatMap((suite) => resultsOf(suite, []));
  const failures: Failure[] = results.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: results.filter(({ status }) => status === 'expected').length,
    failures: [...failures, ...errors.map(({ message = '' }) => ({ name: 'playwright', detail: message }))],
    skipped: results.filter(({ status }) => status === 'skipped').map(({ name }) => name),
  };
}

/** The tests are stopped after so many minutes: they are slow on a busy machine, and each has its own limit. */
const MINUTES = 40;

/**
 * Runs the end-to-end tests.
 *
 * @param only Playwright's own arguments, to run a part of them
 * @param environment added to this process's own
 */
export async function runEndToEnd(only: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'uno-playwright-'));
  const report = join(folder, 'report.json');
  try {
    const { output } = await runNode(
      ['node_modules/@playwright/test/cli.js', 'test', ...only, '--reporter', 'json'],
      { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      MINUTES,
    );
    try {
      return outcomeOf(JSON.parse(readFileSync(report, 'utf8')));
    } catch {
      return { passed: 0, failures: [{ name: 'playwright', detail: output }] };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
