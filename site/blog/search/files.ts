import type { CategorySlug } from '../../categories.ts';
import type { Article, Tag } from '../article.ts';

/*
 * The files by which the index of the blog is filtered and searched, in each language. The build writes them under a
 * hash of their content; the browser fetches them once somebody filters or searches, and no sooner. An article is called
 * by its number: its place among all, the newest first, from 0.
 */

/** What the page itself carries: where the files are. */
export interface SearchFileUrls {
  /** The address of the {@link Catalogue}. */
  readonly catalogue: string;
  /** The address of the {@link SearchStart}. */
  readonly search: string;
}

/** What the filters ask of each article, and where the cards are. */
export interface Catalogue {
  readonly categories: readonly CategorySlug[];
  readonly tags: readonly Tag[];
  /** Of each article: the place of its category, then those of its tags. */
  readonly articles: readonly (readonly [category: number, ...tags: readonly number[]])[];
  /** The addresses of the cards, {@link CARDS_IN_A_FILE} in each. */
  readonly cards: readonly string[];
}

/** What a card shows of an article. */
export type ArticleCardData = Pick<Article, 'slug' | 'title' | 'excerpt' | 'date' | 'category' | 'tags' | 'picture' | 'heroAlt' | 'minutes'>;

/** How many cards are fetched together. */
export const CARDS_IN_A_FILE = 100;

/** What a search of any word needs. */
export interface SearchStart {
  /** Of each article, in the order of {@link FIELDS}: how many different words each of its texts has. */
  readonly lengths: readonly (readonly number[])[];
  /** The addresses of the parts of the index, in the order of their words. */
  readonly parts: readonly { /** The first letters of its first word. */ readonly from: string; readonly file: string }[];
  /** The address of the {@link Vocabulary}. */
  readonly vocabulary: string;
}

/**
 * A word, and for each of the {@link FIELDS} the articles that have it there. An article is one number: the count of
 * articles between it and the one before, times {@link MAX_TERM_FREQUENCY}, plus how often it has the word, minus one.
 */
export type Posting = readonly [word: string, ...fields: readonly (readonly number[])[]];

/** A part of the index: it holds all words that begin with the same letters as one of its own. */
export type SearchPart = readonly Posting[];

/** The highest term frequency that is stored. Higher counts do not change the ranking. */
export const MAX_TERM_FREQUENCY = 4;

/** Every word of the index, with a space between: needed where a word is found nowhere, and may be mistyped. */
export type Vocabulary = string;
