/** The rows of a component whose only controls are links: a link’s keys (APG, Link), in the component’s own words. */
import { expect } from 'storybook/test';
import type { KeyboardRow } from './keyboard.ts';
import { leaves } from './leaving.ts';

/** Tab reaches every link of the story in its order, nothing else, and then leaves. */
export const tabsThroughLinks = (given: string, result: string): KeyboardRow => ({
  key: 'Tab',
  given,
  result,
  prove: async (context) => {
    const links = context.canvas.getAllByRole('link');
    for (const link of links) {
      await context.press('Tab');
      await expect(link).toHaveFocus();
    }
    await leaves(context);
  },
});

/** Enter follows a link, which leads nowhere here: by its place among the links, from 0, and its address. */
export const enterFollows = (at: number, href: string, given: string, result: string): KeyboardRow => ({
  key: 'Enter',
  given,
  result,
  prove: async ({ canvas, press }) => {
    const followed: (string | null)[] = [];
    const links = canvas.getAllByRole('link');
    links[at]?.addEventListener('click', (event: Event) => {
      event.preventDefault();
      followed.push(links[at]?.getAttribute('href') ?? null);
    });
    await press(...links.slice(0, at + 1).map(() => 'Tab' as const), 'Enter');
    await expect(followed).toEqual([href]);
  },
});
