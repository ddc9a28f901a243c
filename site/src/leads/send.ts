import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../database.types.ts';
import { abortAfter } from './abortAfter.ts';
import { clientOf, clientWithin } from './client.ts';
import type { Store } from './config.ts';
import type { RefusableColumn, Failure, NoAnswerReason } from './errors.ts';

/** The tables that a visitor can write to. */
export type LeadTable = keyof Database['public']['Tables'];

/** The columns of a row that a visitor may set, without its key. */
export type InsertableRow<Name extends LeadTable> = Omit<Database['public']['Tables'][Name]['Insert'], 'id'>;

/** Where a form's leads go. */
export interface Destination {
  readonly table: LeadTable;
  /** The columns that the table can refuse: its constraints are named after them. */
  readonly columns: readonly RefusableColumn[];
}

/** Whether a lead is stored. If not, `failure` says why, and names the column if the database refused one. */
export type SendResult = { stored: true } | { stored: false; failure: Failure };

/** How long a send may take, in milliseconds, including the download of the store's client. */
const TIMEOUT_MS = 20_000;

/** Prefetches the store's client when a visitor starts to fill in the form. */
export function prepareToSend(store: Store | null): void {
  if (store !== null) clientOf(store).catch(() => undefined);
}

const notAnswered = (noAnswer: NoAnswerReason): SendResult => ({ stored: false, failure: { code: 'unknown_error', reason: { noAnswer } } });

/** The error that PostgREST returns for a row that it does not store. */
interface ServerError {
  code?: string;
  message: string;
  details?: string | null;
  hint?: string | null;
}

/** A response to an insert that stored nothing. */
export interface Refusal {
  /** The HTTP status. */
  readonly status: number;
  readonly error: ServerError;
}

/** Whether a message of the database names a constraint. Its language and quotation marks do not matter. */
const namesConstraint = (message: string, constraint: string): boolean => new RegExp(`\\b${constraint}\\b`).test(message);

/** Maps an error of the database to a failure of the catalogue. */
function refusalOf(error: ServerError, status: number, { table, columns }: Destination): SendResult {
  const { code, message, details } = error;
  if (code === 'PT429') {
    const minutes = Number(details);
    return { stored: false, failure: { code: 'rate_limit_exceeded', minutes: minutes > 0 ? Math.ceil(minutes) : 60 } };
  }
  const column = columns.find((known) => namesConstraint(message, `${table}_${known}`));
  if (code === '23514' && column !== undefined) return { stored: false, failure: { code: 'database_error', reason: { column } } };
  // The server or a proxy refused the body without reading it, so no field can be named.
  if (status === 413) return { stored: false, failure: { code: 'validation_error', detail: 'tooLong' } };
  // A gateway in front of a server that is down responds with HTML, or with an empty body.
  if (status >= 500 || (!code && /^\s*(?:<|$)/.test(message))) return notAnswered('server');
  return { stored: false, failure: { code: 'database_error', reason: { message } } };
}

/** Whether the key is stored already: the response to an earlier attempt with the same answers was lost. */
const isStoredAlready = ({ code, message }: ServerError, { table }: Destination): boolean => code === '23505' && namesConstraint(message, `${table}_pkey`);

/** The result of an insert that the store refused: a key that is stored already counts as a success. */
export const sendResultOf = ({ status, error }: Refusal, destination: Destination): SendResult =>
  isStoredAlready(error, destination) ? { stored: true } : refusalOf(error, status, destination);

/**
 * Inserts one row under its key and reads its id back (behaviour.md 5.16).
 *
 * @param timeout how long to wait, in milliseconds; default 20 s
 */
export async function send(store: Store | null, destination: Destination, row: object, id: string, timeout = TIMEOUT_MS): Promise<SendResult> {
  if (store === null) return { stored: false, failure: { code: 'supabase_not_configured' } };
  const offline = () => !navigator.onLine;
  const signal = abortAfter(timeout);
  let client: SupabaseClient;
  try {
    client = await clientWithin(store, signal);
  } catch {
    return notAnswered(signal.aborted ? 'timeout' : offline() ? 'offline' : 'script');
  }
  try {
    const { data, error, status } = await client.from(destination.table).insert({ id, ...row }).select('id').abortSignal(signal).single<{ id: string }>();
    if (error === null) return data?.id ? { stored: true } : { stored: false, failure: { code: 'no_data_returned' } };
    if (status === 0 || signal.aborted) return notAnswered(signal.aborted ? 'timeout' : offline() ? 'offline' : 'unreachable');
    // PostgREST's code for "not exactly one row": no row came back.
    if (error.code === 'PGRST116') return { stored: false, failure: { code: 'no_data_returned' } };
    return sendResultOf({ status, error }, destination);
  } catch (error) {
    return { stored: false, failure: { code: 'unknown_error', reason: { message: error instanceof Error ? error.message : String(error) } } };
  }
}
