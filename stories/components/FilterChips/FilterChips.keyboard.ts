import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { tabsThrough } from '../../documentation/keyboardRows.ts';
import { wordsIn } from '../../locale.ts';
import { categoryNames, tagNames } from '../BlogCard/articles.tsx';
import { words } from './words.ts';

/** The names of the story. */
const namesIn = ({ globals }: ProofContext) => ({
  t: wordsIn(words, globals),
  categories: wordsIn(categoryNames, globals),
  tags: wordsIn(tagNames, globals),
});

/** The keys of the filters, which are buttons, and of the buttons that remove them. Operations and Winter are on. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThrough(
    'button',
    ['Before the filters, then on each', 'Avant les filtres, puis sur chacun'],
    ['Moves to the next filter, then to the button that removes each active one, then to Clear all', 'Passe au filtre suivant, puis au bouton qui retire chaque filtre actif, puis à «\u00a0Tout effacer\u00a0»'],
  ),
  {
    key: 'Space',
    given: ['On a filter that is off', 'Sur un filtre inactif'],
    result: ['Switches it on; pressed again, off', 'L’active; une deuxième fois, le désactive'],
    prove: async (context) => {
      const { categories } = namesIn(context);
      const first = context.canvas.getByRole('button', { name: categories['cleaning-tips'] });
      await expect(first).toHaveAttribute('aria-pressed', 'false');
      await context.press('Tab', 'Space');
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await context.press('Space');
      await expect(first).toHaveAttribute('aria-pressed', 'false');
    },
  },
  {
    key: 'Enter',
    given: ['On a filter that is off', 'Sur un filtre inactif'],
    result: ['Switches it on', 'L’active'],
    prove: async (context) => {
      const { categories } = namesIn(context);
      await context.press('Tab', 'Enter');
      await expect(context.canvas.getByRole('button', { name: categories['cleaning-tips'] })).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    key: 'Enter',
    given: ['On the button that removes the first of two active filters', 'Sur le bouton qui retire le premier de deux filtres actifs'],
    result: ['Removes it; the focus moves to the button of the next filter', 'Le retire; le focus passe au bouton du filtre suivant'],
    prove: async (context) => {
      const { t, categories, tags } = namesIn(context);
      context.canvas.getByRole('button', { name: t.remove(categories.operations) }).focus();
      await context.press('Enter');
      await expect(context.canvas.getByRole('button', { name: t.remove(tags.winter) })).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['On the button that removes the last of two active filters', 'Sur le bouton qui retire le second de deux filtres actifs'],
    result: ['Removes it; the focus moves to the button of the previous filter', 'Le retire; le focus passe au bouton du filtre précédent'],
    prove: async (context) => {
      const { t, categories, tags } = namesIn(context);
      context.canvas.getByRole('button', { name: t.remove(tags.winter) }).focus();
      await context.press('Enter');
      await expect(context.canvas.getByRole('button', { name: t.remove(categories.operations) })).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['On Clear all', 'Sur «\u00a0Tout effacer\u00a0»'],
    result: ['Removes all of them; their group keeps the focus, and shows a ring', 'Retire tous les filtres; leur groupe garde le focus, et un anneau le montre'],
    prove: async (context) => {
      const { t } = namesIn(context);
      context.canvas.getByRole('button', { name: t.clear }).focus();
      await context.press('Enter');
      await expect(context.canvas.getByRole('group', { name: t.active })).toHaveFocus();
    },
  },
];
