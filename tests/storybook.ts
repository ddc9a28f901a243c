import { runSteps } from './steps/run-steps.ts';
import { browserStep, componentPictures, examples, packages, shown } from './steps/steps.ts';

// The built Storybook: what it shows and copies is what was compiled beside the packed packages, and every component looks as in its picture.

// In `.ci/run`, `npm test` has made the packages and the examples' code.
const made = process.env['UNO_AFTER_TESTS'] ? [] : [packages, examples];

process.exitCode = await runSteps([browserStep, ...made, shown, componentPictures]);
