import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import sirv from 'sirv';
import { listenOn } from '../../scripts/listen.ts';
import { root, STORYBOOK } from '../steps/command.ts';

/** A story or a page of documentation, in the index of the built Storybook. */
export interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

const folder = join(root, STORYBOOK);
const index = join(folder, 'index.json');
if (!existsSync(index)) throw new Error('There is no built Storybook: run “node scripts/bootstrap.mjs tests/storybook.ts” first.');
const { entries: byId }: { entries: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync(index, 'utf8'));

export const entries: readonly Entry[] = Object.values(byId);

/** The parts of Storybook's globals that are used in the browser: its event channel, and its pending renders. */
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: { emit(event: 'setCurrentStory', given: object): void; last(event: string): readonly string[] | undefined } | undefined;
  var __STORYBOOK_PREVIEW__: { storyRenders: readonly { isPending(): boolean }[] };
}

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

/** Shows an entry. Storybook is loaded once, and navigates from entry to entry as with the sidebar. */
export async function show(page: Page, { id, type }: Entry, globals: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(`/iframe.html?id=${id}&viewMode=${type}&globals=${globals}`);
  } else {
    // Storybook reloads the whole page when it navigates while a story is rendering.
    await page.waitForFunction(() => __STORYBOOK_PREVIEW__.storyRenders.every((story) => !story.isPending()));
    await page.evaluate(([storyId, viewMode]) => __STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode }), [id, type] as const);
  }
  const rendered = () => page.evaluate((event) => __STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0], `${type}Rendered`);
  await expect.poll(rendered, { message: `${id} is rendered` }).toBe(id);
}
