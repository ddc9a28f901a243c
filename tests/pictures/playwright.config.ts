import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.ts';

/** Tests of the built Storybook: `npx playwright test --config tests/pictures`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/pictures',
  snapshotPathTemplate: '{testDir}/expected/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  // A story in the frame of the Theme Lab loads the whole of Storybook's preview, which takes half a minute on a busy machine.
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { launchOptions: launchOptions('whole'), locale: 'en-CA', viewport: { width: 720, height: 480 }, reducedMotion: 'reduce' },
});
