import type { Database } from './connection.ts';
import { errorFields, log } from './log.ts';

/** The wait between two attempts to open a store, in ms. */
const RETRY_MS = 10_000;

/**
 * Wraps a store that could not be opened, and tries again until it opens (`UNO_STORE_OPTIONAL`). Until then every
 * transaction fails with the reason, so a form is answered at once.
 *
 * @param open opens the store
 * @param failure the error of the first attempt
 * @param pause the wait between two attempts, in ms. Default 10 s
 */
export function retryingStore(open: () => Promise<Database>, failure: unknown, pause = RETRY_MS): Database {
  let store: Database | undefined;
  let reason = failure;
  let isClosed = false;
  const attempt = async () => {
    try {
      const opened = await open();
      if (isClosed) return await opened.close();
      store = opened;
      log.info('The store is open again: forms are stored');
    } catch (error) {
      reason = error;
      log.warn(errorFields(error), 'The store cannot be opened yet');
      if (!isClosed) timer = setTimeout(() => void attempt(), pause);
    }
  };
  let timer = setTimeout(() => void attempt(), pause);
  return {
    transaction: (work) => (store ? store.transaction(work) : Promise.reject(reason)),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await store?.close();
    },
  };
}
