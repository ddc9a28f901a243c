import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** The button that takes the box away (APG, Button). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Enter',
    given: ['On the button that hides the box', 'Sur le bouton qui masque l’encadré'],
    result: ['Takes the box away; the focus moves to the next control after it', 'Retire l’encadré; le focus passe au contrôle qui le suit'],
    prove: async ({ canvas, press }) => {
      const [hide, after] = canvas.getAllByRole('button');
      await press('Tab');
      await expect(hide).toHaveFocus();
      await press('Enter');
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
      await expect(after).toHaveFocus();
    },
  },
];
