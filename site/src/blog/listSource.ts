import type { Tag } from '../../blog/article.ts';
import { type Filters, NO_FILTERS } from '../../blog/filters.ts';
import { type FilteredList, filterArticles } from '../../blog/filteredList.ts';
import { type ArticleCardData, CARDS_IN_A_FILE, type Catalogue, type SearchFileUrls, type SearchStart } from '../../blog/search/files.ts';
import type { SearchFunction, SearchTerm } from '../../blog/search/find.ts';
import type { Locale } from '../../i18n/locale.ts';
import { reloadIfGone } from '../navigation/newRelease.ts';

/** The articles that match the filters, with the data of their cards. */
export interface ListResult extends FilteredList {
  readonly cards: readonly ArticleCardData[];
  /** The tag of the filters, with its label. */
  readonly tag: Tag | undefined;
  /** The search terms to highlight in the cards. */
  readonly searchTerms: readonly SearchTerm[];
}

/** Lists the articles that match the filters, from files that are fetched once, when they are needed. */
export interface ListSource {
  /** @throws when a file can't be fetched; the next call tries again */
  readonly for: (requested: Filters) => Promise<ListResult>;
  /** Prefetches what the first search needs. */
  readonly prepare: () => void;
}

/** Caches the result of `load`. After a failure the next call loads again. */
function loadOnce<Content>(load: () => Promise<Content>): () => Promise<Content> {
  let loading: Promise<Content> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

const sources = new Map<string, ListSource>();

/** The list source of a language. It stays cached while the document is open. */
export function listSourceFrom(files: SearchFileUrls, locale: Locale): ListSource {
  const known = sources.get(files.search);
  if (known) return known;
  const source = openListSource(files, locale);
  sources.set(files.search, source);
  return source;
}

function openListSource(files: SearchFileUrls, locale: Locale): ListSource {
  const read = async <Content>(address: string): Promise<Content> => {
    const response = await fetch(address);
    if (!response.ok) {
      // After a new release the files have other names, and a reloaded page names them.
      void reloadIfGone(files.search, [address]);
      throw new Error(`${address} responded with status ${response.status}.`);
    }
    return response.json();
  };
  const catalogue = loadOnce(() => read<Catalogue>(files.catalogue));
  const find = loadOnce(async (): Promise<SearchFunction> => {
    const [{ openSearch }, start] = await Promise.all([import('../../blog/search/find.ts'), read<SearchStart>(files.search)]);
    return openSearch(start, locale, read);
  });
  const cards = new Map<string, () => Promise<readonly ArticleCardData[]>>();

  const cardOf = async ({ cards: addresses }: Catalogue, number: number): Promise<readonly ArticleCardData[]> => {
    const address = addresses[Math.floor(number / CARDS_IN_A_FILE)];
    if (address === undefined) return [];
    const load = cards.get(address) ?? loadOnce(() => read<readonly ArticleCardData[]>(address));
    cards.set(address, load);
    const card = (await load())[number % CARDS_IN_A_FILE];
    return card ? [card] : [];
  };

  return {
    async for(requested) {
      const [known, found] = await Promise.all([catalogue(), requested.search === '' ? undefined : find().then((search) => search(requested.search))]);
      const list = filterArticles(known, requested, found?.articles);
      const shown = await Promise.all(list.shown.map((number) => cardOf(known, number)));
      return { ...list, cards: shown.flat(), tag: known.tags.find(({ slug }) => slug === list.filters.tag), searchTerms: found?.searchTerms ?? [] };
    },
    prepare() {
      for (const load of [catalogue, find]) {
        load().catch(() => {
          // This is only a prefetch: the search itself fetches again and reports a failure.
        });
      }
    },
  };
}

/** Whether two sets of filters are equal. */
export const equalFilters = (one: Filters, other: Filters): boolean => {
  const { search, category, tag, page } = one;
  return search === other.search && category === other.category && tag === other.tag && page === other.page;
};

/** Whether nothing is filtered and the first page is shown. */
export const isUnfiltered = (requested: Filters): boolean => equalFilters(requested, NO_FILTERS);
