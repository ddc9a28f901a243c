import type { Meta, StoryObj } from '@storybook/react-vite';
import ArticlePage from '../../site/src/pages/article/Page.tsx';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { stringsInBoth } from '../siteWords.ts';
import { useArticles } from './useArticles.ts';
import { wholePage } from './wholePage.tsx';

const dictionaries = stringsInBoth(['blogPost', 'common']);

function Article() {
  const [next, article, previous] = useArticles();
  return (
    <Site path="/blog" dictionary={useWords(dictionaries)}>
      {article && <ArticlePage article={article} previous={previous} next={next} />}
    </Site>
  );
}

const meta = {
  title: 'Pages/Article',
  component: Article,
  ...wholePage,
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article: its contents list in the margin, its author at the end, and links to the articles before and after it. */
export const Default: Story = { name: 'Article' };
