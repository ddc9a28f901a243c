import type { Article } from '../../blog/article.ts';
import { PAGE_SIZE, pagesOf } from '../../blog/filters.ts';
import type { ArticleCardData } from '../../blog/search/files.ts';

/** A page of a list of articles. */
export interface Listing {
  readonly articles: readonly ArticleCardData[];
  /** The number of articles on all pages. */
  readonly total: number;
  /** The number of this page, from 1. */
  readonly page: number;
  readonly pages: number;
}

/** A page of a list. @param page from 1 */
export const listingOf = (articles: readonly Article[], page: number): Listing => ({
  articles: articles.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  total: articles.length,
  page,
  pages: pagesOf(articles.length),
});

/** The page numbers of a list, from 1. */
export const pageNumbersOf = (total: number): readonly number[] => Array.from({ length: pagesOf(total) }, (_, at) => at + 1);
