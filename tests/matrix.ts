import { axeVerdicts } from '../stories/axe-verdicts.ts';
import type { Step } from './steps/outcome.ts';
import { runSteps } from './steps/run-steps.ts';
import { browserStep, longEndToEnd, modes, pagesInEveryTheme, storiesInEveryTheme } from './steps/steps.ts';

// Runs the stories in French, with their colours in every theme, and in the modes; then the pages, with their colours in
// every theme, and the end-to-end tests that `npm test` leaves out. `npm test` runs the stories in English.

const needed = new Set<number>();

// In the theme that differs most from the one of `npm test`.
const stories = storiesInEveryTheme('contrast', 'fr-CA');

/** Runs the stories, and remembers the verdicts that they needed. */
const storiesWithVerdicts: Step = {
  ...stories,
  run: async () => {
    const outcome = await stories.run();
    for (const verdict of outcome.verdicts ?? []) needed.add(verdict);
    return outcome;
  },
};

/** Runs after the stories: counts the used verdicts on axe's incomplete results, and notes the unused ones. */
const verdicts: Step = {
  name: 'verdicts',
  run: () =>
    Promise.resolve({
      passed: needed.size,
      failures: [],
      notes: axeVerdicts.flatMap(({ rule, because, parts }, index) =>
        needed.has(index) ? [] : [`stories/axe-verdicts.ts: nothing needs ${rule}, ${because}, ${parts.join(', ')} any more`],
      ),
    }),
};

process.exitCode = await runSteps([browserStep, storiesWithVerdicts, verdicts, modes, pagesInEveryTheme, longEndToEnd]);
