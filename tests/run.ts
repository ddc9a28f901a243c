import { reasonOf } from './steps/outcome.ts';
import { chosen, runSteps } from './steps/run-steps.ts';

// `npm test`: every step; `npm test -- unit html`: these, with what they need.

try {
  // The steps read the articles: what is wrong in one is said without a stack.
  const { steps } = await import('./steps/steps.ts');
  process.exitCode = await runSteps(chosen(steps, process.argv.slice(2)));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
