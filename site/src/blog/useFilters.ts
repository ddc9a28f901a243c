import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Filters, filtersOf, NO_FILTERS, queryOf, toggleFilter } from '../../blog/filters.ts';
import { equalFilters } from './listSource.ts';

/** How long changes of the URL are debounced while the visitor types, in ms. Safari allows 100 changes in 30 s. */
const URL_DEBOUNCE_MS = 350;

/** Marks the history entries that this hook makes: their filters are already applied. */
const OWN = { filtered: true } as const;

const isOwn = (state: unknown): boolean => typeof state === 'object' && state !== null && 'filtered' in state;

/** The filters of the index, and the functions that change them. */
export interface FiltersInUrl {
  readonly requested: Filters;
  /** Searches for typed text at once. The URL follows when typing pauses, with one history entry per search. */
  readonly type: (search: string) => void;
  /** Updates the URL at once after typing. */
  readonly settle: () => void;
  /** Applies filters or a page after a press, with a history entry of its own. */
  readonly press: (requested: Filters) => void;
  /** The current filters with another page number. Stable identity. */
  readonly onPage: (page: number) => Filters;
  /** Toggles a category or a tag, like `press`. Stable identity. */
  readonly toggle: (filter: 'category' | 'tag', slug: string) => void;
  /** Removes an unknown category, tag or page from the URL. */
  readonly correct: (requested: Filters) => void;
}

/**
 * The filters of the index. The URL contains them, so that Back and Forward work and the address can be shared
 * (behaviour.md 4.2). The first render has no filters, like the server's.
 */
export function useFilters(): FiltersInUrl {
  const { search: query, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [requested, setRequested] = useState(NO_FILTERS);
  /** The latest filters, rendered or not. */
  const latest = useRef(requested);
  /** The timer that updates the URL after typing. */
  const urlTimer = useRef<number>(undefined);

  const apply = useCallback((next: Filters) => {
    clearTimeout(urlTimer.current);
    urlTimer.current = undefined;
    if (equalFilters(latest.current, next)) return;
    latest.current = next;
    setRequested(next);
  }, []);

  useLayoutEffect(() => {
    // A URL that this hook wrote may be older than what has been typed since.
    if (type === NavigationType.Pop || !isOwn(state)) apply(filtersOf(query));
  }, [query, state, type, apply]);
  useEffect(() => () => clearTimeout(urlTimer.current), []);

  const write = useCallback(
    (replace: boolean) => {
      void navigate({ pathname: location.pathname, search: queryOf(latest.current, location.search) }, { replace, state: OWN });
    },
    [navigate],
  );

  const settle = useCallback(() => {
    if (urlTimer.current === undefined) return;
    clearTimeout(urlTimer.current);
    urlTimer.current = undefined;
    const before = filtersOf(location.search);
    if (!equalFilters(before, latest.current)) write(before.search !== '' || latest.current.search === '');
  }, [write]);

  const typed = useCallback(
    (search: string) => {
      if (search === latest.current.search) return;
      apply({ ...latest.current, search, page: 1 });
      urlTimer.current = window.setTimeout(settle, URL_DEBOUNCE_MS);
    },
    [apply, settle],
  );

  const press = useCallback(
    (next: Filters) => {
      // Text that was typed before gets its own history entry.
      settle();
      apply(next);
      write(false);
    },
    [settle, apply, write],
  );

  const onPage = useCallback((page: number): Filters => ({ ...latest.current, page }), []);

  const toggle = useCallback((filter: 'category' | 'tag', slug: string) => press(toggleFilter(latest.current, filter, slug)), [press]);

  const correct = useCallback(
    (next: Filters) => {
      apply(next);
      write(true);
    },
    [apply, write],
  );

  return { requested, type: typed, settle, press, onPage, toggle, correct };
}
