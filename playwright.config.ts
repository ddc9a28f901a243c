import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser.ts';

/** Of these `npm test` is spared; `.ci/run` asks for them with `UNO_EVERYWHERE`. */
const LONG = ['**/shots.spec.ts'];

/** What people do on the built site, in a real browser against the real server: `playwright test`. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: process.env['UNO_EVERYWHERE'] === undefined ? LONG : [],
  globalSetup: './tests/e2e/built.ts',
  outputDir: 'node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    locale: 'en-CA',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
  },
});
