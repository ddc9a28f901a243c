import type { Meta, StoryObj } from '@storybook/react-vite';
import { relatedTags, tagsByCount } from '../../site/blog/tags.ts';
import { listingOf } from '../../site/src/blog/listing.ts';
import BlogTagPage from '../../site/src/pages/blogTag/Page.tsx';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { stringsInBoth } from '../siteWords.ts';
import { useArticles } from './useArticles.ts';
import { wholePage } from './wholePage.tsx';

const dictionaries = stringsInBoth(['blogTag']);

function BlogTag() {
  const articles = useArticles();
  const [tag] = tagsByCount(articles);
  return (
    <Site path="/blog" dictionary={useWords(dictionaries)}>
      {tag && <BlogTagPage tag={tag} listing={listingOf(articles.filter(({ tags }) => tags.some(({ slug }) => slug === tag.slug)), 1)} related={relatedTags(articles, tag.slug).slice(0, 12)} />}
    </Site>
  );
}

const meta = {
  title: 'Pages/BlogTag',
  component: BlogTag,
  ...wholePage,
} satisfies Meta<typeof BlogTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The articles of a tag, one a row: picture and day at the left, words at the right. */
export const Default: Story = { name: 'BlogTag' };
