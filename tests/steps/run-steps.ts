import { stripVTControlCharacters } from 'node:util';
import { reasonOf } from '../../site/userFacingError.ts';

/** A failed test: its name, and its message. */
export interface Failure {
  readonly name: string;
  readonly detail: string;
}

/** What a step found. A step with neither passes nor failures did not run: that counts as a failure. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** The names of skipped tests. */
  readonly skipped?: readonly string[];
  /** What reviewers should read although nothing failed: exemptions. */
  readonly notes?: readonly string[];
}

/** A part of `npm test`. */
export interface Step {
  /** Its name on the command line and in the summary. */
  readonly name: string;
  /** The steps that it needs; they are run with it. */
  readonly needs?: readonly string[];
  run(): Promise<Outcome>;
}

/** The outcome of a step that is one test. It failed if there is a reason. */
export const single = (name: string, reason?: string): Outcome =>
  reason === undefined ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, detail: reason }] };

/** How many lines of a failure the summary shows at most. To see all, run the tool itself (Vitest, Playwright). */
const LINES_SHOWN = 30;

const indent = (text: string): string => {
  const lines = stripVTControlCharacters(text).trim().split('\n');
  if (lines.length > LINES_SHOWN) lines.splice(LINES_SHOWN, Infinity, `… and ${lines.length - LINES_SHOWN} more lines`);
  return lines.map((line) => `    ${line}`).join('\n');
};

async function outcomeOf(step: Step, failed: ReadonlySet<string>): Promise<Outcome> {
  const missing = step.needs?.filter((need) => failed.has(need)) ?? [];
  if (missing.length > 0) return single(step.name, `Not run: it needs ${missing.join(' and ')}.`);
  try {
    const outcome = await step.run();
    return outcome.passed + outcome.failures.length > 0 ? outcome : single(step.name, 'No test ran.');
  } catch (error) {
    return single(step.name, reasonOf(error));
  }
}

/** The steps with these names and those they need, in their order; all of them when no name is given. */
export function selectSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => steps.every((step) => step.name !== name));
  if (unknown.length > 0) {
    throw new Error(`There is no step “${unknown.join('”, “')}”: choose from ${steps.map(({ name }) => name).join(', ')}.`);
  }
  const wanted = new Set(names.length > 0 ? names : steps.map(({ name }) => name));
  for (const step of steps.toReversed()) {
    if (wanted.has(step.name)) step.needs?.forEach((need) => wanted.add(need));
  }
  return steps.filter(({ name }) => wanted.has(name));
}

/**
 * Runs the steps: each begins once those that it needs have ended, as many at once as asked. Prints a line as each ends,
 * then the notes, then the failures. The last line is exactly `N passed, N failed`.
 *
 * @param atOnce how many run at a time. Default: 1
 * @returns the exit code: 1 when anything failed or nothing ran
 */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<0 | 1> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  const failures: Failure[] = [];
  const notes: string[] = [];
  let passed = 0;
  const width = Math.max(...steps.map(({ name }) => name.length)) + 2;
  const run = async (step: Step) => {
    const from = performance.now();
    const outcome = await outcomeOf(step, failed);
    passed += outcome.passed;
    failures.push(...outcome.failures);
    notes.push(...(outcome.notes ?? []));
    if (outcome.failures.length > 0) failed.add(step.name);
    const minutes = ((performance.now() - from) / 60_000).toFixed(1);
    const failedCount = outcome.failures.length > 0 ? `, ${outcome.failures.length} FAILED` : '';
    const skipped = outcome.skipped?.length ? `, left out: ${outcome.skipped.join('; ')}` : '';
    process.stdout.write(`${step.name.padEnd(width)}${minutes} min  ${outcome.passed} passed${failedCount}${skipped}\n`);
    running.delete(step.name);
  };
  const hasEnded = (name: string) => !running.has(name) && waiting.every((step) => step.name !== name);
  while (waiting.length + running.size > 0) {
    const next = running.size < atOnce ? waiting.findIndex(({ needs = [] }) => needs.every(hasEnded)) : -1;
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step !== undefined) running.set(step.name, run(step));
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
  for (const note of new Set(notes)) process.stdout.write(`\n· ${note}`);
  if (notes.length > 0) process.stdout.write('\n');
  for (const { name, detail } of failures) process.stdout.write(`\n✗ ${name}\n${indent(detail)}\n`);
  process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
  return failures.length > 0 || passed === 0 ? 1 : 0;
}
