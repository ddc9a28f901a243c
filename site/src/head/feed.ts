import { head as headEn } from '../../content/en/blog.ts';
import { head as headFr } from '../../content/fr/blog.ts';
import { type Locale, localePath } from '../../i18n/locale.ts';
import { business } from '../../business.ts';

/** Where the newest articles are for readers of feeds, in English; French is the same path after `/fr`. */
export const FEED_PATH = '/blog/feed.xml';

const titles = { 'en-CA': headEn['listHead.blog.title'], 'fr-CA': headFr['listHead.blog.title'] } as const;

/** The link by which a reader of feeds finds that of a language. */
export const feedLink = (locale: Locale): string =>
  `<link rel="alternate" type="application/atom+xml" title="${titles[locale]} – ${business.name}" href="${localePath(FEED_PATH, locale)}">`;
