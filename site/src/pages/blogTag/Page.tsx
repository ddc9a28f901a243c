import { Link } from '@uno/ui/Link';
import { Container } from '@uno/ui/Section';
import { TagChipLink } from '@uno/ui/TagChip';
import { ArrowLeft } from 'lucide-react';
import type { Tag } from '../../../blog/article.ts';
import { hrefOf } from '../../../routes.ts';
import { ArticleCards } from '../../blog/ArticleCards.tsx';
import { Aside, AsideChips, AsideLinks } from '../../blog/Aside.tsx';
import type { Listing } from '../../blog/listing.ts';
import { ListPages } from '../../blog/ListPages.tsx';
import * as lists from '../../blog/lists.css.ts';
import { QuoteOffer } from '../../blog/QuoteOffer.tsx';
import { serviceLinksOf } from '../../blog/serviceLinks.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import * as styles from './Page.css.ts';

/** What a page of a tag shows. */
export interface TagContent {
  readonly tag: Tag;
  readonly listing: Listing;
  /** The related tags, the closest first. */
  readonly related: readonly Tag[];
}

/** Fewer articles than this are shorter than the aside, which is then below them. */
const FEW = 3;

/** The articles of a tag, one per row: picture and date on the left, text on the right. */
export default function BlogTagPage({ tag, listing, related }: TagContent) {
  const locale = useLocale();
  const t = useT<'blogTag'>();
  return (
    <>
      <Container className={styles.opening}>
        <Link href={hrefOf('blog', locale)} className={lists.back}>
          <ArrowLeft aria-hidden="true" className={lists.arrow} />
          {t('blog.back')}
        </Link>
        <div className={styles.outline}>
          <div className={styles.head}>
            <h1 className={styles.title}>{t('blog.tagged', { tag: tag.label })}</h1>
            <p className={styles.count}>{t('blog.withTag', { count: listing.total })}</p>
          </div>
        </div>
      </Container>
      <Container className={listing.articles.length < FEW ? lists.rows : lists.columns}>
        <div className={lists.list}>
          <ArticleCards articles={listing.articles} level={2} tag={tag.slug} layout="list" />
          <ListPages listing={listing} hrefOf={(page) => hrefOf('blogTag', locale, { tag: tag.slug, ...(page > 1 && { page: String(page) }) })} />
        </div>
        <Aside label={t('blog.ways')}>
          <AsideChips title={t('blog.relatedTags')}>
            {related.map(({ slug, label }) => (
              <li key={slug}>
                <TagChipLink href={hrefOf('blogTag', locale, { tag: slug })}>{label}</TagChipLink>
              </li>
            ))}
          </AsideChips>
          <QuoteOffer />
          <AsideLinks title={t('blog.services')} links={serviceLinksOf(['services', 'whyPartner', 'industries'], locale, t)} />
        </Aside>
      </Container>
    </>
  );
}
