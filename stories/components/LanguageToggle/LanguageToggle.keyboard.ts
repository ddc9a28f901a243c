import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { leaves } from '../../documentation/leaving.ts';

/** Told when a link is followed, which leads nowhere here. */
export const followed = fn((event: MouseEvent) => event.preventDefault());

/** The other language is a link (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the toggle',
    result: 'Moves to the other language; the one being read is text and is passed over',
    prove: async (context) => {
      const { canvas, press } = context;
      await press('Tab');
      await expect(canvas.getByRole('link')).toHaveFocus();
      await leaves(context);
    },
  },
  {
    key: 'Enter',
    given: 'On the other language',
    result: 'Opens the same page in it',
    prove: async ({ press }) => {
      followed.mockClear();
      await press('Tab', 'Enter');
      await expect(followed).toHaveBeenCalledOnce();
    },
  },
];
