import { FilterChipLink, FilterChips } from '@uno/ui/FilterChips';
import { ResultCount } from '@uno/ui/ResultCount';
import { SearchField } from '@uno/ui/SearchField';
import { Container } from '@uno/ui/Section';
import type { Tag } from '../../../blog/article.ts';
import { business } from '../../../business.ts';
import type { CategorySlug } from '../../../categories.ts';
import type { nav } from '../../../content/en/nav.ts';
import { hrefOf } from '../../../routes.ts';
import { ArticleCards } from '../../blog/ArticleCards.tsx';
import { Aside, AsideLinks, AsideOffer } from '../../blog/Aside.tsx';
import type { Listing } from '../../blog/listing.ts';
import { ListPages } from '../../blog/ListPages.tsx';
import * as lists from '../../blog/lists.css.ts';
import { serviceLinksOf } from '../../blog/serviceLinks.ts';
import { Shelf } from '../../blog/Shelf.tsx';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import * as styles from './Page.css.ts';
import type { Words } from './strings.en.ts';

/** How many tags the index offers to choose from, and how many as popular (behaviour.md 4.4). */
const TAGS_TO_CHOOSE = 12;
const POPULAR_TAGS = 8;

/** What a page of the index shows. */
export interface BlogContent {
  readonly listing: Listing;
  /** The categories that have articles. */
  readonly categories: readonly CategorySlug[];
  /** Those with the most articles first. */
  readonly tags: readonly Tag[];
}

/** The page's idea: the supply closet, whose shelf holds a thing for each category. */
function Opening({ categories }: Pick<BlogContent, 'categories'>) {
  const t = useT<Words>();
  return (
    <div className={styles.closet}>
      <Container className={styles.opening}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('blog.title')}</h1>
          <p className={styles.lead}>{t('blog.lead')}</p>
        </div>
        <Shelf label={t('blog.shelf')} kept={categories} />
      </Container>
    </div>
  );
}

/** The index of the blog, each of its pages. */
export default function BlogPage({ listing, categories, tags }: BlogContent) {
  const locale = useLocale();
  const t = useT<Words & typeof nav>();
  const { page, total } = listing;
  const tagLink = ({ slug, label }: Tag) => ({ href: hrefOf('blogTag', locale, { tag: slug }), text: label });
  return (
    <>
      <Opening categories={categories} />
      <Container className={lists.columns}>
        <section className={lists.list} aria-labelledby="articles">
          <div className={styles.finder}>
            <SearchField label={t('blog.search')} labels={{ submit: t('blog.searchSubmit'), clear: t('blog.searchClear') }} action={hrefOf('blog', locale)} />
            <FilterChips label={t('blog.tags')}>
              {tags.slice(0, TAGS_TO_CHOOSE).map((tag) => (
                <FilterChipLink key={tag.slug} href={tagLink(tag).href}>
                  {tag.label}
                </FilterChipLink>
              ))}
            </FilterChips>
          </div>
          <div className={lists.heading}>
            <h2 id="articles" className={lists.name}>
              {page === 1 ? t('blog.articles') : t('blog.articlesPage', { page })}
            </h2>
            <ResultCount>{t('blog.count', { count: total })}</ResultCount>
          </div>
          <ArticleCards articles={listing.articles} />
          <ListPages listing={listing} hrefOf={(number) => (number === 1 ? hrefOf('blog', locale) : hrefOf('blogPage', locale, { page: String(number) }))} />
        </section>
        <Aside label={t('blog.ways')}>
          <AsideOffer title={t('blog.write')} text={t('blog.writeText', { hours: business.promises.messageReplyHours })} href={hrefOf('contact', locale)}>
            {t('blog.writeLink')}
          </AsideOffer>
          <AsideLinks title={t('blog.services')} links={serviceLinksOf(['services', 'office', 'building', 'warehouse', 'whyPartner'], locale, t)} />
          <AsideLinks title={t('blog.popular')} links={tags.slice(0, POPULAR_TAGS).map(tagLink)} />
        </Aside>
      </Container>
    </>
  );
}
