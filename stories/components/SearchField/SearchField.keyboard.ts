import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

/** The field of the story, and its two buttons. */
function searchIn({ canvas, globals }: ProofContext) {
  const t = wordsIn(words, globals);
  return {
    field: canvas.getByRole('searchbox', { name: t.label }),
    clear: () => canvas.getByRole('button', { name: t.labels.clear }),
    submit: canvas.getByRole('button', { name: t.labels.submit }),
  };
}

/** What the keys do. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the field, which is empty', 'Avant le champ, qui est vide'],
    result: ['Moves to the field, then to the button that searches', 'Passe au champ, puis au bouton qui cherche'],
    prove: async (context) => {
      const { field, submit } = searchIn(context);
      await context.press('Tab');
      await expect(field).toHaveFocus();
      await context.press('Tab');
      await expect(submit).toHaveFocus();
    },
  },
  {
    key: 'Tab',
    given: ['In the field, with words in it', 'Dans le champ, où il y a des mots'],
    result: ['Moves to the clear button', 'Passe au bouton qui vide le champ'],
    prove: async (context) => {
      const { clear } = searchIn(context);
      await context.press('Tab', 's', 'e', 'l', 'Tab');
      await expect(clear()).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['In the field', 'Dans le champ'],
    result: ['Searches', 'Lance la recherche'],
    prove: async (context) => {
      await context.press('Tab', 's', 'e', 'l', 'Enter');
      await expect(context.args['onSearch']).toHaveBeenLastCalledWith('sel');
    },
  },
  {
    key: 'Escape',
    given: ['In the field, with words in it', 'Dans le champ, où il y a des mots'],
    result: ['Empties the field', 'Vide le champ'],
    prove: async (context) => {
      const { field } = searchIn(context);
      await context.press('Tab', 's', 'e', 'l', 'Escape');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    },
  },
  {
    key: 'Space',
    given: ['On the clear button', 'Sur le bouton qui vide le champ'],
    result: ['Clears the field and moves back into it', 'Vide le champ et y ramène le focus'],
    prove: async (context) => {
      const { field } = searchIn(context);
      await context.press('Tab', 's', 'e', 'l', 'Tab', 'Space');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    },
  },
];
