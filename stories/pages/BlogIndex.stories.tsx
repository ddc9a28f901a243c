import type { Meta, StoryObj } from '@storybook/react-vite';
import { tagsByCount } from '../../site/blog/tags.ts';
import { listingOf } from '../../site/src/blog/listing.ts';
import BlogFurtherPage from '../../site/src/pages/blogPage/Page.tsx';
import { dictionary as en } from '../../site/src/pages/blogPage/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/blogPage/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { useArticles } from './useArticles.ts';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function BlogIndex() {
  const articles = useArticles();
  return (
    <Site path="/blog" dictionary={useWords(dictionaries)}>
      <BlogFurtherPage listing={listingOf(articles, 1)} categories={['cleaning-tips', 'operations', 'sustainability', 'case-studies', 'industry-updates']} tags={tagsByCount(articles)} />
    </Site>
  );
}

/** Without a script, links to the categories, the tags and the further pages stand in the place of the search. */
const searchNeedsScript = [
  {
    check: 'without-script',
    element: '“Search',
    reason: 'The search reads its index with a script. Without scripts its place says so, and the links to categories, tags and further pages lead to every article.',
    until: '2027-05-21',
  },
];

const meta = {
  title: 'Pages/BlogIndex',
  component: BlogIndex,
  ...wholePage,
  parameters: { ...wholePage.parameters, modes: { exempt: [...wholePage.parameters.modes.exempt, ...searchNeedsScript] } },
} satisfies Meta<typeof BlogIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The index of the blog, as it is without a script: a shelf with a thing for each category, the search, the newest articles. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
