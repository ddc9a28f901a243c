import { runSteps } from './steps/run-steps.ts';
import { browserStep, leftOut, otherStories } from './steps/steps.ts';
import { runEndToEnd, runProject } from './steps/test-tools.ts';

// Runs the stories in French, with their colours in every theme, those in English that `npm test` leaves out, and all in the modes; axe on every page and state in both
// languages, with their colours in every theme in French; and the end-to-end tests that `npm test` leaves out: those in English, the long
// ones, and those about what few people meet.

// The theme that differs most from the one of `npm test`.
const inFrench = { STORYBOOK_THEME: 'contrast', STORYBOOK_LOCALE: 'fr-CA', STORYBOOK_EVERY_THEME: '1' };

process.exitCode = await runSteps([
  browserStep,
  { name: 'stories fr-CA', needs: ['browser'], run: () => runProject('stories', inFrench, 30) },
  { name: 'stories en-CA', needs: ['browser'], run: otherStories },
  { name: 'modes', needs: ['browser'], run: () => runProject('modes', {}, 30) },
  // In one run, because each takes half a minute to begin.
  { name: 'end-to-end', needs: ['browser'], run: () => runEndToEnd(['--grep', leftOut], { UNO_EVERYWHERE: '1' }) },
]);
