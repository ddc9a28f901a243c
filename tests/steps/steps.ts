import { globSync } from 'node:fs';
import { hasOwnCompany } from '../../site/company/read.ts';
import { ensureBrowser } from '../browser.ts';
import { addressFindings } from '../html/addresses.ts';
import { byteFindings } from '../html/bytes.ts';
import { firstPaintFindings } from '../html/firstPaint.ts';
import { licenceFindings } from '../html/licences.ts';
import { listFindings } from '../html/lists.ts';
import { documentPolicyFindings, sharedFindings, themeFindings } from '../html/heads.ts';
import { structuredFindings } from '../html/structured.ts';
import { languagePairFindings } from '../html/languagePairs.ts';
import { promiseFindings } from '../html/promises.ts';
import { validatePages } from '../html/validate.ts';
import { runNode } from './command.ts';
import { type Outcome, single, type Step } from './run-steps.ts';
import { runEndToEnd, runProject } from './test-tools.ts';

/** A command that is one test: it passes with exit code 0; else its output is the failure. */
export const program = (name: string, ...args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await runNode(args);
    return single(name, code === 0 ? undefined : output);
  },
});

/** Finds Chromium or installs it. Every part of `.ci/run` that needs a browser runs this step first. */
export const browserStep: Step = {
  name: 'browser',
  run: async () => {
    ensureBrowser();
    return single('browser');
  },
};

/** The specification's lists, figures and sentences: another company may make fewer claims and promises, and its pages then leave parts out. */
const specificationFindings = () => (hasOwnCompany ? [] : [...structuredFindings(), ...listFindings(), ...promiseFindings()]);

async function html(): Promise<Outcome> {
  const pages = [
    ...(await validatePages()),
    ...sharedFindings(),
    ...firstPaintFindings(),
    ...specificationFindings(),
    ...licenceFindings(),
    ...languagePairFindings(),
    ...addressFindings(),
    ...themeFindings(),
    ...documentPolicyFindings(),
    ...(await byteFindings()),
  ];
  const failures = pages.flatMap(({ page, findings }) =>
    findings.length > 0 ? [{ name: `site/dist/${page}`, detail: findings.join('\n') }] : [],
  );
  return { passed: pages.length - failures.length, failures };
}

export const serverTest = (file: string): string => `tests/server/${file}.test.ts`;

/** Tests that start processes: the server's starts, stops, trouble and backups, and its commands. They take most of the minutes of their project, so only `.ci/run` runs them (`tests/leads.ts`). */
export const operations = ['process', 'log', 'store-health', 'last-build', 'database-url', 'backup', 'backup-privacy', 'dev', 'leads-command', 'doctor', 'production', 'builds'] as const;

/** End-to-end tests about what few people meet: faults, old browsers, paper, odd presses. Only `.ci/run` runs them (`tests/matrix.ts`). */
const seldomMet = [
  'diagnostics', 'faults', 'first-screen', 'forced-colours', 'large-letters', 'long-presses', 'new-tabs', 'old-browsers', 'phone-menu', 'print', 'release', 'render-failures', 'salt-film',
  'shared-layout', 'transcripts',
] as const;

/** End-to-end tests that are a part of `.ci/run` of their own. */
const ownPart = ['builds', 'hosts', 'typefaces'] as const;

const oftenMet = globSync('tests/e2e/*.spec.ts').filter((file) => ![...seldomMet, ...ownPart].some((name) => file.endsWith(`/${name}.spec.ts`)));

const files = (names: readonly string[]): string => `(^|\\s)(${names.join('|')})[.]spec[.]`;

/**
 * What `npm test` leaves out of the end-to-end tests, as a pattern for Playwright, which compares it with a test's file, title and tags:
 * what few people meet, axe on every page, and what is marked long or runs in English.
 */
export const leftOut = `^(?!.*${files(ownPart)})(?=.*(${files([...seldomMet, 'a11y'])}|@en-CA|@long))`;

/** End-to-end tests by Playwright's arguments. */
export const endToEndStep = (name: string, ...only: readonly string[]): Step => ({
  name,
  needs: ['browser'],
  run: () => runEndToEnd(only, { UNO_EVERYWHERE: '1' }),
});

/** The variables of the stories' language and theme. */
const inEnglish = { STORYBOOK_THEME: 'evergreen', STORYBOOK_LOCALE: 'en-CA' } as const;

/** Stories whose names a pattern matches. `.ci/run` runs every story, so those that it leaves out are not reported as skipped. */
async function storiesNamed(pattern: string, environment: Readonly<Record<string, string>>, minutes?: number): Promise<Outcome> {
  const { skipped: _, ...outcome } = await runProject('stories', environment, minutes, ['--testNamePattern', pattern]);
  return outcome;
}

/** The default story of each component and page. */
const defaultStories = () => storiesNamed('Default$', inEnglish);

/** The stories that `npm test` leaves out, in English. Their colours are those of the French stories, in every theme. */
export const otherStories = () => storiesNamed('^(?!.*Default$)', { ...inEnglish, STORYBOOK_COLOURS: 'checked' }, 30);

/** The steps of `npm test`, in the order in which they begin. Those that fail fastest come first; the longest runs beside the rest. */
export const steps: readonly Step[] = [
  browserStep,
  program('lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--format', 'unix'),
  program('types', 'node_modules/typescript/bin/tsc', '--noEmit'),
  program('browser types', 'node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.browser.json'),
  program('build', '--input-type=module', '--eval', "await (await import('./site/build/build.ts')).buildIfStale()"),
  { name: 'end-to-end', needs: ['browser', 'build'], run: () => runEndToEnd(oftenMet) },
  program('packages', 'scripts/build-ui/build-ui.ts', '--check'),
  { name: 'examples', needs: ['packages'], run: () => runProject('examples') },
  { name: 'unit', needs: ['build'], run: () => runProject('unit') },
  { name: 'database', run: () => runProject('database', {}, 15, ['notify-kills', ...operations].flatMap((file) => ['--exclude', serverTest(file)])) },
  { name: 'stories', needs: ['browser'], run: defaultStories },
  { name: 'components', needs: ['browser'], run: () => runProject('components') },
  { name: 'html', needs: ['build'], run: html },
];
