import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import type { Locale } from '../../i18n/locale.ts';
import { INDEX_OPTIONS, type IndexedArticle } from './options.ts';
import { isSignificantWord, searchWords } from './searchWords.ts';
import { rootOf } from './words.ts';

/** The result of a search. */
export interface SearchResult {
  /** The numbers of the articles that have every word, the best first. */
  readonly articles: readonly number[];
  /** The words of the index that match, to highlight. */
  readonly matches: ReadonlySet<string>;
}

/** Searches the articles of a language. Undefined: there is nothing to search for, and every article is listed. */
export type SearchFunction = (query: string) => SearchResult | undefined;

/** The shortest word in which a typo is tolerated. Shorter words are one edit away from too many others. */
const MIN_TYPO_LENGTH = 4;

/** The fields that a prefix of two letters searches: in the bodies, almost every article would match. */
const SHORT_TEXTS = INDEX_OPTIONS.fields.filter((field) => field !== 'body');

const either = (...queries: readonly Query[]): Query => ({ combineWith: 'OR', queries: [...queries] });

/** A word's roots with two neighbouring letters exchanged: the edit that MiniSearch counts as two. */
const exchanged = (word: string): readonly string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => rootOf(`${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`));

/**
 * Opens the search index.
 *
 * Matches whole words, plurals and prefixes. If no article matches a word, words that are one edit away match instead.
 */
export function openSearch(serialized: AsPlainObject, locale: Locale): SearchFunction {
  const index = MiniSearch.loadJS<IndexedArticle>(serialized, INDEX_OPTIONS);

  const queryFor = (word: string): Query => {
    const begins = { queries: [word], prefix: true, ...(word.length === 2 ? { fields: SHORT_TEXTS } : {}) };
    const exact = either(begins, rootOf(word));
    if (word.length < MIN_TYPO_LENGTH || index.search(exact).length > 0) return exact;
    return either({ queries: [word, rootOf(word)], fuzzy: 1 }, ...exchanged(word));
  };

  return (query) => {
    const words = searchWords(query, locale);
    if (words.length === 0) return undefined;
    const found = index.search({ combineWith: 'AND', queries: words.map(queryFor) }).sort((one, other) => other.score - one.score || one.id - other.id);
    // A query of common words alone, such as “how to”: no article has them in the index, so every article is listed.
    if (found.length === 0 && !words.some((word) => isSignificantWord(word, locale))) return undefined;
    return { articles: found.map(({ id }) => Number(id)), matches: new Set(found.flatMap(({ terms }) => terms)) };
  };
}
