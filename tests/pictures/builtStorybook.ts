import { createServer } from 'node:http';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import sirv from 'sirv';
import { listenOn } from '../../scripts/listen.ts';
import { root, STORYBOOK } from '../steps/command.ts';

/** The folder of the built Storybook. */
export const folder = join(root, STORYBOOK);

/** Serves the built Storybook. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({ browserName: _ }, use) => {
      const server = createServer(sirv(folder));
      await use(await listenOn(server));
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ storybook }, use) => use(storybook),
});
