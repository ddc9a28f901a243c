import { reasonOf } from '../site/userFacingError.ts';
import { selectSteps, runSteps } from './steps/run-steps.ts';

// `npm test` runs every step; `npm test -- unit html` runs these, with the steps that they need.

/** End-to-end tests wait for half of their time, so another step runs beside them: on two processors `npm test` takes two thirds of the time. */
const AT_ONCE = 2;

try {
  // Imported here, because the steps read the articles, and a mistake in one is reported without a stack trace.
  const { steps } = await import('./steps/steps.ts');
  process.exitCode = await runSteps(selectSteps(steps, process.argv.slice(2)), AT_ONCE);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
