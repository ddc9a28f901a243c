import type { Article } from '../../site/blog/article.ts';
import { wordsOf } from '../../site/blog/search/words.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { words } from './words.ts';

/** Whether an article's text (not the search index) has a word that begins with this. */
export const hasWord = ({ title, excerpt, text, tags }: Article, begins: string): boolean =>
  wordsOf([title, excerpt, text, ...tags.map(({ label }) => label)].join(' ')).some((word) => word.startsWith(begins));

/** The page's text for the number of articles found. */
export const foundText = (locale: Locale, count: number, total: number): string =>
  words[locale][count === 1 || (count === 0 && locale === 'fr-CA') ? 'blog.found.one' : 'blog.found.other'].replace('{count}', String(count)).replace('{total}', String(total));

/** The page's text for the number of all articles. */
export const allText = (locale: Locale, total: number): string => words[locale]['blog.count.other'].replace('{count}', String(total));
