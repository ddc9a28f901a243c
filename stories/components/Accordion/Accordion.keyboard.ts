import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { itemsIn } from './items.ts';

/** What the keys do: a disclosure's (APG, Disclosure), as the browser has it. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the list, then on a closed item', 'Avant la liste, puis sur un élément fermé'],
    result: ['Moves to the next item: one stop each', 'Passe à l’élément suivant\u00a0: un arrêt par élément'],
    prove: async ({ canvasElement, press }) => {
      const [first, second] = itemsIn(canvasElement);
      await press('Tab');
      await expect(first?.summary).toHaveFocus();
      await press('Tab');
      await expect(second?.summary).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['On a title', 'Sur un titre'],
    result: ['Opens its text; again, closes it. The focus stays', 'Ouvre son texte; une deuxième fois, le ferme. Le focus reste en place'],
    prove: async ({ canvasElement, press }) => {
      const [first] = itemsIn(canvasElement);
      await press('Tab', 'Enter');
      await expect(first?.answer).toBeVisible();
      await expect(first?.summary).toHaveFocus();
      await press('Enter');
      await expect(first?.answer).not.toBeVisible();
    },
  },
  {
    key: 'Space',
    given: ['On the second title, the first being open', 'Sur le deuxième titre, le premier étant ouvert'],
    result: ['Opens its text too; again, closes it', 'Ouvre aussi son texte; une deuxième fois, le ferme'],
    prove: async ({ canvasElement, press }) => {
      const [first, second] = itemsIn(canvasElement);
      await press('Tab', 'Enter', 'Tab', 'Space');
      await expect(second?.answer).toBeVisible();
      await expect(first?.answer).toBeVisible();
      await press('Space');
      await expect(second?.answer).not.toBeVisible();
    },
  },
];
