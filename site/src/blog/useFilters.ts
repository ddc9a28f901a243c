import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Filters, filtersOf, NO_FILTERS, queryOf, toggleFilter } from '../../blog/filters.ts';
import { equalFilters } from './listSource.ts';

/** How long changes of the URL are debounced while the visitor types, in ms. Safari allows 100 changes in 30 s. */
const URL_DEBOUNCE_MS = 350;

/** The state of history entries that this hook makes: their filters are already applied. */
const OWN = { filtered: true } as const;

const isOwn = (state: unknown): boolean => typeof state === 'object' && state !== null && 'filtered' in state;

/** The filters of the index, and the functions that change them. */
export interface FiltersInAddress {
  readonly asked: Filters;
  /** Searches for typed text at once. The URL follows when typing pauses, with one history entry per search. */
  readonly type: (search: string) => void;
  /** Updates the URL at once after typing. */
  readonly settle: () => void;
  /** Applies filters or a page after a press, with a history entry of its own. */
  readonly press: (asked: Filters) => void;
  /** The current filters with another page number. Stable identity. */
  readonly onPage: (page: number) => Filters;
  /** Toggles a category or a tag, like `press`. Stable identity. */
  readonly toggle: (filter: 'category' | 'tag', slug: string) => void;
  /** Removes an unknown category, tag or page from the URL. */
  readonly correct: (asked: Filters) => void;
}

/**
 * The filters of the index. The URL contains them, so that Back and Forward work and the address can be shared
 * (behaviour.md 4.2). The first render has no filters, like the server's.
 */
export function useFilters(): FiltersInAddress {
  const { search: query, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(NO_FILTERS);
  /** The latest filters, rendered or not. */
  const now = useRef(asked);
  /** The timer that updates the URL after typing. */
  const waiting = useRef<number>(undefined);

  const ask = useCallback((next: Filters) => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    if (equalFilters(now.current, next)) return;
    now.current = next;
    setAsked(next);
  }, []);

  useLayoutEffect(() => {
    // A URL that this hook wrote may be older than what has been typed since.
    if (type === NavigationType.Pop || !isOwn(state)) ask(filtersOf(query));
  }, [query, state, type, ask]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const write = useCallback(
    (replace: boolean) => {
      void navigate({ pathname: location.pathname, search: queryOf(now.current, location.search) }, { replace, state: OWN });
    },
    [navigate],
  );

  const settle = useCallback(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    const before = filtersOf(location.search);
    if (!equalFilters(before, now.current)) write(before.search !== '' || now.current.search === '');
  }, [write]);

  const typed = useCallback(
    (search: string) => {
      if (search === now.current.search) return;
      ask({ ...now.current, search, page: 1 });
      waiting.current = window.setTimeout(settle, URL_DEBOUNCE_MS);
    },
    [ask, settle],
  );

  const press = useCallback(
    (next: Filters) => {
      // Text that was typed before gets its own history entry.
      settle();
      ask(next);
      write(false);
    },
    [settle, ask, write],
  );

  const onPage = useCallback((page: number): Filters => ({ ...now.current, page }), []);

  const toggle = useCallback((filter: 'category' | 'tag', slug: string) => press(toggleFilter(now.current, filter, slug)), [press]);

  const correct = useCallback(
    (next: Filters) => {
      ask(next);
      write(true);
    },
    [ask, write],
  );

  return { asked, type: typed, settle, press, onPage, toggle, correct };
}
