import { axeVerdicts } from '../stories/axe-verdicts.ts';
import type { Step } from './steps/outcome.ts';
import { runSteps } from './steps/run-steps.ts';
import { browserStep, longEndToEnd, modes, pagesInEveryTheme, storiesInEveryTheme } from './steps/steps.ts';

// The stories in French, their colours read in every theme, and in the modes; then the pages, their colours in every
// theme, and the end-to-end tests that `npm test` leaves out. `npm test` has played the stories in English.

// In the theme furthest from the one of `npm test`.
const inEveryTheme = [storiesInEveryTheme('contrast', 'fr-CA')];

const needed = new Set<number>();

/** The same step, which remembers the verdicts that it needed. */
const remembering = (step: Step): Step => ({
  ...step,
  run: async () => {
    const outcome = await step.run();
    for (const verdict of outcome.verdicts ?? []) needed.add(verdict);
    return outcome;
  },
});

/** After the stories: counts the verdicts on axe's incomplete results that were used, and notes the unused ones. */
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

process.exitCode = await runSteps([browserStep, ...inEveryTheme.map(remembering), verdicts, modes, pagesInEveryTheme, longEndToEnd]);
