import { business } from '../../business.ts';
import type { nav } from '../../content/en/nav.ts';
import type { Route } from '../../routes.ts';
import { type Locale, localePath, locales, otherLocale } from '../../i18n/locale.ts';
import type { Translate } from '../../i18n/t.ts';
import { feedLink } from './feed.ts';
import { structuredDataGraph } from './structuredData.ts';
import type { Thing } from './pageStructuredData.ts';

/** The texts of a page for search engines and browser tabs. */
export interface HeadWords {
  readonly title: string;
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`;

/** The Open Graph picture of a page. */
export interface PagePicture {
  /** Its path. */
  href: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Its alternative text, in the language of the page. */
  alt: string;
}

/** The `meta` tags of a page's picture: Open Graph, which requires an absolute URL, and the card type of X. */
export const pictureHead = ({ href, width, height, alt }: PagePicture): string =>
  [
    property('og:image', business.origin + href),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
  ].join('');

/** The locale in Open Graph's format: `fr-CA` → `fr_CA`. */
const ogLocale = (locale: Locale) => locale.replace('-', '_');

/** The Open Graph data that only articles have, in the language of the page. */
export interface ArticleOpenGraph {
  /** `2025-01-22` */
  readonly published: string;
  /** The name of its category. */
  readonly section: string;
  readonly tags: readonly string[];
}

const articleHead = ({ published, section, tags }: ArticleOpenGraph): readonly string[] => [
  property('og:type', 'article'),
  property('article:published_time', published),
  property('article:section', section),
  ...tags.map((tag) => property('article:tag', tag)),
];

/** The longest title, in characters: search engines truncate longer ones. */
const TITLE_LENGTH = 60;

/** The title of a page with the company's name, if both fit into {@link TITLE_LENGTH}; otherwise the title alone. */
export function withCompanyName(title: string): string {
  const named = `${title} – ${business.name}`;
  return named.length <= TITLE_LENGTH ? named : title;
}

/** The data of a page for its head. */
export interface HeadPage {
  readonly route: Route;
  readonly path: string;
  readonly locale: Locale;
  readonly head: HeadWords;
  /** Its own structured data. */
  readonly structuredData: readonly Thing[];
  /** Undefined for pages that are not articles. */
  readonly article: ArticleOpenGraph | undefined;
  /** `t` with the strings of `nav`, which has the names of the services. */
  readonly t: Translate<typeof nav>;
}

/**
 * The head of a page: title, description, keywords, canonical, alternates in both languages with `x-default`, Open Graph and
 * structured data (behaviour.md 3.11, 3.12). `notFound` has no canonical and is not indexed, but has an Open Graph title for
 * shared links. The build adds the picture: see {@link pictureHead}.
 */
export function pageHead({ route, path, locale, head: { title, description, keywords }, structuredData, article, t }: HeadPage): string {
  const address = (language: Locale) => business.origin + localePath(path, language);
  const documentTitle = withCompanyName(title);
  const common = [
    `<title>${escape(documentTitle)}</title>`,
    meta('description', description),
    meta('keywords', keywords),
  ];
  const shared = [...(article ? articleHead(article) : [property('og:type', 'website')]), property('og:site_name', business.name), property('og:title', documentTitle)];
  if (!route.sitemap) return [...common, meta('robots', 'noindex'), ...shared].join('');
  return [
    ...common,
    `<link rel="canonical" href="${address(locale)}">`,
    ...locales.map((language) => `<link rel="alternate" hreflang="${language}" href="${address(language)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('en-CA')}">`,
    ...(route.path.startsWith('/blog') ? [feedLink(locale)] : []),
    ...shared,
    property('og:description', description),
    property('og:url', address(locale)),
    property('og:locale', ogLocale(locale)),
    property('og:locale:alternate', ogLocale(otherLocale(locale))),
    `<script type="application/ld+json">${JSON.stringify(structuredDataGraph(locale, t, structuredData)).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}
