import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { tagsByCount } from '../../site/blog/tags.ts';
import type { CategorySlug } from '../../site/categories.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { ArticleCards } from '../../site/src/blog/ArticleCards.tsx';
import { BlogIndex } from '../../site/src/blog/BlogIndex.tsx';
import { IndexAside } from '../../site/src/blog/IndexAside.tsx';
import { listingOf } from '../../site/src/blog/listing.ts';
import { BlogOpening } from '../../site/src/blog/BlogOpening.tsx';
import { TAGS_TO_CHOOSE } from '../../site/src/blog/indexData.ts';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import BlogFurtherPage from '../../site/src/pages/blogPage/Page.tsx';
import { inTests } from '../inTests.ts';
import { useWords } from '../language.ts';
import { wordsIn } from '../locale.ts';
import { loadSearchFiles, searchFilesOf } from './searchFiles.ts';
import { Site } from './Site.tsx';
import { stringsInBoth } from '../siteWords.ts';
import { useArticles } from './useArticles.ts';
import { expectPageLandmarks, wholePage } from './wholePage.tsx';

const dictionaries = stringsInBoth(['nav', 'blog']);

const categories: readonly CategorySlug[] = ['cleaning-tips', 'operations', 'sustainability', 'case-studies', 'industry-updates'];

/** Keeps links from opening a page, also those in static HTML, which React does not handle: a story has no other pages. */
const staysHere = (element: HTMLElement | null): void =>
  element?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });

function Index() {
  const articles = useArticles();
  const tags = tagsByCount(articles);
  const first = listingOf(articles, 1).articles;
  const data = { total: articles.length, categories, tags: tags.slice(0, TAGS_TO_CHOOSE), files: searchFilesOf(articles) };
  return (
    <div ref={staysHere}>
      <BlogIndex
        content={{ data, opening: <BlogOpening />, cards: <ArticleCards articles={first} layout="lead" />, aside: <IndexAside tags={tags} /> }}
      />
    </div>
  );
}

function IndexAt({ query }: { /** The query of the address. */ query: Readonly<Record<Locale, string>> }) {
  const [newest] = useArticles();
  return (
    <Site path={`/blog${query[useLocale()]}`} dictionary={useWords(dictionaries)}>
      <Index key={newest?.title} />
    </Site>
  );
}

/** Without JavaScript, links to the categories, the tags and the other pages replace the search. */
const filtersNeedScript = {
  check: 'without-script',
  reason: 'The filters read their files with a script. Without scripts their place says so, and the links to categories, tags and further pages lead to every article.',
  until: '2027-05-21',
} as const;

const meta = {
  title: 'Pages/BlogIndex',
  component: IndexAt,
  ...wholePage,
  args: { query: { 'en-CA': '', 'fr-CA': '' } },
  parameters: { ...wholePage.parameters, modes: { exempt: [...wholePage.parameters.modes.exempt, filtersNeedScript] } },
  loaders: [...wholePage.loaders, loadSearchFiles],
} satisfies Meta<typeof IndexAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The index of the blog: a shelf with a thing for each category, the search and the filters, the newest articles. */
export const Default: Story = {
  play: inTests(async (context) => {
    await expectPageLandmarks(context);
    const t = wordsIn(dictionaries, context.globals);
    const category = context.canvas.getByRole('button', { name: t['blog.category.operations'] });
    await userEvent.click(category);
    await expect(await context.canvas.findByRole('heading', { name: t['blog.narrowed'] })).toBeVisible();
    await expect(category).toHaveAttribute('aria-pressed', 'true');
  }),
};

/** Searched and filtered: matches are marked, and each filter can be removed. */
export const Narrowed: Story = {
  args: { query: { 'en-CA': '?search=floor&category=cleaning-tips', 'fr-CA': '?search=plancher&category=cleaning-tips' } },
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(dictionaries, globals);
    await expect(await canvas.findByRole('heading', { name: t['blog.narrowed'] })).toBeVisible();
    const active = within(canvas.getByRole('group', { name: t['blog.active'] }));
    await expect(active.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(active.getByRole('button', { name: t['blog.clearAll'] }));
    await expect(await canvas.findByRole('heading', { name: t['blog.articles'] })).toBeVisible();
  }),
};

/** Nothing is found: a link back to all articles replaces the cards. */
export const NothingFound: Story = {
  args: { query: { 'en-CA': '?search=xyzzyq', 'fr-CA': '?search=xyzzyq' } },
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(dictionaries, globals);
    await expect(await canvas.findByText(t['blog.noneTitle'])).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: t['blog.clearFilters'] }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: t['blog.articles'] })).toHaveFocus());
  }),
};

function FurtherPage() {
  const articles = useArticles();
  return (
    <Site path="/blog" dictionary={useWords(dictionaries)}>
      <BlogFurtherPage listing={listingOf(articles, 2)} categories={categories} tags={tagsByCount(articles)} />
    </Site>
  );
}

/** Page 2 of the list: it runs no script, and its search leads to the first page. */
export const Further: Story = { render: () => <FurtherPage /> };
