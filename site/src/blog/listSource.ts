import type { AsPlainObject } from 'minisearch';
import type { Tag } from '../../blog/article.ts';
import { type Filters, NO_FILTERS } from '../../blog/filters.ts';
import { type FilteredList, filterArticles } from '../../blog/filteredList.ts';
import type { ArticleCardData, SearchFileUrls } from '../../blog/search/files.ts';
import type { SearchFunction } from '../../blog/search/find.ts';
import type { Locale } from '../../i18n/locale.ts';
import { reloadForCode } from '../navigation/newRelease.ts';

/** The articles that match the filters, with the data of their cards. */
export interface ListResult extends FilteredList {
  readonly cards: readonly ArticleCardData[];
  /** The tag of the filters, with its label. */
  readonly tag: Tag | undefined;
  /** The words to highlight in the cards. */
  readonly matches: ReadonlySet<string>;
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

/** Nothing is highlighted. */
export const NO_MATCHES: ReadonlySet<string> = new Set();

const sources = new Map<string, ListSource>();

/** The list source of a language. It stays cached while the document is open. */
export function listSourceFrom(files: SearchFileUrls, locale: Locale): ListSource {
  const known = sources.get(files.index);
  if (known) return known;
  const source = openListSource(files, locale);
  sources.set(files.index, source);
  return source;
}

function openListSource(files: SearchFileUrls, locale: Locale): ListSource {
  const read = async <Content>(address: string): Promise<Content> => {
    const response = await fetch(address);
    if (!response.ok) {
      const error = new Error(`${address} responded with status ${response.status}.`);
      // After a new release the files have other names, and a reloaded page names them.
      void reloadForCode(files.index, [address], error, () => true);
      throw error;
    }
    return response.json();
  };
  const cards = loadOnce(() => read<readonly ArticleCardData[]>(files.cards));
  const find = loadOnce(async (): Promise<SearchFunction> => {
    const [{ openSearch }, index] = await Promise.all([import('../../blog/search/find.ts'), read<AsPlainObject>(files.index)]);
    return openSearch(index, locale);
  });

  return {
    async for(requested) {
      const [articles, found] = await Promise.all([cards(), requested.search === '' ? undefined : find().then((search) => search(requested.search))]);
      const list = filterArticles(articles, requested, found?.articles);
      return {
        ...list,
        cards: list.shown.flatMap((number) => articles[number] ?? []),
        tag: articles.flatMap(({ tags }) => tags).find(({ slug }) => slug === list.filters.tag),
        matches: found?.matches ?? NO_MATCHES,
      };
    },
    prepare() {
      for (const load of [cards, find]) {
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
