/** The filters of the blog's index, and their form in its query (behaviour.md 4.2). */

/** The filters that a visitor has set. */
export interface Filters {
  /** The search, trimmed. Empty: everything. */
  readonly search: string;
  /** The slug of a category. Empty: all. */
  readonly category: string;
  /** The slug of a tag. Empty: all. */
  readonly tag: string;
  /** From 1. */
  readonly page: number;
}

/** The filters of an address without a query. */
export const NO_FILTERS: Filters = { search: '', category: '', tag: '', page: 1 };

/** How many cards a page has (behaviour.md 4.1). */
export const PAGE_SIZE = 9;

/** How many pages a list of so many articles has; an empty one has one. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The query parameters, in the order in which they are written. */
export const FILTER_PARAMETERS = ['search', 'category', 'tag', 'page'] as const satisfies readonly (keyof Filters)[];

/** How many characters of a search are used: a long text pasted by mistake is cut off here. */
export const MAX_SEARCH_LENGTH = 120;

/** The text of a search, as it is searched for and written into the query. */
export const normalisedSearch = (search: string): string => search.slice(0, MAX_SEARCH_LENGTH).trim().replaceAll(/\s+/g, ' ');

/** Reads the filters from a query, such as `?search=%C3%A9t%C3%A9&page=2`. An invalid page number counts as 1. */
export function filtersOf(query: string): Filters {
  const params = new URLSearchParams(query);
  const page = params.get('page') ?? '';
  return {
    search: normalisedSearch(params.get('search') ?? ''),
    category: params.get('category') ?? '',
    tag: params.get('tag') ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * Writes the filters as a query. Filters that are not set and page 1 are left out; other parameters are kept.
 *
 * @param others the current query. Default: none
 * @returns the query with its question mark, or an empty string
 */
export function queryOf(filters: Filters, others = ''): string {
  const params = new URLSearchParams(others);
  for (const name of FILTER_PARAMETERS) params.delete(name);
  for (const name of FILTER_PARAMETERS) {
    const value = String(filters[name]);
    if (value !== String(NO_FILTERS[name])) params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filters with some of them changed, back at page 1 (behaviour.md 4.2). */
export const withFilters = (filters: Filters, change: Partial<Omit<Filters, 'page'>>): Filters => ({ ...filters, page: 1, ...change });

/** Toggles a category or a tag. */
export const toggleFilter = (filters: Filters, name: 'category' | 'tag', slug: string): Filters => withFilters(filters, { [name]: filters[name] === slug ? '' : slug });

/** Whether any filter is set. */
export const isNarrowed = ({ search, category, tag }: Filters): boolean => search !== '' || category !== '' || tag !== '';
