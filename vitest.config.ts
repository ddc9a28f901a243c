import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { articlesModule } from './.storybook/articles.ts';
import { breakpointsModule } from './.storybook/breakpoints.ts';
import { frenchPagesModule } from './.storybook/french-pages.ts';
import { sceneBytes } from './.storybook/scene-bytes.ts';
import { sourceTypesModule } from './.storybook/source-types.ts';
import { launchOptions } from './tests/browser.ts';
import { sitePlugins } from './site/build/vitePlugins.ts';

/**
 * Dependencies of the stories that Vite pre-bundles. They are listed, because discovering one during a run reloads the page.
 */
const preBundled = [
  'culori/css',
  'culori/fn',
  'zod',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-dom/server.browser',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@radix-ui/react-dialog',
  '@radix-ui/react-navigation-menu',
  '@storybook/addon-a11y/preview',
  '@storybook/react-dom-shim',
  '@vanilla-extract/css/fileScope',
  '@vanilla-extract/css/injectStyles',
  'lucide-react',
  'react-router-dom',
  '@supabase/supabase-js',
];

/** Storybook's own modules. The `stories` suite's plugin lists them itself; the `modes` suite needs this list. */
const storybookPreBundled = [
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
  'storybook/internal/core-events',
  'storybook/internal/csf',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming/create',
];

/** A new object for each project, because Vitest writes the project's name into it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * The time limits of tests and hooks. They are long because the machine may be busy; a test that waits for a state continues
 * as soon as the state is there.
 */
/** Long, because another step runs beside, and some tests start ten processes one after another. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * Test files share a worker's modules: importing them again for each file takes 26 s of `npm test`. Stubs and mocks are
 * removed after each test.
 */
const shared = { environment: 'node', isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true, ...timeouts } as const;

/** The suites: `vitest run --project unit` (or `database`, `examples`, `stories`, `components`, `modes`, `upgrade`, `engines`). */
export default defineConfig({
  test: {
    // By default Vitest would use one of two cores.
    maxWorkers: '100%',
    // Failure messages say what to do, so they must not be truncated.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        plugins: [sitePlugins()],
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], ...shared },
      },
      {
        // These tests compare the forms' rules with the database's. They import components, so they need the plugins.
        plugins: [sitePlugins()],
        test: { name: 'database', include: ['tests/{database,server}/**/*.test.ts'], ...shared },
      },
      {
        plugins: [sitePlugins(), articlesModule(), breakpointsModule(), sceneBytes(), sourceTypesModule()],
        test: { name: 'examples', environment: 'node', include: ['tests/examples/*.test.ts'], ...timeouts },
      },
      {
        plugins: [await storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        optimizeDeps: { include: preBundled },
        test: {
          name: 'stories',
          env: { STORYBOOK_TESTED: '1' },
          setupFiles: ['tests/modes/axe-incomplete.setup.ts'],
          // As in Storybook, stories share a document: creating one for each file would take longer than running the stories.
          isolate: false,
          ...timeouts,
          browser: inChromium(),
        },
      },
      {
        plugins: [sitePlugins(), articlesModule(), breakpointsModule(), frenchPagesModule(), sceneBytes()],
        optimizeDeps: { include: [...preBundled, ...storybookPreBundled, 'culori'] },
        test: {
          name: 'modes',
          include: ['tests/modes/*.test.{ts,tsx}'],
          ...timeouts,
          browser: inChromium(),
        },
      },
      {
        plugins: [sitePlugins()],
        optimizeDeps: { include: preBundled },
        test: { name: 'components', include: ['tests/components/*.test.tsx'], restoreMocks: true, ...timeouts, browser: inChromium() },
      },
      {
        // `tests/rebrand.ts` runs it, because git and several rebrands take half a minute.
        test: { name: 'upgrade', environment: 'node', include: ['tests/rebrand/*.test.ts'], ...timeouts },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
