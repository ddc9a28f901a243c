import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThrough } from '../../documentation/keyboardRows.ts';

/** What moves in an element, by state. */
const states = (element: Element): Set<string> => new Set(element.getAnimations({ subtree: true }).map(({ playState }) => playState));

/** The pause is a checkbox, so its keys are a checkbox's (APG, Checkbox). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThrough('checkbox', 'Before the stage', 'Moves to the pause; the words take no focus'),
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
