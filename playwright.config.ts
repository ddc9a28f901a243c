import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser.ts';
import { everywhere } from './tests/everywhere.ts';

/** What `npm test` leaves out: builds of a copy, long tests (`@long`), and the English run of tests that it runs in French. */
const shortRun = { testIgnore: '**/builds.spec.ts', grepInvert: /@en-CA|@long/ };

/** What people do on the built site, in a real browser against the real server: `playwright test`. */
export default defineConfig({
  testDir: 'tests/e2e',
  ...(everywhere ? {} : shortRun),
  globalSetup: './tests/e2e/dist.ts',
  outputDir: 'node_modules/.cache/e2e',
  // The built prerender, which the server imports, is JavaScript already; transpiling it would take ten seconds.
  build: { external: ['**/dist-server/**'] },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // The limits are long because the machine may be busy; a test continues as soon as the state that it waits for is there.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    locale: 'en-CA',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
  },
});
