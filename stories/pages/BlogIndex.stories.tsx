import type { Meta, StoryObj } from '@storybook/react-vite';
import articlesOf from 'virtual:articles';
import { tagsByCount } from '../../site/blog/tags.ts';
import { listingOf } from '../../site/src/blog/listing.ts';
import BlogFurtherPage from '../../site/src/pages/blogPage/Page.tsx';
import { dictionary as en } from '../../site/src/pages/blogPage/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/blogPage/strings.fr.ts';
import { useChoice, useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function BlogIndex() {
  const articles = useChoice()(articlesOf);
  return (
    <Site path="/blog" dictionary={useWords(dictionaries)}>
      <BlogFurtherPage listing={listingOf(articles, 1)} categories={['cleaning-tips', 'operations', 'sustainability', 'case-studies', 'industry-updates']} tags={tagsByCount(articles)} />
    </Site>
  );
}

const meta = {
  title: 'Pages/BlogIndex',
  component: BlogIndex,
  ...wholePage,
} satisfies Meta<typeof BlogIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The index of the blog, as it is without a script: a shelf with a thing for each category, the search, the newest articles. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
