import type { SerializedIndex } from './options.ts';
import type { CategorySlug } from '../../categories.ts';
import type { PictureKey } from '../../pictures.ts';
import type { Tag } from '../article.ts';

/*
 * The files by which the index of the blog is filtered and searched, in each language. The build writes them under a
 * hash of their content; the browser fetches them once somebody filters or searches, and no sooner. An article is called
 * by its number: its place among all, the newest first, from 0.
 */

/** What the page itself carries: where the files are. */
export interface Files {
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
export interface Card {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly category: CategorySlug;
  readonly tags: readonly Tag[];
  readonly picture: PictureKey;
  readonly heroAlt: string;
  readonly minutes: number;
}

/** How many cards are fetched together. */
export const CARDS_IN_A_FILE = 100;

/** What a search of any word needs. */
export interface SearchStart {
  /** All of the index but its words. */
  readonly index: Omit<SerializedIndex, 'index'>;
  /** The parts of the index, in the order of their words. */
  readonly parts: readonly { /** The bucket that it begins with. */ readonly from: string; readonly file: string }[];
  /** The address of {@link Vocabulary}. */
  readonly vocabulary: string;
}

/** The words of a part of the index, and which articles have them. */
export type SearchPart = SerializedIndex['index'];

/** Every word of the index, with a space between: needed where a word is found nowhere, and may be mistyped. */
export type Vocabulary = string;
