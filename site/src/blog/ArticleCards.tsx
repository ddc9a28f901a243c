import { BlogCard, BlogCardDate, BlogCardExcerpt, BlogCardMinutes, BlogCardMore, BlogCardList, BlogCardTags, BlogCardTitle } from '@uno/ui/BlogCard';
import { CategoryBadgeLink } from '@uno/ui/CategoryBadge';
import { TagChipLink } from '@uno/ui/TagChip';
import { CategoryWindow } from '@uno/ui/house/CategoryWindow';
import { type ComponentProps, memo } from 'react';
import { categories } from '../../categories.ts';
import { dayText, monthText } from '../../i18n/formats.ts';
import { pictureCrops, pictureSrc } from '../../pictures.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { type ArticleCardData, CARD_TAGS } from '../../blog/search/files.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { NO_MATCHES } from './listSource.ts';

/** The tags of a card. On the page of a tag, that tag is always among them. */
function tagsOnCard(tags: ArticleCardData['tags'], current: string | undefined): ArticleCardData['tags'] {
  const first = tags.slice(0, CARD_TAGS);
  const own = tags.find(({ slug }) => slug === current);
  return own === undefined || first.includes(own) ? first : [...first.slice(0, -1), own];
}

/** Options of the cards of a list. */
interface CardStyle {
  /** The level of each title. */
  level?: 2 | 3;
  /** On the page of a tag: its slug. */
  tag?: string;
  /** The words to highlight. Default: none. */
  matches?: ReadonlySet<string>;
}

/** The card of an article. Memoised, so that typing in the search does not render unchanged cards again. */
const ArticleCard = memo(function ArticleCard({
  article: { slug, title, excerpt, date, category, tags, picture, heroAlt, minutes },
  level = 3,
  tag,
  matches = NO_MATCHES,
}: CardStyle & { article: ArticleCardData }) {
  const locale = useLocale();
  const t = useT<'lists'>();
  return (
    <BlogCard
      picture={<img src={pictureSrc(picture, 'close')} alt={heroAlt} loading="lazy" decoding="async" {...pictureCrops.close} />}
      facts={
        <>
          <BlogCardDate dateTime={date} day={dayText(locale, new Date(date))}>
            {monthText(locale, new Date(date))}
          </BlogCardDate>
          <BlogCardMinutes minutes={minutes}>{t('blog.minutes')}</BlogCardMinutes>
        </>
      }
    >
      <CategoryBadgeLink tint={categories[category]} mark={<CategoryWindow tint={categories[category]} />} href={hrefOf('blogCategory', locale, { category })}>
        {t(`blog.category.${category}`)}
      </CategoryBadgeLink>
      <BlogCardTitle level={level} href={hrefOf('article', locale, { slug })}>
        <HighlightedText text={title} matches={matches} />
      </BlogCardTitle>
      <BlogCardExcerpt>
        <HighlightedText text={excerpt} matches={matches} />
      </BlogCardExcerpt>
      <BlogCardTags max={CARD_TAGS}>
        {tagsOnCard(tags, tag).map((one) => (
          <TagChipLink key={one.slug} href={hrefOf('blogTag', locale, { tag: one.slug })} current={one.slug === tag}>
            {one.label}
          </TagChipLink>
        ))}
      </BlogCardTags>
      <BlogCardMore>{t('blog.readMore')}</BlogCardMore>
    </BlogCard>
  );
});

/** Articles as cards, in the given order. */
export function ArticleCards({
  articles,
  layout,
  ...style
}: CardStyle & {
  articles: readonly ArticleCardData[];
  layout?: ComponentProps<typeof BlogCardList>['layout'];
}) {
  return (
    <BlogCardList layout={layout}>
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} {...style} />
      ))}
    </BlogCardList>
  );
}
