import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** Told when the link is followed, which leads nowhere here. */
export const followed = fn((event: MouseEvent) => event.preventDefault());

/** What the keys do (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the link',
    result: 'Moves to it',
    prove: async ({ canvas, press }) => {
      await press('Tab');
      await expect(canvas.getByRole('link')).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: 'On the link',
    result: 'Follows it',
    prove: async ({ press }) => {
      followed.mockClear();
      await press('Tab', 'Enter');
      await expect(followed).toHaveBeenCalledOnce();
    },
  },
  {
    key: 'Space',
    given: 'On the link',
    result: 'Doesn’t follow it: the page scrolls',
    prove: async ({ press }) => {
      followed.mockClear();
      await press('Tab', 'Space');
      await expect(followed).not.toHaveBeenCalled();
    },
  },
];
