import { type Filters, PAGE_SIZE, pagesOf } from './filters.ts';
import type { Catalogue } from './search/files.ts';

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

/** The articles with a category and a tag, both given by their index in the catalogue; -1 matches all. */
const withBoth = ({ articles }: Catalogue, numbers: readonly number[], category: number, tag: number): readonly number[] =>
  numbers.filter((number) => {
    const [own, ...tags] = articles[number] ?? [];
    return (category === -1 || own === category) && (tag === -1 || tags.includes(tag));
  });

/**
 * Applies search, category and tag together (behaviour.md 4.2).
 *
 * @param found the numbers of the articles that the search found, best first. Default: there is no search, and all
 *   articles are listed, newest first
 */
export function filterArticles(catalogue: Catalogue, requested: Filters, found?: readonly number[]): FilteredList {
  const category = catalogue.categories.findIndex((slug) => slug === requested.category);
  const tag = catalogue.tags.findIndex(({ slug }) => slug === requested.tag);
  const matching = withBoth(catalogue, found ?? [...catalogue.articles.keys()], category, tag);
  const pages = pagesOf(matching.length);
  const page = Math.min(requested.page, pages);
  return {
    filters: { search: requested.search, category: catalogue.categories[category] ?? '', tag: catalogue.tags[tag]?.slug ?? '', page },
    count: matching.length,
    pages,
    shown: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}
