import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** The header has no keys of its own, only the order of its parts. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the header', 'Avant l’en-tête'],
    result: ['Moves to the wordmark, which leads home; then through what is shown of navigation, language and action, in reading order', 'Passe au logotype, qui mène à l’accueil; puis, dans l’ordre de lecture, à la navigation, à la langue et à l’action, si elles sont affichées'],
    prove: async ({ canvas, canvasElement, press }) => {
      const stops = [...canvasElement.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
      const [home] = canvas.getAllByRole('link');
      await expect(stops[0]).toBe(home);
      for (const stop of stops) {
        await press('Tab');
        await expect(stop).toHaveFocus();
      }
    },
  },
];
