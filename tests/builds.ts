import { runSteps } from './steps/run-steps.ts';
import { browserStep, endToEndStep } from './steps/steps.ts';

// Builds a copy of the site while it is visited, and with an announcement (`builds.spec.ts`).

process.exitCode = await runSteps([browserStep, endToEndStep('builds', 'builds.spec')]);
