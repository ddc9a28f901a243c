import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/browser.ts';
import { unoPlugins } from './vite.plugins.ts';

/** What the browser's bundle of the stories needs; named, so that Vite doesn't find one in the middle of a run and start over. */
const preBundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@radix-ui/react-dialog',
  '@radix-ui/react-navigation-menu',
  '@storybook/react-dom-shim',
  '@vanilla-extract/css/fileScope',
  '@vanilla-extract/css/injectStyles',
  'lucide-react',
];

/** The three suites: `vitest run --project unit` (or `database`, `stories`). */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [unoPlugins()],
        test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/{database,server}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [await storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        optimizeDeps: { include: preBundled },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
