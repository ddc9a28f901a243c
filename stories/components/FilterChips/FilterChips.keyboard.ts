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
  tabsThrough('button', 'Before the filters, then on each', 'Moves to the next filter, then to the button that removes each active one, then to Clear all'),
  {
    key: 'Space',
    given: 'On a filter that is off',
    result: 'Switches it on; pressed again, off',
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
    given: 'On a filter that is off',
    result: 'Switches it on',
    prove: async (context) => {
      const { categories } = namesIn(context);
      await context.press('Tab', 'Enter');
      await expect(context.canvas.getByRole('button', { name: categories['cleaning-tips'] })).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    key: 'Enter',
    given: 'On the button that removes the first of two active filters',
    result: 'Removes it; the focus moves to the button of the next filter',
    prove: async (context) => {
      const { t, categories, tags } = namesIn(context);
      context.canvas.getByRole('button', { name: t.remove(categories.operations) }).focus();
      await context.press('Enter');
      await expect(context.canvas.getByRole('button', { name: t.remove(tags.winter) })).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: 'On the button that removes the last of two active filters',
    result: 'Removes it; the focus moves to the button of the previous filter',
    prove: async (context) => {
      const { t, categories, tags } = namesIn(context);
      context.canvas.getByRole('button', { name: t.remove(tags.winter) }).focus();
      await context.press('Enter');
      await expect(context.canvas.getByRole('button', { name: t.remove(categories.operations) })).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: 'On Clear all',
    result: 'Removes all of them; their group keeps the focus, and shows a ring',
    prove: async (context) => {
      const { t } = namesIn(context);
      context.canvas.getByRole('button', { name: t.clear }).focus();
      await context.press('Enter');
      await expect(context.canvas.getByRole('group', { name: t.active })).toHaveFocus();
    },
  },
];
