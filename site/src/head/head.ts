import { business } from '../../business.ts';
import type { nav } from '../../content/en/nav.ts';
import type { Route } from '../../routes.ts';
import { type Locale, localePath, locales, otherLocale } from '../../i18n/locale.ts';
import type { Translate } from '../../i18n/t.ts';
import { feedLink } from './feed.ts';
import { structuredData } from './structuredData.ts';
import type { Thing } from './pageStructuredData.ts';

/** What search engines and browser tabs read of a page. */
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
  /** Where it is, below the origin. */
  href: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What it shows and says, in the language of the page. */
  alt: string;
}

/**
 * What the head says of the page's picture: Open Graph, and the one tag that X has no Open Graph name for. Its
 * address is whole, as the protocol wants it.
 */
export const pictureHead = ({ href, width, height, alt }: PagePicture): string =>
  [
    property('og:image', business.origin + href),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
  ].join('');

/** `fr-CA` → `fr_CA`, as Open Graph writes it. */
const ogLocale = (locale: Locale) => locale.replace('-', '_');

/** What Open Graph says of an article beside what it says of every page, in the language of the page. */
export interface ArticleFacts {
  /** `2025-01-22` */
  readonly published: string;
  /** Its category, as the page shows it. */
  readonly section: string;
  readonly tags: readonly string[];
}

const articleHead = ({ published, section, tags }: ArticleFacts): readonly string[] => [
  property('og:type', 'article'),
  property('article:published_time', published),
  property('article:section', section),
  ...tags.map((tag) => property('article:tag', tag)),
];

/** How long a title may be: search engines cut what is longer. */
const TITLE_LENGTH = 60;

/** The title of a page with the company's name, which is left out where both are too long for a page of results. */
export function withCompanyName(title: string): string {
  const named = `${title} – ${business.name}`;
  return named.length <= TITLE_LENGTH ? named : title;
}

/** A page as its head needs it. */
export interface HeadPage {
  readonly route: Route;
  readonly path: string;
  readonly locale: Locale;
  readonly head: HeadWords;
  /** What it says of itself for machines. */
  readonly things: readonly Thing[];
  /** Of an article alone. */
  readonly article: ArticleFacts | undefined;
  /** The words of the navigation: the services have their names there. */
  readonly t: Translate<typeof nav>;
}

/**
 * What the head says of a page: title, description, keywords, canonical to self, alternates in both
 * languages with `x-default`, Open Graph, structured data (behaviour.md 3.11, 3.12). `notFound` is neither canonical
 * nor indexed; shared, it still has its name. The picture is the build's: see {@link pictureHead}.
 */
export function pageHead({ route, path, locale, head: { title, description, keywords }, things, article, t }: HeadPage): string {
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
    `<script type="application/ld+json">${JSON.stringify(structuredData(locale, t, things)).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}
