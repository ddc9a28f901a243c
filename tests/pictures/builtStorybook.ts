import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import sirv from 'sirv';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
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

const index = join(folder, 'index.json');
if (!existsSync(index)) throw new Error('There is no built Storybook: run “node scripts/bootstrap.mjs tests/storybook.ts” first.');
const { entries: entryById }: StoryIndex = JSON.parse(readFileSync(index, 'utf8'));

/** The stories and the pages of documentation, in the order of the sidebar. */
export const entries = Object.values(entryById);

/** What the tests read of a story. */
export interface LoadedStory {
  readonly parameters: { readonly controls?: { readonly disable?: boolean } };
  readonly argTypes: Readonly<
    Record<string, { readonly control?: false | { readonly type?: string; readonly disable?: boolean; readonly min?: number; readonly max?: number }; readonly type?: { readonly name: string }; readonly options?: readonly unknown[] }>
  >;
}

/** The parts of Storybook's globals that are used in the browser: its event channel, its pending renders, its stories. */
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: 'setCurrentStory' | 'updateStoryArgs' | 'resetStoryArgs', given: object): void;
    on(event: string, then: () => void): void;
    off(event: string, then: () => void): void;
    last(event: string): readonly string[] | undefined;
  };
  var __STORYBOOK_PREVIEW__: { storyRenders: readonly { isPending(): boolean }[]; loadStory(given: { storyId: string }): Promise<LoadedStory> };
}

/** Shows an entry. Storybook is loaded once, and navigates from entry to entry as with the sidebar. */
export async function show(page: Page, { id, type }: IndexEntry, globals: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(`/iframe.html?id=${id}&viewMode=${type}&globals=${globals}`);
  } else {
    // Storybook reloads the whole page when it navigates while a story is rendering.
    await page.waitForFunction(() => __STORYBOOK_PREVIEW__.storyRenders.every((story) => !story.isPending()));
    await page.evaluate(([storyId, viewMode]) => __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode }), [id, type] as const);
  }
  const rendered = () => page.evaluate((event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0], `${type}Rendered`);
  await expect.poll(rendered, { message: `${id} is rendered` }).toBe(id);
}
