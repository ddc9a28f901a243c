import { ResultCount } from '@uno/ui/ResultCount';
import { SearchField } from '@uno/ui/SearchField';
import { Container } from '@uno/ui/Section';
import type { Tag } from '../../../blog/article.ts';
import type { CategorySlug } from '../../../categories.ts';
import { SCREEN_ONLY } from '../../../protocol.ts';
import { hrefOf } from '../../../routes.ts';
import { ArticleCards } from '../../blog/ArticleCards.tsx';
import { FilterLinks } from '../../blog/FilterLinks.tsx';
import * as finder from '../../blog/Finder.css.ts';
import { IndexAside } from '../../blog/IndexAside.tsx';
import type { Listing } from '../../blog/listing.ts';
import { ListPages } from '../../blog/ListPages.tsx';
import * as lists from '../../blog/lists.css.ts';
import { Opening } from '../../blog/Opening.tsx';
import { TAGS_TO_CHOOSE } from '../../blog/start.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';

/** What a further page of the index shows. */
export interface FurtherPageContent {
  readonly listing: Listing;
  /** The categories that have articles. */
  readonly categories: readonly CategorySlug[];
  /** Sorted by number of articles. */
  readonly tags: readonly Tag[];
}

/** A further page of the index, with the layout of the first. It works without JavaScript. */
export default function BlogFurtherPage({ listing, categories, tags }: FurtherPageContent) {
  const locale = useLocale();
  const t = useT<'blog'>();
  const { page, total } = listing;
  return (
    <>
      <Opening />
      <Container className={lists.columns}>
        <section className={lists.list} aria-labelledby="articles">
          <div className={finder.still} {...{ [SCREEN_ONLY]: '' }}>
            <SearchField className={finder.sent} label={t('blog.search')} labels={{ submit: t('blog.searchSubmit'), clear: t('blog.searchClear') }} action={hrefOf('blog', locale)} />
            <FilterLinks categories={categories} tags={tags.slice(0, TAGS_TO_CHOOSE)} />
          </div>
          <div className={lists.heading}>
            <h2 id="articles" className={lists.name}>
              {t('blog.articlesPage', { page })}
            </h2>
            <ResultCount>{t('blog.count', { count: total })}</ResultCount>
          </div>
          <ArticleCards articles={listing.articles} />
          <ListPages listing={listing} hrefOf={(number) => (number === 1 ? hrefOf('blog', locale) : hrefOf('blogPage', locale, { page: String(number) }))} />
        </section>
        <IndexAside tags={tags} />
      </Container>
    </>
  );
}
