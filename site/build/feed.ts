import type { Article } from '../blog/article.ts';
import { business } from '../business.ts';
import { type Locale, localePath } from '../i18n/locale.ts';
import { hrefOf } from '../routes.ts';
import { FEED_PATH, feedTitle } from '../src/head/feed.ts';

/** How many articles a feed has. */
const MAX_ENTRIES = 20;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A date as the date-time that Atom requires: at noon, which is the same day for readers in North America and in Europe. */
const moment = (date: string): string => `${date}T12:00:00Z`;

/**
 * The Atom feed of a language (RFC 4287): its newest articles with their summaries. The id of each is its address.
 *
 * @param all the articles of the language, newest first
 */
export function atomFeed(locale: Locale, all: readonly Article[]): string {
  const articles = all.slice(0, MAX_ENTRIES);
  const address = (path: string) => `${business.origin}${path}`;
  const blog = address(hrefOf('blog', locale));
  const entries = articles.map(({ slug, title, excerpt, date, author, tags }) => {
    const href = address(hrefOf('article', locale, { slug }));
    return [
      '<entry>',
      `<id>${href}</id>`,
      `<title>${escape(title)}</title>`,
      `<link rel="alternate" type="text/html" href="${href}"/>`,
      `<published>${moment(date)}</published>`,
      `<updated>${moment(date)}</updated>`,
      `<author><name>${escape(author.name)}</name></author>`,
      ...tags.map(({ slug: term, label }) => `<category term="${term}" label="${escape(label)}"/>`),
      `<summary>${escape(excerpt)}</summary>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${blog}</id>`,
    `<title>${escape(feedTitle(locale))}</title>`,
    `<link rel="alternate" type="text/html" href="${blog}"/>`,
    `<link rel="self" type="application/atom+xml" href="${address(localePath(FEED_PATH, locale))}"/>`,
    `<updated>${moment(articles[0]?.date ?? '1970-01-01')}</updated>`,
    `<author><name>${business.name}</name></author>`,
    ...entries,
    '</feed>\n',
  ].join('');
}
