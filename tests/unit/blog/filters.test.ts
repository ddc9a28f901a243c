import { describe, expect, test } from 'vitest';
import { withFilters, type Filters, filtersOf, NO_FILTERS, queryOf, toggleFilter, normalisedSearch } from '../../../site/blog/filters.ts';
import { filterArticles } from '../../../site/blog/filteredList.ts';
import type { Catalogue } from '../../../site/blog/search/files.ts';

const filters = (some: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...some });

describe('the address of the index', () => {
  test.each<readonly [query: string, read: Partial<Filters>]>([
    ['', {}],
    ['?search=%C3%A9t%C3%A9+court', { search: 'été court' }],
    ['?search=ecologique&category=sustainability&tag=indoor-air&page=2', { search: 'ecologique', category: 'sustainability', tag: 'indoor-air', page: 2 }],
    ['?search=%20%20salt%20%20mats%20', { search: 'salt mats' }],
    ['?search=%', { search: '%' }],
    ...['0', '-1', '1.5', '2e3', '99999999999999999999'].map((page) => [`?page=${page}`, {}] as const),
    ['?tag=a&tag=b', { tag: 'a' }],
    ['?theme=midnight', {}],
  ])('%s', (query, read) => expect(filtersOf(query)).toEqual(filters(read)));

  test.each<[filters: Partial<Filters>, query: string]>([
    [{}, ''],
    [{ search: 'été & hiver' }, '?search=%C3%A9t%C3%A9+%26+hiver'],
    [{ page: 2, tag: 'water', category: 'operations', search: 'x' }, '?search=x&category=operations&tag=water&page=2'],
  ])('is as short as possible: %j', (some, query) => {
    expect(queryOf(filters(some))).toBe(query);
    expect(filtersOf(query)).toEqual(filters(some));
  });

  test('keeps other query parameters', () => {
    expect(queryOf(filters({ tag: 'water' }), '?theme=midnight&page=3&search=x')).toBe('?theme=midnight&tag=water');
    expect(queryOf(NO_FILTERS, '?theme=midnight&page=3&search=x')).toBe('?theme=midnight');
  });

  test('has at most 120 characters of a search', () => expect(normalisedSearch('mot '.repeat(1000)).length).toBeLessThanOrEqual(120));
});

const there = filters({ search: 'salt', category: 'operations', tag: 'water', page: 3 });

test('a change returns to the first page; a filter is switched on, replaced by another of its kind, and switched off', () => {
  expect(withFilters(there, { search: 'mats' })).toEqual({ ...there, search: 'mats', page: 1 });
  expect(toggleFilter(filters({}), 'category', 'operations')).toEqual(filters({ category: 'operations' }));
  expect(toggleFilter(there, 'category', 'case-studies')).toEqual({ ...there, category: 'case-studies', page: 1 });
  expect(toggleFilter(there, 'tag', 'water')).toEqual({ ...there, tag: '', page: 1 });
});

describe('the list', () => {
  /** Twenty articles: two alternating categories, every fifth with the tag `water`. */
  const catalogue: Catalogue = {
    categories: ['operations', 'sustainability'],
    tags: [{ slug: 'floors', label: 'Floors' }, { slug: 'water', label: 'Water' }],
    articles: Array.from({ length: 20 }, (_, number) => (number % 5 === 0 ? [number % 2, 0, 1] : [number % 2, 0])),
    cards: [],
  };

  test('has the newest first, nine on a page, and the rest on the last', () => {
    expect(filterArticles(catalogue, NO_FILTERS)).toEqual({ filters: NO_FILTERS, count: 20, pages: 3, shown: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
    expect(filterArticles(catalogue, filters({ page: 3 })).shown).toEqual([18, 19]);
  });

  test('combines search, category and tag', () => {
    expect(filterArticles(catalogue, filters({ category: 'sustainability' })).count).toBe(10);
    expect(filterArticles(catalogue, filters({ tag: 'water' })).shown).toEqual([0, 5, 10, 15]);
    expect(filterArticles(catalogue, filters({ category: 'sustainability', tag: 'water' })).shown).toEqual([5, 15]);
    expect(filterArticles(catalogue, filters({ search: 'x', category: 'sustainability', tag: 'water' }), [19, 15, 3]).shown).toEqual([15]);
  });

  test('ignores an unknown category or tag, and a page after the last; without articles it has one empty page', () => {
    expect(filterArticles(catalogue, filters({ category: 'cooking', tag: '__proto__', page: 9 }))).toMatchObject({ filters: { category: '', tag: '', page: 3 }, count: 20, shown: [18, 19] });
    expect(filterArticles(catalogue, filters({ search: 'x', page: 2 }), [])).toEqual({ filters: filters({ search: 'x' }), count: 0, pages: 1, shown: [] });
  });
});
