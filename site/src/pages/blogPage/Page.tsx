import { ResultCount } from '@uno/ui/ResultCount';
import { SearchField } from '@uno/ui/SearchField';
import { Container } from '@uno/ui/Section';
import type { Tag } from '../../../blog/article.ts';
import type { CategorySlug } from '../../../categories.ts';
import { SCREEN_ONLY } from '../../../protocol.ts';
import { hrefOf } from '../../../routes.ts';
import { ArticleCards } from '../../blog/ArticleCards.tsx';
import { FilterLinks } from '../../blog/FilterLinks.tsx';
import * as index from '../../blog/BlogIndex.css.ts';
import { IndexAside } from '../../blog/IndexAside.tsx';
import type { Listing } from '../../blog/listing.ts';
import { ListPagination } from '../../blog/ListPagination.tsx';
import * as lists from '../../blog/lists.css.ts';
import { BlogOpening } from '../../blog/BlogOpening.tsx';
import { TAGS_TO_CHOOSE } from '../../blog/indexData.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';

/** The content of a page of the index after the first. */
export interface FurtherPageContent {
  readonly listing: Listing;
  /** The categories that have articles. */
  readonly categories: readonly CategorySlug[];
  /** Sorted by number of articles. */
  readonly tags: readonly Tag[];
}

/** A page of the index after the first, with the same layout. It works without JavaScript. */
export default function BlogFurtherPage({ listing, categories, tags }: FurtherPageContent) {
  const locale = useLocale();
  const t = useT<'blog'>();
  const { page, total } = listing;
  return (
    <>
      <BlogOpening />
      <Container className={lists.columns}>
        <section className={lists.list} aria-labelledby="articles">
          <div className={index.filterLinks} {...{ [SCREEN_ONLY]: '' }}>
            <SearchField className={index.searchField} label={t('blog.search')} labels={{ submit: t('blog.searchSubmit'), clear: t('blog.searchClear') }} action={hrefOf('blog', locale)} />
            <FilterLinks categories={categories} tags={tags.slice(0, TAGS_TO_CHOOSE)} />
          </div>
          <div className={lists.heading}>
            <h2 id="articles" className={lists.name}>
              {t('blog.articlesPage', { page })}
            </h2>
            <ResultCount>{t('blog.count', { count: total })}</ResultCount>
          </div>
          <ArticleCards articles={listing.articles} />
          <ListPagination listing={listing} hrefOf={(number) => (number === 1 ? hrefOf('blog', locale) : hrefOf('blogPage', locale, { page: String(number) }))} />
        </section>
        <IndexAside tags={tags} />
      </Container>
    </>
  );
}
