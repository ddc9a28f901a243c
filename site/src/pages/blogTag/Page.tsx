import { ArticleBack } from '@uno/ui/ArticleHeader';
import { Container } from '@uno/ui/Section';
import { TagChipLink } from '@uno/ui/TagChip';
import type { Tag } from '../../../blog/article.ts';
import { hrefOf } from '../../../routes.ts';
import { ArticleCards } from '../../blog/ArticleCards.tsx';
import { AsideChips } from '../../blog/Aside.tsx';
import { ListAside } from '../../blog/ListAside.tsx';
import type { Listing } from '../../blog/listing.ts';
import { ListPagination } from '../../blog/ListPagination.tsx';
import * as lists from '../../blog/lists.css.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import * as styles from './Page.css.ts';

/** The content of a page of a tag. */
export interface TagContent {
  readonly tag: Tag;
  readonly listing: Listing;
  /** The related tags, the closest first. */
  readonly related: readonly Tag[];
}

/** A list of fewer articles is shorter than the aside, which is then below it. */
const MIN_BESIDE_ASIDE = 3;

/** The articles of a tag, one per row: picture and date on the left, text on the right. */
export default function BlogTagPage({ tag, listing, related }: TagContent) {
  const locale = useLocale();
  const t = useT<'blogTag'>();
  return (
    <>
      <Container className={styles.opening}>
        <ArticleBack href={hrefOf('blog', locale)}>{t('blog.back')}</ArticleBack>
        <div className={styles.outline}>
          <div data-surface="tint" className={styles.head}>
            <h1 className={styles.title}>{t('blog.tagged', { tag: tag.label })}</h1>
            <p className={styles.count}>{t('blog.withTag', { count: listing.total })}</p>
          </div>
        </div>
      </Container>
      <Container className={listing.articles.length < MIN_BESIDE_ASIDE ? lists.rows : lists.columns}>
        <div className={lists.list}>
          <ArticleCards articles={listing.articles} level={2} tag={tag.slug} layout="list" />
          <ListPagination listing={listing} hrefOf={(page) => hrefOf('blogTag', locale, { tag: tag.slug, ...(page > 1 && { page: String(page) }) })} />
        </div>
        <ListAside>
          <AsideChips title={t('blog.relatedTags')}>
            {related.map(({ slug, label }) => (
              <li key={slug}>
                <TagChipLink href={hrefOf('blogTag', locale, { tag: slug })}>{label}</TagChipLink>
              </li>
            ))}
          </AsideChips>
        </ListAside>
      </Container>
    </>
  );
}
