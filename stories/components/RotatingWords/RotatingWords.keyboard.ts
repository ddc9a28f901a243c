import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThrough } from '../../documentation/keyboardRows.ts';

/** What moves in an element, by state. */
const states = (element: Element): Set<string> => new Set(element.getAnimations({ subtree: true }).map(({ playState }) => playState));

/** The pause is a checkbox, so its keys are a checkbox's (APG, Checkbox). */
export const keyboard: readonly KeyboardRow[] = [
  tabsThrough(
    'checkbox',
    ['Before the stage', 'Avant la scène'],
    ['Moves to the pause; the words take no focus', 'Passe à la pause; les mots ne prennent pas le focus'],
  ),
  {
    key: 'Space',
    given: ['On the pause, not checked', 'Sur la pause, non cochée'],
    result: ['Checks it: everything that moves in the stage stops where it is', 'La coche\u00a0: tout ce qui bouge dans la scène s’arrête sur place'],
    prove: async ({ canvas, canvasElement, press }) => {
      await expect(states(canvasElement)).toEqual(new Set(['running']));
      await press('Tab', 'Space');
      await expect(canvas.getByRole('checkbox')).toBeChecked();
      await expect(states(canvasElement)).toEqual(new Set(['paused']));
    },
  },
  {
    key: 'Space',
    given: ['On the pause, checked', 'Sur la pause, cochée'],
    result: ['Unchecks it: everything goes on from where it stopped', 'La décoche\u00a0: tout reprend là où tout s’était arrêté'],
    prove: async ({ canvas, canvasElement, press }) => {
      await press('Tab', 'Space', 'Space');
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
      await expect(states(canvasElement)).toEqual(new Set(['running']));
    },
  },
];
