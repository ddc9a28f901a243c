import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

/** The words of the story. */
const wordsOf = ({ globals }: ProofContext) => wordsIn(words, globals);

/** A disclosure with two buttons; it starts open. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the open panel', 'Avant le panneau ouvert'],
    result: ['Moves to its cover, then to its buttons', 'Passe à son titre, puis à ses boutons'],
    prove: async (context) => {
      const t = wordsOf(context);
      await context.press('Tab');
      await expect(context.canvas.getByText(t.summary)).toHaveFocus();
      await context.press('Tab');
      await expect(context.canvas.getByRole('button', { name: t.check })).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['On the cover', 'Sur le titre'],
    result: ['Shuts the panel; pressed again, opens it', 'Ferme le panneau; une deuxième fois, l’ouvre'],
    prove: async (context) => {
      const t = wordsOf(context);
      const check = context.canvas.getByText(t.check);
      await expect(check).toBeVisible();
      await context.press('Tab', 'Enter');
      await expect(check).not.toBeVisible();
      await context.press('Enter');
      await expect(check).toBeVisible();
    },
  },
  {
    key: 'Space',
    given: ['On the cover', 'Sur le titre'],
    result: ['Shuts the panel', 'Ferme le panneau'],
    prove: async (context) => {
      await context.press('Tab', 'Space');
      await expect(context.canvas.getByText(wordsOf(context).check)).not.toBeVisible();
    },
  },
  {
    key: 'Enter',
    given: ['On “Check again”', 'Sur «\u00a0Vérifier de nouveau\u00a0»'],
    result: ['Checks both tables; the focus stays on the button meanwhile', 'Vérifie les deux tables; pendant ce temps, le focus reste sur le bouton'],
    prove: async (context) => {
      const check = context.canvas.getByRole('button', { name: wordsOf(context).check });
      await context.press('Tab', 'Tab', 'Enter');
      await expect(context.args['onCheck']).toHaveBeenCalled();
      await expect(check).toHaveFocus();
    },
  },
];
