import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Filters, filtersOf, NO_FILTERS, queryOf, toggleFilter } from '../../blog/filters.ts';
import { isSame } from './listSource.ts';

/** How long the URL is debounced while somebody types, in ms. Safari accepts 100 changes of the URL in 30 s. */
const PAUSE = 350;

/** In the state of the history's entries that are made here: their filters are known already. */
const OWN = { filtered: true } as const;

const isOwn = (state: unknown): boolean => typeof state === 'object' && state !== null && 'filtered' in state;

/** What the index is asked for, and the ways to change it. */
export interface FiltersInAddress {
  readonly asked: Filters;
  /** Narrows by what is typed: at once; the address follows when typing pauses, in one entry of the history for a search. */
  readonly type: (search: string) => void;
  /** Lets the address follow what was typed now. */
  readonly settle: () => void;
  /** Changes filters or page by a press: an entry of its own in the history. */
  readonly press: (asked: Filters) => void;
  /** What is asked for, on another page of it. It stays the same function. */
  readonly onPage: (page: number) => Filters;
  /** The same for one category or tag, which goes on or off. It stays the same function while somebody types. */
  readonly toggle: (filter: 'category' | 'tag', slug: string) => void;
  /** Puts right what the address asks for: a category or tag that there is not. */
  readonly correct: (asked: Filters) => void;
}

/**
 * The filters of the index. They stand in the address, so that Back and Forward go through them and a person who is sent the
 * address finds the same (behaviour.md 4.2). The first render has none, as the server's has.
 */
export function useFilters(): FiltersInAddress {
  const { search: query, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(NO_FILTERS);
  /** What was asked for last, rendered or not. */
  const now = useRef(asked);
  /** What was typed and is not yet in the address. */
  const waiting = useRef<number>(undefined);

  const ask = useCallback((next: Filters) => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    if (isSame(now.current, next)) return;
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
    if (!isSame(before, now.current)) write(before.search !== '' || now.current.search === '');
  }, [write]);

  const typed = useCallback(
    (search: string) => {
      if (search === now.current.search) return;
      ask({ ...now.current, search, page: 1 });
      waiting.current = window.setTimeout(settle, PAUSE);
    },
    [ask, settle],
  );

  const press = useCallback(
    (next: Filters) => {
      // What was typed before is an entry of its own.
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
