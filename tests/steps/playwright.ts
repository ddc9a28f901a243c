import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { runWithReport } from './command.ts';
import type { Failure, Outcome } from './outcome.ts';

const resultsOf = ({ title, specs, suites = [] }: JSONReportSuite, above = ''): (Failure & { status: string })[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: `${above}${title} › ${spec.title}`,
      status,
      detail: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    })),
  ),
  ...suites.flatMap((inner) => resultsOf(inner, `${above}${title} › `)),
];

function outcomeOf({ suites, errors }: JSONReport): Outcome {
  const results = suites.flatMap((suite) => resultsOf(suite));
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
export const runEndToEnd = (only: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  runWithReport(
    'playwright',
    () => ['node_modules/@playwright/test/cli.js', 'test', ...only, '--reporter', 'json'],
    (report) => outcomeOf(JSON.parse(report)),
    environment,
    MINUTES,
  );
