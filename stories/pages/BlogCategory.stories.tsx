import type { Meta, StoryObj } from '@storybook/react-vite';
import { listingOf } from '../../site/src/blog/listing.ts';
import BlogCategoryPage from '../../site/src/pages/blogCategory/Page.tsx';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { stringsInBoth } from '../siteWords.ts';
import { useArticles } from './useArticles.ts';
import { wholePage } from './wholePage.tsx';

const dictionaries = stringsInBoth(['blogCategory']);

function BlogCategory() {
  const own = useArticles().filter(({ category }) => category === 'operations');
  return (
    <Site path="/blog" dictionary={useWords(dictionaries)}>
      <BlogCategoryPage category="operations" listing={listingOf(own, 1)} others={['cleaning-tips', 'sustainability', 'case-studies', 'industry-updates']} />
    </Site>
  );
}

const meta = {
  title: 'Pages/BlogCategory',
  component: BlogCategory,
  ...wholePage,
} satisfies Meta<typeof BlogCategory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The articles of a category, under its name and its drawing. */
export const Default: Story = { name: 'BlogCategory' };
