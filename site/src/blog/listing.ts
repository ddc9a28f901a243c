import type { Article } from '../../blog/article.ts';
import { PAGE_SIZE } from '../../blog/filters.ts';

/** What a card shows of an article. */
export type ArticleSummary = Pick<Article, 'slug' | 'title' | 'excerpt' | 'date' | 'category' | 'tags' | 'picture' | 'heroAlt' | 'minutes'>;

/** A page of a list of articles. */
export interface Listing {
  readonly articles: readonly ArticleSummary[];
  /** How many there are on all its pages. */
  readonly total: number;
  /** This page, from 1. */
  readonly page: number;
  readonly pages: number;
}

const summaryOf = ({ slug, title, excerpt, date, category, tags, picture, heroAlt, minutes }: Article): ArticleSummary => ({ slug, title, excerpt, date, category, tags, picture, heroAlt, minutes });

/** How many pages a list of so many articles has; an empty one has one. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/**
 * A page of a list.
 *
 * @param page from 1
 */
export const listingOf = (articles: readonly Article[], page: number): Listing => ({
  articles: articles.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(summaryOf),
  total: articles.length,
  page,
  pages: pagesOf(articles.length),
});

/** The numbers of its pages, from 1. */
export const pagesIn = (total: number): readonly number[] => Array.from({ length: pagesOf(total) }, (_, at) => at + 1);
