import { type Filters, PAGE_SIZE, pagesOf } from './filters.ts';
import type { ArticleCardData } from './search/files.ts';

/** The articles that match the filters, and the page of them that is shown. */
export interface FilteredList {
  /** The filters as they were applied: without an unknown category or tag, and with an existing page. */
  readonly filters: Filters;
  /** How many articles match. */
  readonly count: number;
  /** How many pages they fill, at least one. */
  readonly pages: number;
  /** The numbers of the articles on the shown page. */
  readonly shown: readonly number[];
}

/**
 * Applies search, category and tag together (behaviour.md 4.2).
 *
 * @param found the numbers of the articles that the search found, best first. Default: there is no search, and all
 *   articles are listed, newest first
 */
export function filterArticles(articles: readonly Pick<ArticleCardData, 'category' | 'tags'>[], requested: Filters, found?: readonly number[]): FilteredList {
  const hasTag = ({ tags }: Pick<ArticleCardData, 'tags'>) => tags.some(({ slug }) => slug === requested.tag);
  const category = articles.some((article) => article.category === requested.category) ? requested.category : '';
  const tag = articles.some(hasTag) ? requested.tag : '';
  const matching = (found ?? [...articles.keys()]).filter((number) => {
    const article = articles[number];
    return article && (category === '' || article.category === category) && (tag === '' || hasTag(article));
  });
  const pages = pagesOf(matching.length);
  const page = Math.min(requested.page, pages);
  return {
    filters: { search: requested.search, category, tag, page },
    count: matching.length,
    pages,
    shown: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}
