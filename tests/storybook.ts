import { runSteps } from './steps/run-steps.ts';
import { browserStep, builtStorybook, componentPictures, examples, packages, shown } from './steps/steps.ts';

// Checks the built Storybook: the code that it shows and copies is the compiled code, and every component looks as in its picture.

// In `.ci/run`, `npm test` has already made the packages and the examples' code.
const made = process.env['UNO_AFTER_TESTS'] ? [] : [packages, examples];

process.exitCode = await runSteps([browserStep, ...made, builtStorybook, shown, componentPictures]);
