import { setTimeout } from 'node:timers/promises';
import { reasonOf } from '../site/userFacingError.ts';
import type { Database } from './connection.ts';
import { errorFields, log } from './log.ts';

/** A store that opens by itself, and opens again when it breaks. */
export interface Store extends Database {
  /** `opening`: transactions wait. `closed`: they fail at once, and the store is tried again. */
  readonly state: () => 'opening' | 'open' | 'closed';
  /** Resolves when it has opened for the first time. */
  readonly opened: Promise<void>;
}

/** The waits between two attempts, in ms: they double from the first to the longest. */
const DEFAULT_WAITS = { first: 1_000, longest: 20_000 };

/**
 * Keeps a store open. Until it opens, each transaction fails with the reason, so a form is answered at once. A store that
 * breaks (`Database.isBroken`) is closed, and opened again from its files.
 *
 * @param open opens the store; `afterBreak`: the files of a store that broke must be made durable first
 */
export function keepOpen(open: (afterBreak: boolean) => Promise<Database>, waits = DEFAULT_WAITS): Store {
  const opened = Promise.withResolvers<void>();
  const closing = new AbortController();
  let database: Database | undefined;
  let failure: unknown;
  let isBroken = false;

  /** @returns whether another attempt is needed */
  const attempt = async (): Promise<boolean> => {
    try {
      const fresh = await open(isBroken);
      if (closing.signal.aborted) {
        await fresh.close();
        return false;
      }
      if (failure !== undefined) log.info('The store is open again: forms are stored');
      [database, failure, isBroken] = [fresh, undefined, false];
      opened.resolve();
      return false;
    } catch (error) {
      // The same reason is logged once.
      if (failure === undefined || reasonOf(failure) !== reasonOf(error)) log.error(errorFields(error), 'The forms are closed, because the store could not be opened. Pages are served, and it is tried again');
      failure = error;
      return !closing.signal.aborted;
    }
  };
  let underWay: Promise<boolean> | undefined;
  const run = async (before = Promise.resolve()): Promise<void> => {
    for (let wait = waits.first; ; wait = Math.min(2 * wait, waits.longest)) {
      underWay = before.then(attempt);
      const isNeeded = await underWay;
      underWay = undefined;
      if (!isNeeded) return;
      await setTimeout(wait, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  let running = run();

  const reopen = (broken: Database, error: unknown) => {
    if (database !== broken) return;
    [database, failure, isBroken] = [undefined, error, true];
    log.error(errorFields(error), 'The store broke: it is closed, and opened again from its files');
    running = run(broken.close().catch((failed: unknown) => log.error(errorFields(failed), 'The broken store could not be closed')));
  };

  return {
    state: () => (database ? 'open' : failure === undefined ? 'opening' : 'closed'),
    opened: opened.promise,
    async transaction(work) {
      // Not while an attempt follows a failed one: a form is answered at once.
      if (failure === undefined || isBroken) await underWay;
      const used = database;
      if (used === undefined) throw failure ?? new Error('The store is closed.');
      try {
        return await used.transaction(work);
      } catch (error) {
        if (used.isBroken?.()) reopen(used, error);
        throw error;
      }
    },
    async close() {
      closing.abort();
      await running;
      await database?.close();
    },
  };
}
