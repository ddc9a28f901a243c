import { expect } from 'storybook/test';
import { leaves } from '../../documentation/leaving.ts';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** What moves in an element, by state. */
const states = (element: Element): Set<string> => new Set(element.getAnimations({ subtree: true }).map(({ playState }) => playState));

/** The pause is a checkbox, so its keys are a checkbox's (APG, Checkbox). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the stage',
    result: 'Moves to the pause; the words take no focus',
    prove: async (context) => {
      await context.press('Tab');
      await expect(context.canvas.getByRole('checkbox')).toHaveFocus();
      await leaves(context);
    },
  },
  {
    key: 'Space',
    given: 'On the pause, not checked',
    result: 'Checks it: everything that moves in the stage stops where it is',
    prove: async ({ canvas, canvasElement, press }) => {
      await expect(states(canvasElement)).toEqual(new Set(['running']));
      await press('Tab', 'Space');
      await expect(canvas.getByRole('checkbox')).toBeChecked();
      await expect(states(canvasElement)).toEqual(new Set(['paused']));
    },
  },
  {
    key: 'Space',
    given: 'On the pause, checked',
    result: 'Unchecks it: everything goes on from where it stopped',
    prove: async ({ canvas, canvasElement, press }) => {
      await press('Tab', 'Space', 'Space');
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
      await expect(states(canvasElement)).toEqual(new Set(['running']));
    },
  },
];
