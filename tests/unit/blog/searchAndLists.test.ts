import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Article } from '../../../site/blog/article.ts';
import { articlesIn } from '../../../site/blog/articles.ts';
import { type Filters, filtersOf, NO_FILTERS, normalisedSearch, pagesOf, queryOf, toggleFilter } from '../../../site/blog/filters.ts';
import { filterArticles } from '../../../site/blog/filteredList.ts';
import type { Catalogue, SearchStart } from '../../../site/blog/search/files.ts';
import { openSearch, type FetchFile, type SearchResult } from '../../../site/blog/search/find.ts';
import { makeSearchFiles } from '../../../site/blog/search/makeSearchFiles.ts';
import { highlightPieces } from '../../../site/blog/search/highlight.ts';
import { wordsOf } from '../../../site/blog/search/words.ts';
import { relatedTags, tagsByCount } from '../../../site/blog/tags.ts';
import type { Locale } from '../../../site/i18n/locale.ts';
import { lifelikeArticle } from '../../lifelikeArticles.ts';
import { wholeArticles } from './articleFolders.ts';

/** The search files made of some articles, by their addresses, and which of them were read. */
async function filesOf(articles: readonly Article[], locale: Locale) {
  const files = new Map<string, string>();
  const addresses = await makeSearchFiles(articles, locale, async (name, content) => {
    const address = `/assets/${name}.${files.size}.json`;
    files.set(address, content);
    return address;
  });
  const asked: string[] = [];
  const read: FetchFile = async (address) => {
    asked.push(address);
    return JSON.parse(files.get(address) ?? '');
  };
  const find = openSearch(await read<SearchStart>(addresses.search), locale, read);
  const catalogue = await read<Catalogue>(addresses.catalogue);
  asked.length = 0;
  return { files, addresses, asked, catalogue, read, find };
}

/** The search files of articles with these texts only. */
const searchIn = (locale: Locale) => (...texts: readonly Partial<Article>[]) =>
  filesOf(texts.map((text) => ({ ...lifelikeArticle(1, locale), title: '', excerpt: '', tags: [], text: '', ...text })), locale);
const french = searchIn('fr-CA');
const english = searchIn('en-CA');

const numbers = (found: SearchResult | undefined) => found?.articles;

describe('a search', () => {
  test('ignores case and accents, in query and text', async () => {
    const { find } = await french({ text: 'Un produit écologique.' }, { text: 'Un produit ecologique.' }, { text: 'Autre chose.' });
    for (const query of ['ecologique', 'ÉCOLOGIQUE', 'écologique']) expect(numbers(await find(query)), query).toEqual([0, 1]);
  });

  test('ranks matches in titles before tags, excerpts and bodies', async () => {
    const filling = { text: 'Carpet in the lobby.' };
    const { find } = await english({ text: 'Salt in the lobby.' }, { excerpt: 'Salt in the lobby.' }, { tags: [{ slug: 'salt', label: 'Salt' }] }, { title: 'Salt in the lobby' }, filling, filling);
    expect(numbers(await find('salt'))).toEqual([3, 2, 1, 0]);
  });

  test('finds words that begin with the query, its plural and its singular, exact matches first', async () => {
    const { find } = await french({ text: 'Des planchers de bois.' }, { text: 'Un plancher de bois.' }, { text: 'Le planchéiage.' });
    expect(numbers(await find('planch'))).toHaveLength(3);
    expect(numbers(await find('planchers'))).toEqual([0, 1]);
    expect(numbers(await find('plancher'))).toEqual([0, 1]);
  });

  test('tolerates no typing error in short words, or when the exact word is found', async () => {
    const { find } = await french({ text: 'La salle.' }, { text: 'La balle.' }, { text: 'Le sel.' }, { text: 'Le gel.' });
    expect(numbers(await find('salle'))).toEqual([0]);
    expect(numbers(await find('bel'))).toEqual([]);
  });

  test('tolerates one typing error, a letter missing, added, wrong, or exchanged with the next, but not two errors', async () => {
    const { find } = await english({ text: 'Calcium.' });
    for (const word of ['calcum', 'calciuum', 'calcinm', 'clacium', 'alcium']) expect(numbers(await find(word)), word).toEqual([0]);
    for (const word of ['clcaium', 'claicum']) expect(numbers(await find(word)), word).toEqual([]);
  });

  test('separates words at apostrophes, hyphens and punctuation, and ignores ligatures, combined accents and common words', async () => {
    const { find } = await french({ text: 'L’eau du monte-charge, 24/7 (R&D).' }, { text: 'L’ŒUVRE de Noe\u0308l, 2 500 pi².' }, { text: 'Le sel de la cour.' });
    const found: readonly (readonly [string, number])[] = [['eau', 0], ['charge', 0], ['24', 0], ['oeuvre', 1], ['noel', 1], ['pi²', 1], ['le sel SEL de la cour', 2]];
    for (const [query, article] of found) expect(numbers(await find(query)), query).toEqual([article]);
  });

  test('with only punctuation and single letters searches for nothing', async () => {
    const { find } = await english({ text: 'Salt.' });
    for (const query of ['', ' ', '…', 'a', '& / ?', '💧💧']) expect(await find(query), query).toBeUndefined();
  });

  test('of two letters finds whole words in bodies, and beginnings of words elsewhere', async () => {
    const { find } = await english({ text: 'UV lamps.' }, { text: 'Uvular.' }, { title: 'Uvular' });
    expect(numbers(await find('uv'))).toEqual([2, 0]);
  });
});

test.each([
  ['oeuvre ecolog', 'L’Œuvre ÉCOLOGIQUE, l’écologie.', 'L’[Œuvre] [ÉCOLOGIQUE], l’[écologie].'],
  ['planchers', 'Un plancher, deux planchers.', 'Un [plancher], deux [planchers].'],
  ['eoclogique', 'Écologique', '[Écologique]'],
  ['ecologique', 'Rien de cela', 'Rien de cela'],
  ['ecologique', '', ''],
])('the marks of “%s” cover whole words, and keep their spelling: %s', async (query, text, marked) => {
  const { find } = await french({ text: 'L’œuvre écologique, l’écologie et les planchers.' });
  const pieces = highlightPieces(text, (await find(query))?.searchTerms ?? []);
  expect(pieces.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text)).join('')).toBe(marked);
});

describe('the index of two thousand articles', async () => {
  const articles = Array.from({ length: 2000 }, (_, at) => lifelikeArticle(at, 'fr-CA'));
  const { files, asked, catalogue, read, find, addresses } = await filesOf(articles, 'fr-CA');
  /** Their compressed size; the server compresses at least as well. */
  const kB = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + brotliCompressSync(files.get(path) ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length, 0) / 1000;

  test('finds the same articles as a search of the whole texts', async () => {
    const texts = articles.map(({ title, excerpt, tags, text }) => ` ${wordsOf([title, excerpt, text, ...tags.map(({ label }) => label)].join(' ')).join(' ')}`);
    for (const query of ['ascenseur', 'eco', 'calcium hall', 'qualite air']) {
      const said = texts.flatMap((text, number) => (query.split(' ').every((word) => text.includes(` ${word}`)) ? [number] : []));
      expect(said.length, query).toBeGreaterThan(10);
      expect(numbers(await find(query))?.toSorted((one, other) => one - other), query).toEqual(said);
    }
  });

  test('is fetched in parts: a search for three words, one mistyped, takes less than 300 kB', async () => {
    asked.length = 0;
    const again = openSearch(await read<SearchStart>(addresses.search), 'fr-CA', read);
    expect((await again('copropriete responsable netoyage'))?.articles.length).toBeGreaterThan(0);
    expect(asked.length).toBeGreaterThan(3);
    expect(kB([addresses.catalogue, addresses.search, ...new Set(asked)])).toBeLessThan(300);
    // The cards of a page of nine articles come from nine files at most.
    expect(Math.max(...catalogue.cards.map((file) => kB([file])))).toBeLessThan(15);
  });
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
  const catalogue: Catalogue = {
    categories: ['operations', 'sustainability'],
    tags: [{ slug: 'floors', label: 'Floors' }, { slug: 'water', label: 'Water' }],
    articles: Array.from({ length: 20 }, (_, number) => (number % 5 === 0 ? [number % 2, 0, 1] : [number % 2, 0])),
    cards: [],
  };

  test('has the newest first, nine on a page, and the rest on the last', () => {
    expect(filterArticles(catalogue, NO_FILTERS)).toEqual({ filters: NO_FILTERS, count: 20, pages: 3, shown: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
    expect(filterArticles(catalogue, filters({ page: 3 })).shown).toEqual([18, 19]);
    expect([0, 9, 10].map(pagesOf)).toEqual([1, 1, 2]);
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
