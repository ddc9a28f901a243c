/** A test that failed: what it is called, and what it said. */
export interface Failure {
  readonly name: string;
  readonly detail: string;
}

/** What a step found. A step that passed nothing and failed nothing has not run: that counts as a failure. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Tests that left themselves out, by name. */
  readonly skipped?: readonly string[];
  /** What the reviewer should read although nothing failed: exemptions. */
  readonly notes?: readonly string[];
  /** The verdicts on axe's incomplete results that were needed, by their place in `stories/axe-verdicts.ts`. */
  readonly verdicts?: readonly number[];
}

/** A part of `npm test`. */
export interface Step {
  /** What it is called on the command line and in the summary. */
  readonly name: string;
  /** Steps without which it can't run; they are run with it. */
  readonly needs?: readonly string[];
  run(): Promise<Outcome>;
}

/** The outcome of a step that is one test: it passed, or this is why not. */
export const single = (name: string, reason?: string): Outcome =>
  reason === undefined ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, detail: reason }] };

/** What was thrown, in words. */
export const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
