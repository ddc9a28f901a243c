import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** Told when the button is pressed. */
export const pressed = fn();

/** Told when the link is followed, which leads nowhere here. */
export const followed = fn((event: MouseEvent) => event.preventDefault());

/** What the keys do: a button's (APG, Button) and a link's (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the button',
    result: 'Moves to the button, then to the link',
    prove: async ({ canvas, press }) => {
      await press('Tab');
      await expect(canvas.getByRole('button')).toHaveFocus();
      await press('Tab');
      await expect(canvas.getByRole('link')).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: 'On the button',
    result: 'Presses it',
    prove: async ({ press }) => {
      pressed.mockClear();
      await press('Tab', 'Enter');
      await expect(pressed).toHaveBeenCalledOnce();
    },
  },
  {
    key: 'Space',
    given: 'On the button',
    result: 'Presses it',
    prove: async ({ press }) => {
      pressed.mockClear();
      await press('Tab', 'Space');
      await expect(pressed).toHaveBeenCalledOnce();
    },
  },
  {
    key: 'Enter',
    given: 'On the link',
    result: 'Follows it',
    prove: async ({ press }) => {
      followed.mockClear();
      await press('Tab', 'Tab', 'Enter');
      await expect(followed).toHaveBeenCalledOnce();
    },
  },
  {
    key: 'Space',
    given: 'On the link',
    result: 'Doesn’t follow it: the page scrolls, as on every link',
    prove: async ({ press }) => {
      followed.mockClear();
      await press('Tab', 'Tab', 'Space');
      await expect(followed).not.toHaveBeenCalled();
    },
  },
];
