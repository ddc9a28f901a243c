import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import type { Locale } from '../../i18n/locale.ts';
import { type SearchPart, type SearchStart, MAX_TERM_FREQUENCY, type Vocabulary } from './files.ts';
import { BOOST, type Field, FIELDS, type Indexed, OPTIONS } from './options.ts';
import { searchWords } from './searchWords.ts';
import { isOneEditAway, SHORTEST_MISTYPED } from './typo.ts';
import { BUCKET, bucketOf, rootOf } from './words.ts';

/**
 * Fetches a file of the index, once.
 *
 * @throws if it cannot be fetched; the next call tries again
 */
export type ReadFile = <Content>(address: string) => Promise<Content>;

/** What a word of the query stands for. */
export interface SearchTerm {
  /** As it was typed, folded: what begins with it is found. */
  readonly typed: string;
  /** Words of the index that are found as they are: its root, or, where that is nowhere, what may have been meant. */
  readonly whole: readonly string[];
}

/** What a search found. */
export interface SearchResult {
  /** The numbers of the articles that have every word, the best first. */
  readonly articles: readonly number[];
  /** What to mark in them. */
  readonly searchTerms: readonly SearchTerm[];
}

/** Searches the articles of a language. */
export type SearchFunction = (query: string) => Promise<SearchResult | undefined>;

/** The texts in which two letters may begin a word: in the bodies nearly every article has such a word. */
const SHORT_TEXTS: readonly Field[] = ['title', 'tags', 'excerpt'];

/** What is asked for a word: itself, all that begins with it, and each whole word. */
function queryFor({ typed, whole }: SearchTerm): Query {
  const begins = { queries: [typed], prefix: true, ...(typed.length <= BUCKET ? { fields: [...SHORT_TEXTS] } : {}) };
  return { combineWith: 'OR', queries: [begins, ...whole.filter((word) => word !== typed || typed.length <= BUCKET)] };
}

/** The articles that have every word, the best first; equals in the order of their numbers. */
function inAll([first, ...others]: readonly ReadonlyMap<number, number>[]): readonly number[] {
  const scores: (readonly [id: number, score: number])[] = [];
  for (const [id, score] of first ?? []) {
    const more = others.flatMap((other) => other.get(id) ?? []);
    if (more.length === others.length) scores.push([id, more.reduce((sum, one) => sum + one, score)]);
  }
  return scores.sort(([one, oneScore], [other, otherScore]) => otherScore - oneScore || one - other).map(([id]) => id);
}

/** All of an index but its words, as MiniSearch reads it (`MiniSearch.loadJS`). */
function frameOf({ lengths }: SearchStart): Omit<AsPlainObject, 'index'> {
  const count = lengths.length;
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(lengths.map((_, number) => [number, number])),
    fieldIds: Object.fromEntries(FIELDS.map((field, place) => [field, place])),
    fieldLength: Object.fromEntries(lengths.map((own, number) => [number, [...own]])),
    averageFieldLength: FIELDS.map((_, place) => lengths.reduce((sum, own) => sum + (own[place] ?? 0), 0) / count),
    storedFields: {},
    serializationVersion: 2,
  };
}

/** The words of a part, as MiniSearch reads them. */
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
export function openSearch(start: SearchStart, locale: Locale, read: ReadFile): SearchFunction {
  const { parts, vocabulary } = start;
  const frame = frameOf(start);
  const opened = new Map<string, Promise<MiniSearch<Indexed>>>();
  let allWords: readonly string[] | undefined;

  const partOf = async (word: string): Promise<MiniSearch<Indexed> | undefined> => {
    const bucket = bucketOf(word);
    const file = parts.filter(({ from }) => from <= bucket).at(-1)?.file;
    if (file === undefined) return undefined;
    const part = opened.get(file) ?? read<SearchPart>(file).then((words) => MiniSearch.loadJS<Indexed>({ ...frame, index: wordsOf(words) }, OPTIONS));
    opened.set(file, part);
    part.catch(() => opened.delete(file));
    return part;
  };

  /** The articles that have a word, with their scores. */
  const scoresOf = async (term: SearchTerm): Promise<Map<number, number>> => {
    const scores = new Map<number, number>();
    const needed = new Set(await Promise.all([term.typed, ...term.whole].map(partOf)));
    for (const part of needed) {
      // Only the scores are collected here; `inAll` sorts the articles by all words together.
      part?.search(queryFor(term), {
        boost: BOOST,
        filter: ({ id, score }) => {
          scores.set(Number(id), (scores.get(Number(id)) ?? 0) + score);
          return false;
        },
      });
    }
    return scores;
  };

  /** The words of the index that a word without results may be a typo of. */
  const meantBy = async (typed: string): Promise<readonly string[]> => {
    if (typed.length < SHORTEST_MISTYPED) return [];
    const root = rootOf(typed);
    allWords ??= (await read<Vocabulary>(vocabulary)).split(' ');
    return allWords.filter((word) => isOneEditAway(word, root) || isOneEditAway(word, typed));
  };

  const findWord = async (typed: string): Promise<{ readonly term: SearchTerm; readonly scores: ReadonlyMap<number, number> }> => {
    const term = { typed, whole: [rootOf(typed)] };
    const scores = await scoresOf(term);
    if (scores.size > 0) return { term, scores };
    const meant = { typed, whole: await meantBy(typed) };
    return { term: meant, scores: meant.whole.length > 0 ? await scoresOf(meant) : scores };
  };

  return async (query) => {
    const words = searchWords(query, locale);
    if (words.length === 0) return undefined;
    const found = await Promise.all(words.map(findWord));
    return { articles: inAll(found.map(({ scores }) => scores)), searchTerms: found.map(({ term }) => term) };
  };
}
