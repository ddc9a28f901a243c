import { reasonOf } from './steps/outcome.ts';
import { chosen, runSteps } from './steps/run-steps.ts';
import { steps } from './steps/steps.ts';

// `npm test`: every step; `npm test -- unit html`: these, with what they need.

try {
  process.exitCode = await runSteps(chosen(steps, process.argv.slice(2)));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
