import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleNavigation, NextArticle, PreviousArticle } from '@uno/ui/ArticleNavigation';
import { expect, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useChoice, useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { articles } from '../BlogCard/articles.tsx';
import { keyboard } from './ArticleNavigation.keyboard.ts';
import { words } from './words.ts';

const [newer, older] = articles;
if (!newer || !older) throw new Error('stories/components/BlogCard/articles.tsx has fewer than two articles, which the stories of ArticleNavigation show.');

interface Neighbours {
  /** Whether the article is the oldest, and none comes before it. */
  isFirst: boolean;
  /** Whether the article is the newest, and none comes after it. */
  isLast: boolean;
}

function Neighbours({ isFirst, isLast }: Neighbours) {
  const t = useWords(words);
  const choose = useChoice();
  return (
    <ArticleNavigation aria-label={t.label}>
      {!isFirst && older && (
        <PreviousArticle label={t.previous} href={`#${older.slug}`}>
          {choose(older.words).title}
        </PreviousArticle>
      )}
      {!isLast && newer && (
        <NextArticle label={t.next} href={`#${newer.slug}`}>
          {choose(newer.words).title}
        </NextArticle>
      )}
    </ArticleNavigation>
  );
}

const meta = {
  title: 'Blog/ArticleNavigation',
  component: Neighbours,
  subcomponents: { ArticleNavigation, PreviousArticle, NextArticle },
  args: { isFirst: false, isLast: false },
} satisfies Meta<typeof Neighbours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the foot of an article between two others. */
export const Default: Story = {
  play: inTests(async ({ canvasElement, globals }) => {
    const t = wordsIn(words, globals);
    const neighbours = within(within(canvasElement).getByRole('navigation', { name: t.label }));
    const [previous, next] = neighbours.getAllByRole('link');
    await expect(previous).toHaveAccessibleName(`${t.previous} ${wordsIn(older.words, globals).title}`);
    await expect(previous).toHaveAttribute('rel', 'prev');
    await expect(next).toHaveAccessibleName(`${t.next} ${wordsIn(newer.words, globals).title}`);
    await expect(next).toHaveAttribute('rel', 'next');
  }),
};

/** The newest article has only one before it. */
export const AtTheNewest: Story = { args: { isLast: true } };

/** The oldest article has only one after it. */
export const AtTheOldest: Story = { args: { isFirst: true } };

/** On a phone: one below the other. */
export const OnPhones: Story = onPhones('20rem');

/** Every state, side by side. The landmarks of one page need different names. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const t = useWords(words);
    const { title } = useWords(newer.words);
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {} }}
        render={(given, id) => (
          <ArticleNavigation id={id} aria-label={`${t.label} (${id})`} {...given}>
            <NextArticle label={t.next} href="#next">
              {title}
            </NextArticle>
          </ArticleNavigation>
        )}
      />
    );
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
