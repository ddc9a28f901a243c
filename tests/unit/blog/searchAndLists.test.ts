import { describe, expect, test } from 'vitest';
import type { Article } from '../../../site/blog/article.ts';
import { articlesIn } from '../../../site/blog/articles.ts';
import { type Filters, filtersOf, NO_FILTERS, normalisedSearch, pagesOf, queryOf, toggleFilter } from '../../../site/blog/filters.ts';
import { filterArticles } from '../../../site/blog/filteredList.ts';
import type { ArticleCardData } from '../../../site/blog/search/files.ts';
import { openSearch, type SearchResult } from '../../../site/blog/search/find.ts';
import { makeIndex } from '../../../site/blog/search/makeSearchFiles.ts';
import { highlightPieces } from '../../../site/blog/search/highlight.ts';
import { relatedTags, tagsByCount } from '../../../site/blog/tags.ts';
import type { Locale } from '../../../site/i18n/locale.ts';
import { wholeArticles } from './articleFolders.ts';

const [anArticle] = articlesIn('en-CA', wholeArticles);
if (!anArticle) throw new Error('There is no article to search.');

/** A search in articles with these texts only. */
const searchIn = (locale: Locale) => (...texts: readonly Partial<Article>[]) => {
  const articles = texts.map((text) => ({ ...anArticle, locale, title: '', excerpt: '', tags: [], text: '', ...text }));
  const index: ReturnType<typeof makeIndex> = JSON.parse(JSON.stringify(makeIndex(articles, locale)));
  return openSearch(index, locale);
};
const french = searchIn('fr-CA');
const english = searchIn('en-CA');

const numbers = (found: SearchResult | undefined) => found?.articles;

describe('a search', () => {
  test('ignores case and accents, in query and text', () => {
    const find = french({ text: 'Un produit écologique.' }, { text: 'Un produit ecologique.' }, { text: 'Autre chose.' });
    for (const query of ['ecologique', 'ÉCOLOGIQUE', 'écologique']) expect(numbers(find(query)), query).toEqual([0, 1]);
  });

  test('ignores characters that nobody sees, in query and text', () => {
    const find = english({ text: 'Mats for winter.' }, { text: 'Mats for win\u00adter\u200b.' }, { text: 'Other mats.' });
    for (const query of ['winter', 'wi\u00adnter', '\u200ewinter\u2060', 'win\u200dter \u3164']) expect(numbers(find(query)), query).toEqual([0, 1]);
    expect(find('\u00ad\u3164 \u200b')).toBeUndefined();
    expect(highlightPieces('win\u00adter', new Set(['winter']))).toEqual([{ text: 'win\u00adter', hit: true }]);
  });

  test('ranks matches in titles before tags, excerpts and bodies', () => {
    const filling = { text: 'Carpet in the lobby.' };
    const find = english({ text: 'Salt in the lobby.' }, { excerpt: 'Salt in the lobby.' }, { tags: [{ slug: 'salt', label: 'Salt' }] }, { title: 'Salt in the lobby' }, filling, filling);
    expect(numbers(find('salt'))).toEqual([3, 2, 1, 0]);
  });

  test('finds words that begin with the query, its plural and its singular, exact matches first', () => {
    const find = french({ text: 'Des planchers de bois.' }, { text: 'Un plancher de bois.' }, { text: 'Le planchéiage.' });
    expect(numbers(find('planch'))).toHaveLength(3);
    expect(numbers(find('planchers'))).toEqual([0, 1]);
    expect(numbers(find('plancher'))).toEqual([0, 1]);
  });

  test('tolerates no typing error in short words, or when the exact word is found', () => {
    const find = french({ text: 'La salle.' }, { text: 'La balle.' }, { text: 'Le sel.' }, { text: 'Le gel.' });
    expect(numbers(find('salle'))).toEqual([0]);
    expect(numbers(find('bel'))).toEqual([]);
  });

  test('tolerates one typing error, a letter missing, added, wrong, or exchanged with the next, but not two errors', () => {
    const find = english({ text: 'Calcium.' });
    for (const word of ['calcum', 'calciuum', 'calcinm', 'clacium', 'alcium']) expect(numbers(find(word)), word).toEqual([0]);
    for (const word of ['clcaium', 'claicum']) expect(numbers(find(word)), word).toEqual([]);
  });

  test('separates words at apostrophes, hyphens and punctuation, and ignores ligatures, combined accents and common words', () => {
    const find = french({ text: 'L’eau du monte-charge, 24/7 (R&D).' }, { text: 'L’ŒUVRE de Noe\u0308l, 2 500 pi².' }, { text: 'Le sel de la cour.' });
    const found: readonly (readonly [string, number])[] = [['eau', 0], ['charge', 0], ['24', 0], ['oeuvre', 1], ['noel', 1], ['pi²', 1], ['le sel SEL de la cour', 2]];
    for (const [query, article] of found) expect(numbers(find(query)), query).toEqual([article]);
  });

  test('with only punctuation and single letters searches for nothing', () => {
    const find = english({ text: 'Salt.' });
    for (const query of ['', ' ', '…', 'a', '& / ?', '💧💧']) expect(find(query), query).toBeUndefined();
  });

  test('of common words alone lists every article, unless a word begins with them', () => {
    const findEnglish = english({ text: 'How to melt salt.' }, { text: 'Thermostats.' });
    for (const query of ['how to', 'What is it?']) expect(findEnglish(query), query).toBeUndefined();
    expect(numbers(findEnglish('the'))).toEqual([1]);
    expect(numbers(findEnglish('how to tile'))).toEqual([]);
    const findFrench = french({ text: 'Qui êtes-vous?' });
    expect(findFrench('qui êtes-vous')).toBeUndefined();
  });

  test('of two letters finds whole words in bodies, and beginnings of words elsewhere', () => {
    const find = english({ text: 'UV lamps.' }, { text: 'Uvular.' }, { title: 'Uvular' });
    expect(numbers(find('uv'))).toEqual([2, 0]);
  });
});

test.each([
  ['oeuvre ecolog', 'L’Œuvre ÉCOLOGIQUE, l’écologie.', 'L’[Œuvre] [ÉCOLOGIQUE], l’[écologie].'],
  ['planchers', 'Un plancher, deux planchers.', 'Un [plancher], deux [planchers].'],
  ['eoclogique', 'Écologique', '[Écologique]'],
  ['ecologique', 'Rien de cela', 'Rien de cela'],
  ['ecologique', '', ''],
])('the marks of “%s” cover whole words, and keep their spelling: %s', (query, text, marked) => {
  const find = french({ text: 'L’œuvre écologique, l’écologie et les planchers.' });
  const pieces = highlightPieces(text, find(query)?.matches ?? new Set());
  expect(pieces.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text)).join('')).toBe(marked);
});

const filters = (some: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...some });

describe('the address of the list', () => {
  test.each<readonly [query: string, read: Partial<Filters>]>([
    ['', {}],
    ['?search=%C3%A9t%C3%A9+court', { search: 'été court' }],
    ['?search=ecologique&category=sustainability&tag=indoor-air&page=2', { search: 'ecologique', category: 'sustainability', tag: 'indoor-air', page: 2 }],
    ['?search=%20%20salt%20%20mats%20', { search: 'salt mats' }],
    ['?search=%', { search: '%' }],
    ...['0', '-1', '1.5', '2e3', '99999999999999999999'].map((page) => [`?page=${page}`, {}] as const),
    ['?tag=a&tag=b', { tag: 'a' }],
    ['?theme=midnight', {}],
  ])('sets the search, the filters and the page: “%s”', (query, read) => expect(filtersOf(query)).toEqual(filters(read)));

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

test('a filter replaces another of its kind, and returns to the first page', () => {
  const there = filters({ search: 'salt', category: 'operations', tag: 'water', page: 3 });
  expect(toggleFilter(there, 'category', 'case-studies')).toEqual({ ...there, category: 'case-studies', page: 1 });
});

describe('the list', () => {
  /** Twenty articles: two alternating categories, every fifth with the tag `water`. */
  const floors = { slug: 'floors', label: 'Floors' };
  const water = { slug: 'water', label: 'Water' };
  const twenty = Array.from({ length: 20 }, (_, number): Pick<ArticleCardData, 'category' | 'tags'> => ({
    category: number % 2 === 0 ? 'operations' : 'sustainability',
    tags: number % 5 === 0 ? [floors, water] : [floors],
  }));

  test('has the newest first, nine on a page, and the rest on the last', () => {
    expect(filterArticles(twenty, NO_FILTERS)).toEqual({ filters: NO_FILTERS, count: 20, pages: 3, shown: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
    expect(filterArticles(twenty, filters({ page: 3 })).shown).toEqual([18, 19]);
    expect([0, 9, 10].map(pagesOf)).toEqual([1, 1, 2]);
  });

  test('combines search, category and tag', () => {
    expect(filterArticles(twenty, filters({ category: 'sustainability' })).count).toBe(10);
    expect(filterArticles(twenty, filters({ tag: 'water' })).shown).toEqual([0, 5, 10, 15]);
    expect(filterArticles(twenty, filters({ category: 'sustainability', tag: 'water' })).shown).toEqual([5, 15]);
    expect(filterArticles(twenty, filters({ search: 'x', category: 'sustainability', tag: 'water' }), [19, 15, 3]).shown).toEqual([15]);
  });

  test('ignores an unknown category or tag, and a page after the last; without articles it has one empty page', () => {
    expect(filterArticles(twenty, filters({ category: 'cooking', tag: '__proto__', page: 9 }))).toMatchObject({ filters: { category: '', tag: '', page: 3 }, count: 20, shown: [18, 19] });
    expect(filterArticles(twenty, filters({ search: 'x', page: 2 }), [])).toEqual({ filters: filters({ search: 'x' }), count: 0, pages: 1, shown: [] });
  });
});

const articles = { en: articlesIn('en-CA', wholeArticles), fr: articlesIn('fr-CA', wholeArticles) };

const told = (tags: ReturnType<typeof tagsByCount>) => tags.map(({ label, count }) => `${label} ${count}`);

test('tags are sorted by the number of their articles, then alphabetically in their language', () => {
  expect(told(tagsByCount(articles.en))).toEqual(['Floors 2', 'Winter 2', 'Entrances 1', 'Night work 1', 'Water 1']);
  // É is sorted as E.
  expect(told(tagsByCount(articles.fr))).toEqual(['Hiver 2', 'Planchers 2', 'Eau 1', 'Entrées 1', 'Travail de nuit 1']);
});

test('tags related to a tag begin with those that share articles with it; all others follow', () => {
  expect(told(relatedTags(articles.en, 'water'))).toEqual(['Floors 2', 'Winter 2', 'Entrances 1', 'Night work 1']);
  expect(told(relatedTags(articles.en, 'night-work'))).toEqual(['Winter 2', 'Floors 2', 'Entrances 1', 'Water 1']);
});
