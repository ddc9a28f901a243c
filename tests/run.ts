import { reasonOf } from '../site/userFacingError.ts';
import { selectSteps, runSteps } from './steps/run-steps.ts';

// `npm test` runs every step; `npm test -- unit html` runs these, with the steps that they need.

try {
  // Imported here, because the steps read the articles, and a mistake in one is reported without a stack trace.
  const { steps } = await import('./steps/steps.ts');
  process.exitCode = await runSteps(selectSteps(steps, process.argv.slice(2)));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
