import type { CategorySlug } from '../../categories.ts';
import type { Article, Tag } from '../article.ts';

/*
 * The files with which the browser filters and searches the blog, one set per language. The build puts a hash of the
 * content in their names; the browser fetches them when a visitor filters or searches. Articles are identified by number:
 * their index in the list of all articles, newest first, from 0.
 */

/** The addresses of the files: the page contains them. */
export interface SearchFileUrls {
  /** The address of the {@link Catalogue}. */
  readonly catalogue: string;
  /** The address of the {@link SearchStart}. */
  readonly search: string;
}

/** The categories and tags of each article, and the addresses of the card files. */
export interface Catalogue {
  readonly categories: readonly CategorySlug[];
  readonly tags: readonly Tag[];
  /** For each article: the index of its category, then those of its tags. */
  readonly articles: readonly (readonly [category: number, ...tags: readonly number[]])[];
  /** The addresses of the card files, {@link CARDS_IN_A_FILE} cards in each. */
  readonly cards: readonly string[];
}

/** The data of an article's card. */
export type ArticleCardData = Pick<Article, 'slug' | 'title' | 'excerpt' | 'date' | 'category' | 'tags' | 'picture' | 'heroAlt' | 'minutes'>;

/** How many tags a card shows (behaviour.md 4.4). */
export const CARD_TAGS = 3;

/** How many cards one file has. */
export const CARDS_IN_A_FILE = 100;

/** The part of the search index that every search needs. */
export interface SearchStart {
  /** For each article, in the order of {@link SEARCHED_FIELDS}: how many different words each text has. */
  readonly lengths: readonly (readonly number[])[];
  /** The addresses of the parts of the index, sorted by their first words. */
  readonly parts: readonly { /** The first letters of its first word. */ readonly from: string; readonly file: string }[];
  /** The address of the {@link Vocabulary}. */
  readonly vocabulary: string;
}

/**
 * A word, and for each of the {@link SEARCHED_FIELDS} the articles that contain it. An article is one number: the count of articles
 * between it and the previous one, times {@link MAX_TERM_FREQUENCY}, plus the term frequency minus one.
 */
export type Posting = readonly [word: string, ...fields: readonly (readonly number[])[]];

/** A part of the index. All words with the same first letters are in the same part. */
export type SearchPart = readonly Posting[];

/** The highest term frequency that is stored. Higher counts do not change the ranking. */
export const MAX_TERM_FREQUENCY = 4;

/** All words of the index, separated by spaces. Fetched when a word has no match, to find words with a typo. */
export type Vocabulary = string;
