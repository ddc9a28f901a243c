/** Rows that the keyboard tables of several components share. Each component passes its own words. */
import { expect, type Mock } from 'storybook/test';
import { expectFocusLeaves } from './expectFocusLeaves.ts';
import type { Words } from './guide.ts';
import type { KeyboardRow } from './keyboard.ts';

/** The roles by which rows find controls. */
type Role = 'button' | 'checkbox' | 'combobox' | 'link' | 'textbox';

/** Tab reaches every control of a role in order and nothing else, and then leaves. */
export const tabsThrough = (role: Role, given: Words, result: Words): KeyboardRow => ({
  key: 'Tab',
  given,
  result,
  prove: async (context) => {
    for (const control of context.canvas.getAllByRole(role)) {
      await context.press('Tab');
      await expect(control).toHaveFocus();
    }
    await expectFocusLeaves(context);
  },
});

/** `tabsThrough('link', …)`, for a component whose only controls are links (APG, Link). */
export const tabsThroughLinks = (given: Words, result: Words): KeyboardRow => tabsThrough('link', given, result);

/** Tab reaches the only control of each role, one after the other. */
export const tabsTo = (roles: readonly Role[], given: Words, result: Words): KeyboardRow => ({
  key: 'Tab',
  given,
  result,
  prove: async ({ canvas, press }) => {
    for (const role of roles) {
      await press('Tab');
      await expect(canvas.getByRole(role)).toHaveFocus();
    }
  },
});

/** A key after some presses of Tab calls a handler, once or not at all. */
export const calls = (handler: Mock, tabs: number, key: 'Enter' | 'Space', given: Words, result: Words, times: 0 | 1 = 1): KeyboardRow => ({
  key,
  given,
  result,
  prove: async ({ press }) => {
    handler.mockClear();
    await press(...Array.from({ length: tabs }, () => 'Tab'), key);
    await expect(handler).toHaveBeenCalledTimes(times);
  },
});

/** Enter follows a link; in a story it opens no page. @param at the link's index */
export const enterFollows = (at: number, href: string, given: Words, result: Words): KeyboardRow => ({
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
