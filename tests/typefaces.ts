import { canConfine } from './e2e/confined.ts';
import { runSteps } from './steps/run-steps.ts';
import { browserStep, typefaces } from './steps/steps.ts';

// One page of each family on devices that have one family of typefaces alone: nothing moves when the site's own come.

if (canConfine) {
  process.exitCode = await runSteps([browserStep, typefaces]);
} else {
  console.log('Typefaces are not tested here: only on Linux can a browser be limited to one family.');
  console.log('0 passed, 0 failed');
}
