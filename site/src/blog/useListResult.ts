import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Filters } from '../../blog/filters.ts';
import { isUnfiltered, type ListResult, type ListSource } from './listSource.ts';

/** What is shown of the index, and for which question. */
interface Shown {
  readonly asked: Filters | undefined;
  /** Absent: what the server sent. */
  readonly result: ListResult | undefined;
  /** The files that it needs did not come: what was there before stays. */
  readonly failed: boolean;
}

interface ListState extends Omit<Shown, 'asked'> {
  /** The list is still to come. */
  readonly busy: boolean;
  /** Asks once more. */
  readonly retry: () => void;
}

/** What the filters leave. Until it is there, the list before stays. */
export function useListResult(source: ListSource, asked: Filters): ListState {
  const [shown, setShown] = useState<Shown>({ asked: undefined, result: undefined, failed: false });
  const [tries, setTries] = useState(0);
  const [begun, setBegun] = useState(false);
  // Until somebody filters, the HTML of the server stays.
  if (!begun && !isUnfiltered(asked)) setBegun(true);

  useEffect(() => {
    if (!begun) return undefined;
    let current = true;
    const show = (result: ListResult | undefined) => {
      if (!current) return;
      // At once: else the page is painted twice for a letter, first without its list.
      flushSync(() => setShown((before) => ({ asked, result: result ?? before.result, failed: result === undefined })));
    };
    source.for(asked).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [source, asked, begun, tries]);

  return { result: shown.result, failed: shown.failed, busy: begun && shown.asked !== asked, retry: () => setTries((before) => before + 1) };
}
