import { STORYBOOK } from './steps/command.ts';
import { runSteps, selectSteps } from './steps/run-steps.ts';
import { browserStep, program, steps } from './steps/steps.ts';
import { runEndToEnd } from './steps/test-tools.ts';

// Checks the built Storybook: the code that it shows and copies is the compiled code, and every component looks as in its picture.

process.exitCode = await runSteps([
  browserStep,
  // In `.ci/run`, `npm test` has already made the packages and the examples' code.
  ...(process.env['UNO_AFTER_TESTS'] ? [] : selectSteps(steps, ['examples'])),
  program('build of Storybook', 'scripts/bootstrap.mjs', '--bin', 'storybook', 'build', '--output-dir', STORYBOOK, '--quiet'),
  { name: 'built Storybook', needs: ['browser', 'build of Storybook'], run: () => runEndToEnd(['--config', 'tests/pictures']) },
]);
