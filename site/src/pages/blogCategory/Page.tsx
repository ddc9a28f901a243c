import { ArticleBack } from '@uno/ui/ArticleHeader';
import { CategoryBadge, CategoryBadgeLink } from '@uno/ui/CategoryBadge';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Container } from '@uno/ui/Section';
import { CategoryWindow } from '@uno/ui/house/CategoryWindow';
import { categories, type CategorySlug } from '../../../categories.ts';
import { hrefOf } from '../../../routes.ts';
import { ArticleCards } from '../../blog/ArticleCards.tsx';
import { AsideChips } from '../../blog/Aside.tsx';
import { ListAside } from '../../blog/ListAside.tsx';
import { CategoryDrawing } from '../../blog/CategoryDrawing.tsx';
import type { Listing } from '../../blog/listing.ts';
import { ListPagination } from '../../blog/ListPagination.tsx';
import * as lists from '../../blog/lists.css.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import * as styles from './Page.css.ts';

/** The content of a page of a category. */
export interface CategoryContent {
  readonly category: CategorySlug;
  readonly listing: Listing;
  /** The other categories that have articles. */
  readonly others: readonly CategorySlug[];
}

/** The articles of a category, with the drawing of the category above the list. */
export default function BlogCategoryPage({ category, listing, others }: CategoryContent) {
  const locale = useLocale();
  const t = useT<'blogCategory'>();
  const { total } = listing;
  return (
    <>
      <div data-surface={`tag-${categories[category]}`} className={styles.shelf}>
        <Container className={styles.opening}>
          <div className={styles.top}>
            <ArticleBack href={hrefOf('blog', locale)}>{t('blog.back')}</ArticleBack>
            <CategoryBadge tint={categories[category]} mark={<CategoryWindow tint={categories[category]} />}>{t(`blog.category.${category}`)}</CategoryBadge>
          </div>
          <PageTitle className={styles.full}>{t(`blog.category.${category}`)}</PageTitle>
          <PageLead className={styles.lead}>{t(`blog.${category}.lead`)}</PageLead>
          <p className={styles.count}>{t('blog.inCategory', { count: total })}</p>
          <CategoryDrawing category={category} className={styles.drawing} />
        </Container>
      </div>
      <Container className={lists.columns}>
        <div className={lists.list}>
          <ArticleCards articles={listing.articles} level={2} />
          <ListPagination listing={listing} hrefOf={(page) => hrefOf('blogCategory', locale, { category, ...(page > 1 && { page: String(page) }) })} />
        </div>
        <ListAside>
          <AsideChips title={t('blog.otherCategories')}>
            {others.map((other) => (
              <li key={other}>
                <CategoryBadgeLink tint={categories[other]} mark={<CategoryWindow tint={categories[other]} />} href={hrefOf('blogCategory', locale, { category: other })}>
                  {t(`blog.category.${other}`)}
                </CategoryBadgeLink>
              </li>
            ))}
          </AsideChips>
        </ListAside>
      </Container>
    </>
  );
}
