import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Locale } from '../../i18n/locale.ts';
import type { Article } from '../article.ts';
import type { ArticleCardData, SearchFileUrls } from './files.ts';
import { indexedArticle, INDEX_OPTIONS, type IndexedArticle } from './options.ts';
import { isSignificantWord } from './searchWords.ts';
import { rootOf } from './words.ts';

/** Writes a file, and returns its address, which contains a hash of the content. */
export type WriteFile = (name: string, content: string) => Promise<string>;

const cardOf = ({ slug, title, excerpt, date, category, tags, picture, heroAlt, minutes }: Article): ArticleCardData =>
  ({ slug, title, excerpt, date, category, tags, picture, heroAlt, minutes });

/** The index of the words of all articles: their roots, without stop words. */
export function makeIndex(articles: readonly Article[], locale: Locale): AsPlainObject {
  const index = new MiniSearch<IndexedArticle>({ ...INDEX_OPTIONS, processTerm: (word) => (isSignificantWord(word, locale) ? rootOf(word) : null) });
  index.addAll(articles.map(indexedArticle));
  return index.toJSON();
}

/**
 * Makes the files with which the browser filters and searches the blog of a language.
 *
 * @param articles all articles of the language, newest first
 * @returns the addresses that the page contains
 */
export const makeSearchFiles = async (articles: readonly Article[], locale: Locale, write: WriteFile): Promise<SearchFileUrls> => ({
  cards: await write('cards', JSON.stringify(articles.map(cardOf))),
  index: await write('index', JSON.stringify(makeIndex(articles, locale))),
});
