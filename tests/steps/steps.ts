import type { ThemeName } from '@uno/tokens/names';
import type { Locale } from '../../site/i18n/locale.ts';
import { ensureBrowser } from '../browser.ts';
import { addressFindings } from '../html/addresses.ts';
import { listFindings } from '../html/lists.ts';
import { documentPolicyFindings } from '../html/policies.ts';
import { sharedFindings } from '../html/shared.ts';
import { structuredFindings } from '../html/structured.ts';
import { themeFindings } from '../html/themes.ts';
import { twinFindings } from '../html/twins.ts';
import { validatePages } from '../html/validate.ts';
import { runNode, STORYBOOK } from './command.ts';
import { type Outcome, single, type Step } from './outcome.ts';
import { runEndToEnd } from './playwright.ts';
import { runProject } from './vitest.ts';

/** A command that is one test: it passes with exit code 0; else its output is the failure. */
const program = (name: string, ...args: readonly string[]): Step => ({
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

async function html(): Promise<Outcome> {
  const pages = [
    ...(await validatePages()),
    ...sharedFindings(),
    ...structuredFindings(),
    ...listFindings(),
    ...twinFindings(),
    ...addressFindings(),
    ...themeFindings(),
    ...documentPolicyFindings(),
  ];
  const failures = pages.flatMap(({ page, findings }) =>
    findings.length > 0 ? [{ name: `site/dist/${page}`, detail: findings.join('\n') }] : [],
  );
  return { passed: pages.length - failures.length, failures };
}

/** Runs the stories in one theme and one language; axe also checks each story's colours in every other theme. */
export const storiesInEveryTheme = (theme: ThemeName, locale: Locale): Step => ({
  name: `stories ${locale}`,
  needs: ['browser'],
  run: () => runProject('stories', { STORYBOOK_THEME: theme, STORYBOOK_LOCALE: locale, STORYBOOK_EVERY_THEME: '1' }, 20),
});

/** The stories in the pseudo-language, narrow, spaced, in forced colours, with less motion, without JavaScript. */
export const modes: Step = { name: 'modes', needs: ['browser'], run: () => runProject('modes', {}, 15) };

/** End-to-end tests that `npm test` runs in part or not at all, by Playwright's arguments. */
const everywhere = (name: string, ...only: readonly string[]): Step => ({ name, needs: ['browser'], run: () => runEndToEnd(only, { UNO_EVERYWHERE: '1' }) });

/** Checks every page and state with axe, and its layout, in both languages; its colours in every theme in French. `npm test` checks each in one language. */
export const pagesInEveryTheme = everywhere('pages in every theme', 'a11y');

/** The end-to-end tests that `npm test` skips: those in English, and the long ones. */
export const longEndToEnd = everywhere('long end-to-end', '--grep', '@en-CA|@long');

/** One page of each kind on devices that have a single font family (`typefaces.spec.ts`). */
export const typefaces = everywhere('typefaces', 'typefaces');

/** Builds while the site is visited, and with an announcement. */
export const builds = everywhere('builds', 'builds.spec');

/** The form at every spelling of its address, on a simple host and on nginx with the configuration that the build writes. */
export const hosts = everywhere('hosts', 'hosts');

/** Builds and packs the packages, and checks the packed files. */
export const packages = program('packages', 'scripts/build-ui/build-ui.ts', '--check');

/** Every example of the documentation, compiled and rendered with the packed packages. */
export const examples: Step = { name: 'examples', needs: ['packages'], run: () => runProject('examples') };

/** Storybook, built as it is published. */
export const builtStorybook = program('build of Storybook', 'scripts/bootstrap.mjs', '--bin', 'storybook', 'build', '--output-dir', STORYBOOK, '--quiet');

/** The same code, as the built Storybook shows and copies it. */
export const shown: Step = { name: 'shown code', needs: ['browser', 'build of Storybook'], run: () => runEndToEnd(['--config', 'tests/pictures', 'shown']) };

/** Every component’s states in two themes, to the pixel, as the built Storybook shows them. */
export const componentPictures: Step = { name: 'component pictures', needs: ['browser', 'build of Storybook'], run: () => runEndToEnd(['--config', 'tests/pictures', 'components']) };

/** The steps of `npm test`, in order: those that fail fastest come first. */
export const steps: readonly Step[] = [
  browserStep,
  program('lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--format', 'unix'),
  program('types', 'node_modules/typescript/bin/tsc', '--noEmit'),
  program('browser types', 'node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.browser.json'),
  program('build', '--input-type=module', '--eval', "await (await import('./site/build/build.ts')).buildIfStale()"),
  packages,
  examples,
  { name: 'unit', run: () => runProject('unit') },
  // `.ci/run` kills the server, the mail server and the webhook's receiver ten times (`tests/leads.ts`).
  { name: 'database', run: () => runProject('database', {}, 15, ['--exclude', 'tests/server/notify.test.ts']) },
  { name: 'stories', needs: ['browser'], run: () => runProject('stories', { STORYBOOK_THEME: 'evergreen', STORYBOOK_LOCALE: 'en-CA' }) },
  { name: 'html', needs: ['build'], run: html },
  { name: 'end-to-end', needs: ['browser', 'build'], run: () => runEndToEnd() },
];
