import { abortAfter } from './abortAfter.ts';
import { clientWithin } from './client.ts';
import type { Store } from './config.ts';
import type { FailureCode, NoAnswerReason } from './errors.ts';
import type { LeadTable } from './send.ts';

/** Why a table is unreachable. `refused`: the key is not accepted or lacks permission; `absent`: there is no such table. */
export type UnreachableReason = NoAnswerReason | 'refused' | 'absent' | 'other';

/** The code of a response, for support: its HTTP status, or the code of `errors.ts` if there was no response. */
export type ResponseCode = `HTTP ${number}` | Extract<FailureCode, 'unknown_error' | 'supabase_not_configured'>;

/** The result of the request to one table. */
export type TableResponse =
  /** `latency`: from request to response, in whole milliseconds. */
  | { readonly state: 'reachable'; readonly code: ResponseCode; readonly latency: number }
  | { readonly state: 'unreachable'; readonly code: ResponseCode; readonly latency: number; readonly why: UnreachableReason }
  | { readonly state: 'unconfigured'; readonly code: ResponseCode };

/** The results of the connection tests (behaviour.md 5.17). */
export interface ConnectionReport {
  /** Whether there is a signed-in session: `none` is expected. `unknown` when the client could not be asked. */
  readonly session: 'none' | 'open' | 'unknown';
  readonly tables: Readonly<Record<LeadTable, TableResponse>>;
}

/** The tables, in the order in which they are shown. */
export const leadTables = ['quote_requests', 'contact_messages'] as const satisfies readonly LeadTable[];

/** How long the tests may take, in milliseconds, including the download of the store's client. */
const TIMEOUT_MS = 10_000;

function unreachableReasonOf(status: number): UnreachableReason {
  if (status === 401 || status === 403) return 'refused';
  // A count is a HEAD request: its 404 has no body, and supabase-js reports that as 204.
  if (status === 404 || status === 204) return 'absent';
  return status >= 500 ? 'server' : 'other';
}

const sameForBoth = (response: TableResponse): ConnectionReport['tables'] => ({ quote_requests: response, contact_messages: response });

const offline = () => !navigator.onLine;

/**
 * Asks each table only for a count of rows. A visitor may not read rows, so the count is 0; nothing is stored or counted
 * towards a limit. It never rejects.
 *
 * @param timeout how long to wait, in milliseconds; default 10 s
 */
export async function testConnection(store: Store | null, timeout = TIMEOUT_MS): Promise<ConnectionReport> {
  if (store === null) return { session: 'unknown', tables: sameForBoth({ state: 'unconfigured', code: 'supabase_not_configured' }) };
  const testStart = performance.now();
  const signal = abortAfter(timeout);
  const client = await clientWithin(store, signal).catch(() => null);
  if (client === null) {
    const why = signal.aborted ? 'timeout' : offline() ? 'offline' : 'script';
    const response = { state: 'unreachable', code: 'unknown_error', latency: Math.round(performance.now() - testStart), why } as const;
    return { session: 'unknown', tables: sameForBoth(response) };
  }
  const ask = async (table: LeadTable): Promise<TableResponse> => {
    const start = performance.now();
    // No retries: the latency would include them.
    const { error, status } = await client.from(table).select('id', { count: 'exact', head: true }).retry(false).abortSignal(signal);
    const latency = Math.round(performance.now() - start);
    if (status === 0 || signal.aborted) {
      return { state: 'unreachable', code: 'unknown_error', latency, why: signal.aborted ? 'timeout' : offline() ? 'offline' : 'unreachable' };
    }
    if (error === null && status !== 204) return { state: 'reachable', code: `HTTP ${status}`, latency };
    return { state: 'unreachable', code: `HTTP ${status === 204 ? 404 : status}`, latency, why: unreachableReasonOf(status) };
  };
  const [{ data }, quotes, messages] = await Promise.all([client.auth.getSession(), ask('quote_requests'), ask('contact_messages')]);
  return { session: data.session === null ? 'none' : 'open', tables: { quote_requests: quotes, contact_messages: messages } };
}
