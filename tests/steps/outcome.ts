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
  /** The verdicts on axe's incomplete results that were needed, by their place in `stories/axe-verdicts.ts`. */
  readonly verdicts?: readonly number[];
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

/** The message of what was thrown. */
export const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
