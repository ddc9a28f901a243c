import { runSteps } from './steps/run-steps.ts';
import { browserStep, endToEndStep } from './steps/steps.ts';

// One page of each kind on devices that have a single font family: nothing moves when the site's own fonts arrive.

// Elsewhere no browser asks fontconfig for its typefaces.
if (process.platform === 'linux') {
  process.exitCode = await runSteps([browserStep, endToEndStep('typefaces', 'typefaces')]);
} else {
  console.log('Typefaces are not tested here: a browser can be limited to one font family only on Linux.');
  console.log('0 passed, 0 failed');
}
