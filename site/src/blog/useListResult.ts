import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Filters } from '../../blog/filters.ts';
import { isUnfiltered, type ListResult, type ListSource } from './listSource.ts';

/** The result that is shown, and the filters that it is for. */
interface Shown {
  readonly requested: Filters | undefined;
  /** Undefined while the server's list is shown. */
  readonly result: ListResult | undefined;
  /** Whether the files could not be fetched: the previous result stays. */
  readonly failed: boolean;
}

interface ListState extends Omit<Shown, 'requested'> {
  /** Whether the result is still loading. */
  readonly busy: boolean;
  /** Tries again. */
  readonly retry: () => void;
}

/** The list for the filters. The previous list stays until the new one is loaded. */
export function useListResult(source: ListSource, requested: Filters): ListState {
  const [shown, setShown] = useState<Shown>({ requested: undefined, result: undefined, failed: false });
  const [tries, setTries] = useState(0);
  const [begun, setBegun] = useState(false);
  // The server's HTML stays until the visitor filters.
  if (!begun && !isUnfiltered(requested)) setBegun(true);

  useEffect(() => {
    if (!begun) return undefined;
    let current = true;
    const show = (result: ListResult | undefined) => {
      if (!current) return;
      // Synchronously, because otherwise the page is painted twice per keystroke, first without the new list.
      flushSync(() => setShown((before) => ({ requested, result: result ?? before.result, failed: result === undefined })));
    };
    source.for(requested).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [source, requested, begun, tries]);

  return { result: shown.result, failed: shown.failed, busy: begun && shown.requested !== requested, retry: () => setTries((before) => before + 1) };
}
