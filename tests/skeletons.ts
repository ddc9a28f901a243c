import { reasonOf } from '../site/userFacingError.ts';
import { copyOfSite } from './siteCopy.ts';
import { nodeIn } from './steps/command.ts';
import { type Outcome, runSteps, single } from './steps/run-steps.ts';

/* Makes a skeleton of each kind with `npm run new` in a copy of the repository, which must then pass its checks. */

/** What the copy needs beyond the site. */
const MORE = ['.ci', '.dockerignore', '.env.example', '.gitignore', '.npmrc', '.oxlintrc.json', '.storybook', 'CONTRIBUTING.md', 'README.md', 'deploy', 'docs', 'playwright.config.ts', 'scripts', 'stories', 'tests', 'tsconfig.browser.json', 'vitest.config.ts'];

/** Arguments of `npm run new`, like those in CONTRIBUTING.md. */
const SKELETONS: readonly (readonly string[])[] = [
  ['page', 'why-join-us', 'Why join us', 'Pourquoi nous'],
  ['component', 'PriceTag', 'Marketing'],
  ['component', 'AlphaOne', 'Marketing'],
  ['component', 'AlphaTwo', 'Marketing'],
  ['article', 'winter-mats', 'Mats in winter', 'Les tapis en hiver'],
  ['theme', 'lagoon', 'dark', 'Lagoon', 'Lagune'],
  ['theme', 'plum', 'light', 'Plum', 'Prune', '#6b2d5c'],
  ['field', 'bicycleRacks', 'office', 'count', 'Bicycle racks', 'Supports à vélos'],
];

/** The skeletons of components, which the home page of the copy uses. */
const COMPONENTS = SKELETONS.flatMap(([kind, name = '']) => (kind === 'component' ? [name] : []));

const HOME = 'site/src/pages/home/Page.tsx';

/** The checks of the copy: the steps of `npm test -- …`, the weight of the styles with more themes, and the new field in both databases. */
const CHECKS: readonly (readonly string[])[] = [
  ['tests/run.ts', 'lint', 'types', 'build', 'unit', 'html'],
  ['tests/bench/bench.ts', '--only', 'weight'],
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'database', 'lead-fields'],
];

async function makeAndCheck(): Promise<Outcome> {
  const copy = await copyOfSite(MORE);
  try {
    for (const words of SKELETONS) await nodeIn(copy.folder, ['scripts/new/new.ts', ...words]);
    // The build refuses the texts that a person must replace.
    for (const [language, written, text] of [['en', /Write here/g, 'Read here'], ['fr', /Écrivez ici/g, 'Lisez ici']] as const) await copy.edit(`site/content/${language}/whyJoinUs.ts`, written, text);
    // Home has the most styles: the budgets must have room for a few components more.
    await copy.edit(HOME, /(?=import \{ Differentiator,)/, COMPONENTS.map((name) => `import { ${name} } from '@uno/ui/${name}';\n`).join(''));
    await copy.edit(HOME, /(?=\s*<Services \/>)/, COMPONENTS.map((name) => `<${name}>Uno</${name}>`).join(''));
    for (const check of CHECKS) await nodeIn(copy.folder, check);
    return single('skeletons');
  } catch (error) {
    return single('skeletons', reasonOf(error));
  } finally {
    await copy.remove();
  }
}

process.exitCode = await runSteps([{ name: 'skeletons', run: makeAndCheck }]);
