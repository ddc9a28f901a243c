import { Button } from '@uno/ui/Button';
import { EmptyState, EmptyStateTitle } from '@uno/ui/EmptyState';
import { NoticeBox } from '@uno/ui/NoticeBox';
import { ResultCount } from '@uno/ui/ResultCount';
import { Row, RowList, RowTitle } from '@uno/ui/RowList';
import { Select } from '@uno/ui/Select';
import { Stack } from '@uno/ui/Stack';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Words {
  sort: string;
  orders: Record<string, string>;
  loading: string;
  busy: string;
  count: (shown: number, total: number) => string;
  none: string;
  failed: string;
  retry: string;
  more: string;
}

interface Page {
  entries: readonly string[];
  total: number;
}

/** Loads the first entries in an order. A failure rejects. */
type Load = (order: string, most: number) => Promise<Page>;

/** A list of towns. Ask your server where this one sorts. */
export function Towns({ entries, words }: { entries: readonly string[]; words: Words }) {
  const load = useCallback<Load>(
    async (order, most) => {
      const sorted = order === 'reverse' ? entries.toReversed() : entries;
      return { entries: sorted.slice(0, most), total: entries.length };
    },
    [entries],
  );
  return <Listing load={load} words={words} />;
}

const STEP = 3;

export function Listing({ load, words }: { load: Load; words: Words }) {
  const [request, setRequest] = useState({ order: Object.keys(words.orders)[0] ?? '', most: STEP });
  const [answered, setAnswered] = useState<typeof request>();
  const [page, setPage] = useState<Page | 'failed'>();
  const list = useRef<HTMLUListElement>(null);
  // The place of the first entry that a button asked for.
  const asked = useRef<number>(undefined);
  const isLoading = answered !== request;

  useEffect(() => {
    let isLatest = true;
    void load(request.order, request.most)
      .catch(() => 'failed' as const)
      .then((answer) => {
        if (!isLatest) return;
        setPage(answer);
        setAnswered(request);
      });
    return () => {
      isLatest = false;
    };
  }, [load, request]);

  useLayoutEffect(() => {
    const entry = list.current?.children[asked.current ?? -1];
    // The button that had the focus is gone.
    if (entry instanceof HTMLElement && document.activeElement === document.body) entry.focus();
    asked.current = undefined;
  }, [page]);

  const entries = page === undefined || page === 'failed' ? [] : page.entries;
  const total = page === undefined || page === 'failed' ? 0 : page.total;
  const ask = (next: typeof request) => {
    asked.current = entries.length;
    setRequest(next);
  };

  return (
    <Stack>
      <Select name="order" label={words.sort} value={request.order} onChange={({ target }) => setRequest({ order: target.value, most: STEP })}>
        {Object.entries(words.orders).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </Select>
      <ResultCount>{isLoading ? words.loading : page === 'failed' ? words.failed : total === 0 ? words.none : words.count(entries.length, total)}</ResultCount>
      {page === 'failed' && (
        <NoticeBox kind="error" title={words.failed} actions={<Button busy={isLoading} labels={{ busy: words.busy }} onClick={() => ask({ ...request })}>{words.retry}</Button>} />
      )}
      {page !== undefined && page !== 'failed' && total === 0 && (
        <EmptyState>
          <EmptyStateTitle>{words.none}</EmptyStateTitle>
        </EmptyState>
      )}
      {total > 0 && (
        <RowList columns="5/7" ref={list} aria-busy={isLoading}>
          {entries.map((entry) => (
            <Row key={entry} tabIndex={-1}>
              <RowTitle>{entry}</RowTitle>
            </Row>
          ))}
        </RowList>
      )}
      {entries.length < total && (
        <Button busy={isLoading} labels={{ busy: words.busy }} onClick={() => ask({ ...request, most: request.most + STEP })}>
          {words.more}
        </Button>
      )}
    </Stack>
  );
}
