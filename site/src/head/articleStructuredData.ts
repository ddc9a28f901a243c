import type { BlogPosting, BreadcrumbList } from 'schema-dts';
import type { Article } from '../../blog/article.ts';
import { business } from '../../business.ts';
import { pictureSrc } from '../../pictures.ts';
import { hrefOf } from '../../routes.ts';
import { breadcrumbList } from './pageStructuredData.ts';

const organization = { '@id': `${business.origin}/#business` } as const;

const addressOf = ({ slug, locale }: Article): string => business.origin + hrefOf('article', locale, { slug });

/**
 * The structured data of an article (schema.org/BlogPosting). Author and publisher are the company; the person whom the page names
 * is its contributor. Both dates are the same.
 *
 * @param section the name of its category
 */
export const articleData = (article: Article, section: string): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${addressOf(article)}#article`,
  headline: article.title,
  description: article.description,
  image: business.origin + pictureSrc(article.picture),
  datePublished: article.date,
  dateModified: article.date,
  author: { '@type': 'Organization', ...organization, name: business.name },
  ...(article.author.role !== undefined && { contributor: { '@type': 'Person', name: article.author.name, jobTitle: article.author.role } }),
  publisher: { '@type': 'Organization', ...organization, name: business.name },
  mainEntityOfPage: addressOf(article),
  articleSection: section,
  keywords: article.tags.map(({ label }) => label).join(', '),
  wordCount: article.words,
  timeRequired: `PT${article.minutes}M`,
  inLanguage: article.locale,
});

/**
 * The breadcrumb trail of an article: Home, Blog, its title.
 *
 * @param names the names of home and the blog in the menus
 */
export const articleBreadcrumbData = (article: Article, [home, blog]: readonly [home: string, blog: string]): BreadcrumbList =>
  breadcrumbList([
    { name: home, item: business.origin + hrefOf('home', article.locale) },
    { name: blog, item: business.origin + hrefOf('blog', article.locale) },
    { name: article.title, item: addressOf(article) },
  ]);
