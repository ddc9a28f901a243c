import { expect } from 'storybook/test';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

/** The field of the story, by its name. */
function stepperIn({ canvas, globals }: ProofContext) {
  const t = wordsIn(words, globals);
  return { t, count: canvas.getByRole('spinbutton', { name: t.restrooms }) };
}

/** What the keys do (APG, Spinbutton). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the stepper', 'Avant le compteur'],
    result: ['Moves to the field; its two buttons are skipped', 'Passe au champ; ses deux boutons sont sautés'],
    prove: async (context) => {
      const { count } = stepperIn(context);
      await context.press('Tab');
      await expect(count).toHaveFocus();
      await expectFocusLeaves(context);
    },
  },
  {
    key: 'Arrow Up',
    given: ['In the field, which is empty', 'Dans le champ, qui est vide'],
    result: ['One more: 1', 'Un de plus\u00a0: 1'],
    prove: async (context) => {
      const { count } = stepperIn(context);
      await context.press('Tab', 'ArrowUp');
      await expect(count).toHaveValue(1);
    },
  },
  {
    key: 'Arrow Down',
    given: ['In the field, at 2, then at 0', 'Dans le champ, à 2, puis à 0'],
    result: ['One fewer, and never below 0', 'Un de moins, et jamais sous 0'],
    prove: async (context) => {
      const { count } = stepperIn(context);
      await context.press('Tab', '2', 'ArrowDown');
      await expect(count).toHaveValue(1);
      await context.press('ArrowDown', 'ArrowDown');
      await expect(count).toHaveValue(0);
    },
  },
  {
    key: 'Digits',
    given: ['In the field', 'Dans le champ'],
    result: ['Are typed as in any field; what is over 999 stays, and on leaving an error says so', 'S’écrivent comme dans tout champ; un nombre supérieur à 999 reste, et une erreur le dit quand on quitte le champ'],
    prove: async (context) => {
      const { t, count } = stepperIn(context);
      await context.press('Tab', '4', '0', '0', '0', 'Tab');
      await expect(count).toHaveValue(4000);
      await expect(count).toHaveAccessibleDescription(t.labels.outOfBounds(0, 999));
    },
  },
  {
    key: 'Enter',
    given: ['In the field, at 4000', 'Dans le champ, à 4\u00a0000'],
    result: ['Sends the form, which must refuse 4000; the error is beside the field already', 'Envoie le formulaire, qui doit refuser 4\u00a0000; l’erreur est déjà à côté du champ'],
    prove: async (context) => {
      const { t, count } = stepperIn(context);
      await context.press('Tab', '4', '0', '0', '0', 'Enter');
      await expect(count).toHaveValue(4000);
      await expect(count).toHaveAccessibleDescription(t.labels.outOfBounds(0, 999));
    },
  },
];
