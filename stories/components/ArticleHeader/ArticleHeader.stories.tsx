import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleBack, ArticleFact, ArticleFacts, ArticleHeader, ArticleLead, ArticlePicture, ArticleTitle, ArticleTopBar } from '@uno/ui/ArticleHeader';
import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@uno/ui/Breadcrumb';
import { CategoryBadgeLink } from '@uno/ui/CategoryBadge';
import { ImageWithFallback } from '@uno/ui/ImageWithFallback';
import { CategoryWindow } from '@uno/ui/house/CategoryWindow';
import { expect, within } from 'storybook/test';
import { categories } from '../../../site/categories.ts';
import { pictureCrops, pictureSrc } from '../../../site/pictures.ts';
import { proves } from '../../documentation/keyboard.ts';
import { onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { articles, categoryNames } from '../BlogCard/articles.tsx';
import { keyboard } from './ArticleHeader.keyboard.ts';
import { words } from './words.ts';

// The article on half the water.
const [, , article] = articles;
if (!article) throw new Error('stories/components/BlogCard/articles.tsx has no third article, which the stories of ArticleHeader show.');
const { category, date, words: texts } = article;

interface Head {
  /** Whether the article has a picture. */
  picture: boolean;
}

function Head({ picture }: Head) {
  const t = useWords(words);
  const { title, excerpt } = useWords(texts);
  const names = useWords(categoryNames);
  return (
    <ArticleHeader>
      <ArticleTopBar>
        <ArticleBack href="#blog">{t.back}</ArticleBack>
        <Breadcrumb aria-label={t.here}>
          <BreadcrumbLink href="#home">{t.home}</BreadcrumbLink>
          <BreadcrumbLink href="#blog">{t.blog}</BreadcrumbLink>
          <BreadcrumbPage>{title}</BreadcrumbPage>
        </Breadcrumb>
      </ArticleTopBar>
      <CategoryBadgeLink tint={categories[category]} mark={<CategoryWindow tint={categories[category]} />} href="#category">
        {names[category]}
      </CategoryBadgeLink>
      <ArticleTitle>{title}</ArticleTitle>
      <ArticleFacts aria-label={t.facts}>
        <ArticleFact>
          <time dateTime={date}>{t.day}</time>
        </ArticleFact>
        <ArticleFact>{t.minutes}</ArticleFact>
        <ArticleFact>{t.by}</ArticleFact>
      </ArticleFacts>
      {picture && (
        <ArticlePicture>
          <ImageWithFallback src={pictureSrc('warehouseCleaning')} alt={t.alt} {...pictureCrops.full} />
        </ArticlePicture>
      )}
      <ArticleLead>{excerpt}</ArticleLead>
    </ArticleHeader>
  );
}

const meta = {
  title: 'Blog/ArticleHeader',
  component: Head,
  subcomponents: { ArticleHeader, ArticleTopBar, ArticleBack, ArticleTitle, ArticleFacts, ArticleFact, ArticlePicture, ArticleLead },
  args: { picture: true },
} satisfies Meta<typeof Head>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Over an article of the blog. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe(wordsIn(texts, globals).title);
    const facts = within(canvas.getByRole('list', { name: t.facts }));
    await expect(facts.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([t.day, t.minutes, t.by]);
    await expect(facts.getAllByRole('listitem')[0]?.querySelector('time')).toHaveAttribute('datetime', date);
    // WCAG 2.5.8
    await expect(canvas.getByRole('link', { name: t.back }).getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }),
};

/** Without a picture: the facts are above the lead. */
export const WithoutPicture: Story = { args: { picture: false } };

/** On phones. */
export const OnPhones: Story = onPhones('46rem');

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
