import { business } from '../../business.ts';
import { type Locale, localePath } from '../../i18n/locale.ts';
import { headWordsOf } from '../blog/headWords.ts';

/** The path of the English feed; the French one has the same path after `/fr`. */
export const FEED_PATH = '/blog/feed.xml';

/** The title of a language's feed. */
export const feedTitle = (locale: Locale): string => `${headWordsOf('blog', locale).title} – ${business.name}`;

/** The `link` element by which feed readers find the feed of a language. */
export const feedLink = (locale: Locale): string =>
  `<link rel="alternate" type="application/atom+xml" title="${feedTitle(locale)}" href="${localePath(FEED_PATH, locale)}">`;
