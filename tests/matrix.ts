import { themeNames } from '@uno/tokens';
import { locales } from '../site/src/i18n/locale.ts';
import { axeVerdicts } from '../stories/axe-verdicts.ts';
import type { Step } from './steps/outcome.ts';
import { runSteps } from './steps/run-steps.ts';
import { browserStep, modes, pagesInEveryTheme, stories } from './steps/steps.ts';

// The story suite in every theme and language (`npm test` has done the first of each), and in the modes;
// then the pages in every theme.

const [firstTheme] = themeNames;
const [firstLocale] = locales;
const others = themeNames.flatMap((theme) =>
  locales.flatMap((locale) =>
    theme === firstTheme && locale === firstLocale ? [] : [stories(`stories ${theme} ${locale}`, theme, locale)],
  ),
);

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

/** After the stories: which verdicts on axe's incomplete results were needed, and which are no more. */
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

process.exitCode = await runSteps([browserStep, ...others.map(remembering), verdicts, modes, pagesInEveryTheme]);
