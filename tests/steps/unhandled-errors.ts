import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** Prints errors that no test caught. They fail a run of Vitest, whose JSON report does not mention them. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const { name, message, stack } of errors) console.error(`Outside of any test: ${name}: ${message}\n${stack ?? ''}`);
  }
}
