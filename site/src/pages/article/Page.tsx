import { AuthorCard, AuthorCardContact, AuthorCardName, AuthorCardRole } from '@uno/ui/AuthorCard';
import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@uno/ui/Breadcrumb';
import { ButtonLink } from '@uno/ui/Button';
import { Callout } from '@uno/ui/Callout';
import { CategoryBadgeLink } from '@uno/ui/CategoryBadge';
import { ImageWithFallback } from '@uno/ui/ImageWithFallback';
import { Link } from '@uno/ui/Link';
import { Prose } from '@uno/ui/Prose';
import { Container, Section } from '@uno/ui/Section';
import { TagChipLink } from '@uno/ui/TagChip';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Article } from '../../../blog/article.ts';
import { business } from '../../../business.ts';
import { categories } from '../../../categories.ts';
import type { nav } from '../../../content/en/nav.ts';
import { dateText } from '../../../i18n/formats.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { hrefOf } from '../../../routes.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import * as styles from './Page.css.ts';
import type { Words } from './strings.en.ts';

/** An article that is led to. */
export type Neighbour = Pick<Article, 'slug' | 'title'>;

/** What the page of an article shows. */
export interface ArticleContent {
  readonly article: Article;
  /** The entry after it in the list, newest first: the older one. The last has none. */
  readonly previous?: Neighbour | undefined;
  /** The entry before it in the list: the newer one. The first has none. */
  readonly next?: Neighbour | undefined;
}

/** A list of contents is worth its room from so many headings on. */
const LONG = 4;

/** The head of the sheet: the article’s category and title, its facts in one line, what it shows, what it says. */
function Opening({ article: { title, category, date, minutes, author, picture, heroAlt, excerpt } }: Pick<ArticleContent, 'article'>) {
  const locale = useLocale();
  const t = useT<Words & typeof nav>();
  return (
    <div className={styles.opening}>
      <div className={styles.ways}>
        <Link href={hrefOf('blog', locale)} className={styles.back}>
          <ArrowLeft aria-hidden="true" className={styles.arrow} />
          {t('blogPost.back')}
        </Link>
        <Breadcrumb aria-label={t('common.youAreHere')}>
          <BreadcrumbLink href={hrefOf('home', locale)}>{t('nav.home')}</BreadcrumbLink>
          <BreadcrumbLink href={hrefOf('blog', locale)}>{t('nav.blog')}</BreadcrumbLink>
          <BreadcrumbPage>{title}</BreadcrumbPage>
        </Breadcrumb>
      </div>
      <CategoryBadgeLink tint={categories[category]} href={hrefOf('blogCategory', locale, { category })}>
        {t(`blog.category.${category}`)}
      </CategoryBadgeLink>
      <h1 className={styles.title}>{title}</h1>
      <ul aria-label={t('blogPost.facts')} className={styles.facts}>
        <li>
          <time dateTime={date}>{dateText(locale, new Date(date))}</time>
        </li>
        <li>{t('blogPost.minutes', { count: minutes })}</li>
        <li>{t('blogPost.by', { author: author.name })}</li>
      </ul>
      <ImageWithFallback className={styles.hero} src={pictureSrc(picture)} alt={heroAlt} labels={{ image: t('blogPost.image') }} {...pictureCrops.full} />
      <p className={styles.excerpt}>{excerpt}</p>
    </div>
  );
}

/** The parts of a long article. */
function Contents({ headings }: Pick<Article, 'headings'>) {
  const t = useT<Words>();
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsTitle}>
        {t('blogPost.contents')}
      </h2>
      <ol className={styles.parts}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The articles before and after, in the order of the list: each is missing at its end. */
function Neighbours({ previous, next }: Omit<ArticleContent, 'article'>) {
  const locale = useLocale();
  const t = useT<Words>();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('blogPost.neighbours')} className={styles.neighbours}>
      {previous && (
        <Link rel="prev" href={hrefOf('article', locale, { slug: previous.slug })} className={styles.neighbour}>
          <span className={styles.way}>
            <ArrowLeft aria-hidden="true" className={styles.arrow} />
            {t('blogPost.previous')}
          </span>
          <span className={styles.neighbourTitle}>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link rel="next" href={hrefOf('article', locale, { slug: next.slug })} className={styles.neighbour} data-way="next">
          <span className={styles.way}>
            {t('blogPost.next')}
            <ArrowRight aria-hidden="true" className={styles.arrow} />
          </span>
          <span className={styles.neighbourTitle}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}

/** An article: a sheet that one could pin in the closet, with its parts in the margin and who signs it at the foot. */
export default function ArticlePage({ article, previous, next }: ArticleContent) {
  const locale = useLocale();
  const t = useT<Words>();
  const { headings, html, tags, author, category } = article;
  const { siteVisitDays, proposalHours } = business.promises;
  const [firstName = author.name] = author.name.split(' ');
  return (
    <>
      <Container className={styles.frame}>
        <article className={styles.sheet}>
          <Opening article={article} />
          <div className={styles.columns}>
            {headings.length >= LONG && <Contents headings={headings} />}
            <div className={styles.text}>
              <Prose dangerouslySetInnerHTML={{ __html: html }} />
              {category === 'sustainability' && (
                <Callout kind="fact" title={t('blogPost.eco.title')}>
                  <p>{t('blogPost.eco.text')}</p>
                </Callout>
              )}
              <ul aria-label={t('blogPost.tags')} className={styles.tags}>
                {tags.map(({ slug, label }) => (
                  <li key={slug}>
                    <TagChipLink href={hrefOf('blogTag', locale, { tag: slug })}>{label}</TagChipLink>
                  </li>
                ))}
              </ul>
              <AuthorCard contact={author.email !== undefined && <AuthorCardContact href={`mailto:${author.email}`}>{t('blogPost.contact', { name: firstName })}</AuthorCardContact>}>
                <AuthorCardName>{author.name}</AuthorCardName>
                <AuthorCardRole>{author.role}</AuthorCardRole>
              </AuthorCard>
            </div>
          </div>
        </article>
        <Neighbours previous={previous} next={next} />
      </Container>
      <Section ground="deep" aria-labelledby="quote">
        <div className={styles.offer}>
          <h2 id="quote" className={styles.offerTitle}>
            {t('blogPost.cta.title')}
          </h2>
          <p className={styles.offerLead}>{t('blogPost.cta.lead', { ...siteVisitDays, hours: proposalHours })}</p>
          <ButtonLink href={hrefOf('quote', locale)}>{t('blogPost.cta.quote')}</ButtonLink>
        </div>
      </Section>
    </>
  );
}
