import { runSteps } from './steps/run-steps.ts';
import { browserStep, typefaces } from './steps/steps.ts';

// Every page on devices that have one family of typefaces alone: nothing moves when the site's own come.

process.exitCode = await runSteps([browserStep, typefaces]);
