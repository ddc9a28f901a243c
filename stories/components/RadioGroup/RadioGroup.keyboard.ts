import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';

/** What the keys do (APG, Radio Group): the platform’s own. The first of six answers is chosen. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the group', 'Avant le groupe'],
    result: ['Moves to the chosen answer, or to the first while none is chosen; the next Tab leaves the group', 'Passe à la réponse choisie, ou à la première si aucune ne l’est; le Tab suivant sort du groupe'],
    prove: async (context) => {
      const { canvas, press } = context;
      await press('Tab');
      await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus();
      await expectFocusLeaves(context);
    },
  },
  {
    key: 'Arrow Down',
    given: ['On the first answer', 'Sur la première réponse'],
    result: ['Moves to the next answer and chooses it; Arrow Right does the same', 'Passe à la réponse suivante et la choisit; la flèche vers la droite fait de même'],
    prove: async ({ canvas, press }) => {
      const [, second, third] = canvas.getAllByRole('radio');
      await press('Tab', 'ArrowDown');
      await expect(second).toBeChecked();
      await expect(second).toHaveFocus();
      await press('ArrowRight');
      await expect(third).toBeChecked();
    },
  },
  {
    key: 'Arrow Up',
    given: ['On the second answer', 'Sur la deuxième réponse'],
    result: ['Moves to the previous answer and chooses it; from the first it goes round to the last. Arrow Left does the same', 'Passe à la réponse précédente et la choisit; de la première, passe à la dernière. La flèche vers la gauche fait de même'],
    prove: async ({ canvas, press }) => {
      const answers = canvas.getAllByRole('radio');
      await press('Tab', 'ArrowDown', 'ArrowUp');
      await expect(answers[0]).toBeChecked();
      await press('ArrowLeft');
      await expect(answers.at(-1)).toBeChecked();
    },
  },
];
