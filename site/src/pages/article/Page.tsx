import { ArticleBack, ArticleFact, ArticleFacts, ArticleHeader, ArticleLead, ArticlePicture, ArticleTitle, ArticleTopBar } from '@uno/ui/ArticleHeader';
import { ArticleNavigation, NextArticle, PreviousArticle } from '@uno/ui/ArticleNavigation';
import { AuthorCard, AuthorCardContact, AuthorCardName, AuthorCardRole } from '@uno/ui/AuthorCard';
import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@uno/ui/Breadcrumb';
import { ButtonLink } from '@uno/ui/Button';
import { Callout } from '@uno/ui/Callout';
import { CategoryBadgeLink } from '@uno/ui/CategoryBadge';
import { ContentsLink, ContentsList } from '@uno/ui/ContentsList';
import { ImageWithFallback } from '@uno/ui/ImageWithFallback';
import { Prose } from '@uno/ui/Prose';
import { Link } from '@uno/ui/Link';
import { Container, Section, SectionTitle } from '@uno/ui/Section';
import { TagChipLink } from '@uno/ui/TagChip';
import { Doorbell, IntercomSpeaker } from '@uno/ui/house/AuthorIntercom';
import { MeasuredWindow } from '@uno/ui/house/CalloutPictures';
import { CategoryWindow } from '@uno/ui/house/CategoryWindow';
import type { Article } from '../../../blog/article.ts';
import { ARTICLE_IDS } from '../../../blog/ids.ts';
import { serviceOfArticle } from '../../../blog/serviceOfArticle.ts';
import { business } from '../../../business.ts';
import { categories } from '../../../categories.ts';
import { dateText } from '../../../i18n/formats.ts';
import { localePath } from '../../../i18n/locale.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { SCREEN_ONLY } from '../../../protocol.ts';
import { hrefOf } from '../../../routes.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { useQuoteHref } from '../../layout/quoteHref.ts';
import * as styles from './Page.css.ts';

/** An article that the page links to. */
export type NeighbourArticle = Pick<Article, 'slug' | 'title'>;

/** The content of the page of an article. */
export interface ArticleContent {
  readonly article: Article;
  /** The next older article. The oldest has none. */
  readonly previous?: NeighbourArticle | undefined;
  /** The next newer article. The newest has none. */
  readonly next?: NeighbourArticle | undefined;
}

/** Articles with at least this many headings have a table of contents. */
const MIN_HEADINGS = 4;

/** The header of the article: category, title, facts, picture, excerpt. */
function Opening({ article: { title, category, date, minutes, author, picture, heroAlt, excerpt } }: Pick<ArticleContent, 'article'>) {
  const locale = useLocale();
  const t = useT<'blogPost' | 'common' | 'nav'>();
  return (
    <ArticleHeader className={styles.opening}>
      <div data-surface={`tag-${categories[category]}`} className={styles.band}>
        <ArticleTopBar {...{ [SCREEN_ONLY]: '' }}>
          <ArticleBack href={hrefOf('blog', locale)}>{t('blogPost.back')}</ArticleBack>
          <Breadcrumb aria-label={t('common.youAreHere')}>
            <BreadcrumbLink href={hrefOf('home', locale)}>{t('nav.home')}</BreadcrumbLink>
            <BreadcrumbLink href={hrefOf('blog', locale)}>{t('nav.blog')}</BreadcrumbLink>
            <BreadcrumbPage className={styles.crumb}>{title}</BreadcrumbPage>
          </Breadcrumb>
        </ArticleTopBar>
        <CategoryBadgeLink tint={categories[category]} mark={<CategoryWindow tint={categories[category]} />} href={hrefOf('blogCategory', locale, { category })}>
          {t(`blog.category.${category}`)}
        </CategoryBadgeLink>
        <ArticleTitle>{title}</ArticleTitle>
        <ArticleFacts aria-label={t('blogPost.facts')}>
          <ArticleFact>
            <time dateTime={date}>{dateText(locale, new Date(date))}</time>
          </ArticleFact>
          <ArticleFact>{t('blogPost.minutes', { count: minutes })}</ArticleFact>
          <ArticleFact>{t('blogPost.by', { author: author.name })}</ArticleFact>
        </ArticleFacts>
      </div>
      <ArticlePicture className={styles.picture}>
        <ImageWithFallback src={pictureSrc(picture)} alt={heroAlt} priority {...pictureCrops.full} />
      </ArticlePicture>
      <ArticleLead>{excerpt}</ArticleLead>
    </ArticleHeader>
  );
}

/** The table of contents of a long article. */
function Contents({ headings }: Pick<Article, 'headings'>) {
  const t = useT<'blogPost' | 'common'>();
  return (
    <ContentsList title={t('blogPost.contents')} className={styles.contents}>
      {headings.map(({ id, text }) => (
        <ContentsLink key={id} href={`#${id}`}>
          {text}
        </ContentsLink>
      ))}
    </ContentsList>
  );
}

/** Links to the next older and the next newer article. */
function Neighbours({ previous, next }: Omit<ArticleContent, 'article'>) {
  const locale = useLocale();
  const t = useT<'blogPost' | 'common'>();
  if (!previous && !next) return null;
  return (
    <ArticleNavigation aria-label={t('blogPost.neighbours')} className={styles.neighbours}>
      {previous && (
        <PreviousArticle label={t('blogPost.previous')} href={hrefOf('article', locale, { slug: previous.slug })}>
          {previous.title}
        </PreviousArticle>
      )}
      {next && (
        <NextArticle label={t('blogPost.next')} href={hrefOf('article', locale, { slug: next.slug })}>
          {next.title}
        </NextArticle>
      )}
    </ArticleNavigation>
  );
}

/** An article, with its table of contents beside it and its author below. */
export default function ArticlePage({ article, previous, next }: ArticleContent) {
  const locale = useLocale();
  const t = useT<'blogPost' | 'common' | 'nav'>();
  const service = serviceOfArticle(article);
  const quoteHref = useQuoteHref(service?.name);
  const { headings, html, tags, author, category } = article;
  const { siteVisitDays, proposalHours } = business.promises;
  const eco = t('blogPost.eco.text');
  const [firstName = author.name] = author.name.split(' ');
  return (
    <>
      <Container className={styles.frame}>
        <article className={styles.sheet}>
          <Opening article={article} />
          <div className={styles.columns}>
            {headings.length >= MIN_HEADINGS && <Contents headings={headings} />}
            <div className={styles.text}>
              <Prose dangerouslySetInnerHTML={{ __html: html }} />
              {category === 'sustainability' && eco !== '' && (
                <Callout kind="fact" picture={<MeasuredWindow />} title={t('blogPost.eco.title')}>
                  <p>{eco}</p>
                </Callout>
              )}
              <ul aria-label={t('blogPost.tags')} className={styles.tags}>
                {tags.map(({ slug, label }) => (
                  <li key={slug}>
                    <TagChipLink href={hrefOf('blogTag', locale, { tag: slug })}>{label}</TagChipLink>
                  </li>
                ))}
              </ul>
              {author.role !== undefined && (
                <AuthorCard picture={<IntercomSpeaker />} contact={author.email !== undefined && <AuthorCardContact href={`mailto:${author.email}`} mark={<Doorbell />}>{t('blogPost.contact', { name: firstName })}</AuthorCardContact>}>
                  <AuthorCardName>{author.name}</AuthorCardName>
                  <AuthorCardRole>{author.role}</AuthorCardRole>
                </AuthorCard>
              )}
            </div>
          </div>
        </article>
        <Neighbours previous={previous} next={next} />
      </Container>
      <Section surface="subtle" aria-labelledby={ARTICLE_IDS.quote}>
        <div className={styles.quote}>
          <SectionTitle size="small" id={ARTICLE_IDS.quote}>{t('blogPost.cta.title')}</SectionTitle>
          <p className={styles.quoteLead}>{t('blogPost.cta.lead', { ...siteVisitDays, hours: proposalHours })}</p>
          <ButtonLink variant="primary" href={quoteHref}>{t('blogPost.cta.quote')}</ButtonLink>
          {service && (
            <p>
              {t('blogPost.cta.service')} <Link href={localePath(service.path, locale)}>{t(service.key)}</Link>
            </p>
          )}
        </div>
      </Section>
    </>
  );
}
