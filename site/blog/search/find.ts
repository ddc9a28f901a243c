import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import type { Locale } from '../../i18n/locale.ts';
import { type SearchPart, type SearchStart, MAX_TERM_FREQUENCY, type Vocabulary } from './files.ts';
import { FIELD_BOOSTS, type SearchedField, SEARCHED_FIELDS, type IndexedArticle, INDEX_OPTIONS } from './options.ts';
import { searchWords } from './searchWords.ts';
import { isOneEditAway, MIN_TYPO_LENGTH } from './typo.ts';
import { PREFIX_LENGTH, prefixOf, rootOf } from './words.ts';

/** Fetches a file of the index. @throws when it cannot be fetched */
export type FetchFile = <Content>(address: string) => Promise<Content>;

/** A word of the query, and the words of the index that it matches. */
export interface SearchTerm {
  /** The word as typed, folded: it matches every word that begins with it. */
  readonly typed: string;
  /** Words that match exactly: the root of the typed word, or, if that has no match, words one edit away. */
  readonly whole: readonly string[];
}

/** The result of a search. */
export interface SearchResult {
  /** The numbers of the articles that have every word, the best first. */
  readonly articles: readonly number[];
  /** The terms to highlight in them. */
  readonly searchTerms: readonly SearchTerm[];
}

/** Searches the articles of a language. */
export type SearchFunction = (query: string) => Promise<SearchResult | undefined>;

/** The fields that a prefix of two letters searches: in the bodies, almost every article would match. */
const SHORT_TEXTS: readonly SearchedField[] = ['title', 'tags', 'excerpt'];

/** The MiniSearch query of a term: its prefix matches and its exact matches. */
function queryFor({ typed, whole }: SearchTerm): Query {
  const begins = { queries: [typed], prefix: true, ...(typed.length <= PREFIX_LENGTH ? { fields: [...SHORT_TEXTS] } : {}) };
  return { combineWith: 'OR', queries: [begins, ...whole.filter((word) => word !== typed || typed.length <= PREFIX_LENGTH)] };
}

/** The articles that have every word, best first; articles with equal scores by number. */
function articlesWithAll([first, ...others]: readonly ReadonlyMap<number, number>[]): readonly number[] {
  const scores: (readonly [id: number, score: number])[] = [];
  for (const [id, score] of first ?? []) {
    const more = others.flatMap((other) => other.get(id) ?? []);
    if (more.length === others.length) scores.push([id, more.reduce((sum, one) => sum + one, score)]);
  }
  return scores.sort(([one, oneScore], [other, otherScore]) => otherScore - oneScore || one - other).map(([id]) => id);
}

/** A serialized MiniSearch index without its words, for `MiniSearch.loadJS`. */
function emptyIndexOf({ lengths }: SearchStart): Omit<AsPlainObject, 'index'> {
  const count = lengths.length;
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(lengths.map((_, number) => [number, number])),
    fieldIds: Object.fromEntries(SEARCHED_FIELDS.map((field, place) => [field, place])),
    fieldLength: Object.fromEntries(lengths.map((own, number) => [number, [...own]])),
    averageFieldLength: SEARCHED_FIELDS.map((_, place) => lengths.reduce((sum, own) => sum + (own[place] ?? 0), 0) / count),
    storedFields: {},
    serializationVersion: 2,
  };
}

/** The words of a part, in the format of a serialized MiniSearch index. */
const wordsOf = (part: SearchPart): AsPlainObject['index'] =>
  part.map(([word, ...fields]) => [
    word,
    Object.fromEntries(
      fields.flatMap((articles, place) => {
        if (articles.length === 0) return [];
        const times: Record<number, number> = {};
        let number = -1;
        for (const article of articles) {
          number += Math.floor(article / MAX_TERM_FREQUENCY) + 1;
          times[number] = (article % MAX_TERM_FREQUENCY) + 1;
        }
        return [[place, times]];
      }),
    ),
  ]);

/**
 * Opens the search index. Its parts are fetched when the words of a query need them, and cached.
 *
 * Matches whole words, plurals and prefixes. If no article matches a word, words that are one edit away match instead: that
 * needs the {@link Vocabulary}.
 */
export function openSearch(start: SearchStart, locale: Locale, read: FetchFile): SearchFunction {
  const { parts, vocabulary } = start;
  const emptyIndex = emptyIndexOf(start);
  const opened = new Map<string, Promise<MiniSearch<IndexedArticle>>>();
  let allWords: readonly string[] | undefined;

  const partOf = async (word: string): Promise<MiniSearch<IndexedArticle> | undefined> => {
    const prefix = prefixOf(word);
    const file = parts.filter(({ from }) => from <= prefix).at(-1)?.file;
    if (file === undefined) return undefined;
    const part = opened.get(file) ?? read<SearchPart>(file).then((words) => MiniSearch.loadJS<IndexedArticle>({ ...emptyIndex, index: wordsOf(words) }, INDEX_OPTIONS));
    opened.set(file, part);
    part.catch(() => opened.delete(file));
    return part;
  };

  /** The articles that match a term, with their scores. */
  const scoresOf = async (term: SearchTerm): Promise<Map<number, number>> => {
    const scores = new Map<number, number>();
    const needed = new Set(await Promise.all([term.typed, ...term.whole].map(partOf)));
    for (const part of needed) {
      // Only the scores are collected here; `articlesWithAll` sorts the articles by all words together.
      part?.search(queryFor(term), {
        boost: FIELD_BOOSTS,
        filter: ({ id, score }) => {
          scores.set(Number(id), (scores.get(Number(id)) ?? 0) + score);
          return false;
        },
      });
    }
    return scores;
  };

  /** The words of the index that are one edit away from a word without results. */
  const similarWords = async (typed: string): Promise<readonly string[]> => {
    if (typed.length < MIN_TYPO_LENGTH) return [];
    const root = rootOf(typed);
    allWords ??= (await read<Vocabulary>(vocabulary)).split(' ');
    return allWords.filter((word) => isOneEditAway(word, root) || isOneEditAway(word, typed));
  };

  const findWord = async (typed: string): Promise<{ readonly term: SearchTerm; readonly scores: ReadonlyMap<number, number> }> => {
    const term = { typed, whole: [rootOf(typed)] };
    const scores = await scoresOf(term);
    if (scores.size > 0) return { term, scores };
    const meant = { typed, whole: await similarWords(typed) };
    return { term: meant, scores: meant.whole.length > 0 ? await scoresOf(meant) : scores };
  };

  return async (query) => {
    const words = searchWords(query, locale);
    if (words.length === 0) return undefined;
    const found = await Promise.all(words.map(findWord));
    return { articles: articlesWithAll(found.map(({ scores }) => scores)), searchTerms: found.map(({ term }) => term) };
  };
}
