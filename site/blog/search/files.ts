import type { Article } from '../article.ts';

/*
 * The two files with which the browser filters and searches the blog of a language. The build puts a hash of the content in
 * their names; the browser fetches them when a visitor filters or searches. Articles are identified by number: their index in
 * the list of all articles, newest first, from 0.
 */

/** The addresses of the files: the page contains them. */
export interface SearchFileUrls {
  /** The address of the cards of all articles. */
  readonly cards: string;
  /** The address of the index: {@link makeIndex} of `makeSearchFiles.ts`, as JSON. */
  readonly index: string;
}

/** The data of an article's card, and all of its tags. */
export type ArticleCardData = Pick<Article, 'slug' | 'title' | 'excerpt' | 'date' | 'category' | 'tags' | 'picture' | 'heroAlt' | 'minutes'>;

/** How many tags a card shows (behaviour.md 4.4). */
export const CARD_TAGS = 3;
