import { expect, fn } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** Called with the address of a followed link; it opens no page here. */
export const followed = fn((_: string | null | undefined) => undefined);

/** Each step is a link (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the steps, then on each', 'Avant les étapes, puis sur chacune'],
    result: ['Moves to the next step; after the last, to the form’s first field', 'Passe à l’étape suivante; après la dernière, au premier champ du formulaire'],
    prove: async ({ canvas, press }) => {
      for (const link of canvas.getAllByRole('link')) {
        await press('Tab');
        await expect(link).toHaveFocus();
      }
      await press('Tab');
      await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['On the second step', 'Sur la deuxième étape'],
    result: ['Leads to its section', 'Mène à sa section'],
    prove: async ({ canvas, press }) => {
      const [, contact] = canvas.getAllByRole('region');
      followed.mockClear();
      await press('Tab', 'Tab', 'Enter');
      await expect(followed).toHaveBeenCalledWith(`#${contact?.id}`);
    },
  },
];
