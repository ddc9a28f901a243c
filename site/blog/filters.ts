/** The filters of the blog's index, and how its URL holds them (behaviour.md 4.2). */

/** What a visitor has narrowed the index by. */
export interface Filters {
  /** As it was typed, without space around it. Empty: everything. */
  readonly search: string;
  /** The slug of a category. Empty: all. */
  readonly category: string;
  /** The slug of a tag. Empty: all. */
  readonly tag: string;
  /** From 1. */
  readonly page: number;
}

/** The index as it is without a query. */
export const NO_FILTERS: Filters = { search: '', category: '', tag: '', page: 1 };

/** How many cards stand on a page (behaviour.md 4.1). */
export const PAGE_SIZE = 9;

/** How many pages a list of so many articles has; an empty one has one. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The parameters of the address, in the order in which they are written. */
export const PARAMETERS = ['search', 'category', 'tag', 'page'] as const satisfies readonly (keyof Filters)[];

/** A search is no longer than this, in characters: what is pasted by mistake isn't looked for. */
export const LONGEST_SEARCH = 120;

/** The text of a search as it is looked for and written into the address. */
export const trimmed = (search: string): string => search.slice(0, LONGEST_SEARCH).trim().replaceAll(/\s+/g, ' ');

/** What an address asks for: `?search=%C3%A9t%C3%A9&page=2`. A page that is no number from 1 counts as the first. */
export function filtersOf(query: string): Filters {
  const params = new URLSearchParams(query);
  const page = params.get('page') ?? '';
  return {
    search: trimmed(params.get('search') ?? ''),
    category: params.get('category') ?? '',
    tag: params.get('tag') ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * The query of an address: what is not narrowed is left out, and so is the first page. Other parameters stay as they are.
 *
 * @param others the query that it takes the place of. Default: none
 * @returns with its question mark; empty where there is nothing to say
 */
export function queryOf(filters: Filters, others = ''): string {
  const params = new URLSearchParams(others);
  for (const name of PARAMETERS) params.delete(name);
  for (const name of PARAMETERS) {
    const value = String(filters[name]);
    if (value !== String(NO_FILTERS[name])) params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filters with some of them changed: the list begins again at its first page (behaviour.md 4.2). */
export const withFilters = (filters: Filters, change: Partial<Omit<Filters, 'page'>>): Filters => ({ ...filters, page: 1, ...change });

/** A category or tag that was pressed: on where it was off, off where it was on. */
export const toggleFilter = (filters: Filters, name: 'category' | 'tag', slug: string): Filters => withFilters(filters, { [name]: filters[name] === slug ? '' : slug });

/** Whether anything narrows the list. */
export const isNarrowed = ({ search, category, tag }: Filters): boolean => search !== '' || category !== '' || tag !== '';
