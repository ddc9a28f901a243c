import { runSteps } from './steps/run-steps.ts';
import { browserStep, examples, packages, shown } from './steps/steps.ts';

// The built Storybook: what it shows and copies is what was compiled beside the packed packages.

process.exitCode = await runSteps([browserStep, packages, examples, shown]);
