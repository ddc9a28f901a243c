import { isRecord } from '../site/src/leads/storageItem.ts';
import type { Connection, Database } from './database.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import type { Table } from './tables.ts';

/** A request to delete old leads, or to count them. */
export interface PurgeRequest {
  /** The minimum age, as a PostgreSQL interval: `2 years`. */
  readonly olderThan: string;
  /** Whether the leads are deleted, or only counted. */
  readonly isReal: boolean;
}

/** The leads of one table that a purge deleted, or would delete. */
export interface PurgedTable {
  readonly count: number;
  /** How many of them are not marked as handled. */
  readonly new: number;
  /** The days (in Montréal) of the oldest and the newest one, `YYYY-MM-DD`; empty when there is none. */
  readonly from: string;
  readonly to: string;
}

/** The result for each table. */
export type PurgeResult = { readonly [Name in Table]: PurgedTable };

const UNITS: Readonly<Record<string, string>> = { d: 'days', day: 'days', w: 'weeks', week: 'weeks', m: 'months', month: 'months', y: 'years', year: 'years' };

/** Parses the age of `--older-than`: `90d`, `8w`, `6m`, `2y`, or `90 days`. @throws {UserFacingError} when it is not an age */
export function parseAge(text: string): string {
  const { count = '', unit = '' } = /^(?<count>\d{1,3})\s*(?<unit>days?|weeks?|months?|years?|[dwmy])$/i.exec(text.trim())?.groups ?? {};
  const name = UNITS[unit.toLowerCase()] ?? UNITS[unit.toLowerCase().replace(/s$/, '')];
  if (name === undefined || Number(count) === 0) throw new UserFacingError(`--older-than “${text}” is not an age: write --older-than 2y, 6m (months), 8w or 90d.`);
  return `${Number(count)} ${Number(count) === 1 ? name.slice(0, -1) : name}`;
}

/** Whether a value from the socket is a valid {@link PurgeRequest}. */
export const isPurgeRequest = (value: unknown): value is PurgeRequest =>
  isRecord(value) && typeof value['olderThan'] === 'string' && /^[1-9]\d{0,2} (?:day|week|month|year)s?$/.test(value['olderThan']) && typeof value['isReal'] === 'boolean';

const isPurgedTable = (value: unknown): boolean => isRecord(value) && typeof value['count'] === 'number' && typeof value['new'] === 'number';

/** Whether an answer of the running server is a {@link PurgeResult}. */
export const isPurgeResult = (value: unknown): value is PurgeResult => isRecord(value) && isPurgedTable(value['quote_requests']) && isPurgedTable(value['contact_messages']);

const dayOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function purgeTable(connection: Connection, table: Table, { olderThan, isReal }: PurgeRequest): Promise<PurgedTable> {
  const old = `from public.${table} where created_at < now() - $1::interval`;
  const [row] = await connection.query(
    `with old as (${isReal ? `delete ${old} returning created_at, status` : `select created_at, status ${old}`})
     select count(*)::integer as count, (count(*) filter (where status = 'new'))::integer as new,
       to_char(min(created_at) at time zone 'America/Toronto', 'YYYY-MM-DD') as from,
       to_char(max(created_at) at time zone 'America/Toronto', 'YYYY-MM-DD') as to
     from old`,
    [olderThan],
  );
  return { count: Number(row?.['count'] ?? 0), new: Number(row?.['new'] ?? 0), from: dayOf(row?.['from']), to: dayOf(row?.['to']) };
}

/** Deletes old leads and their notifications in one transaction, or only counts them. */
export const purgeLeads = (database: Database, purge: PurgeRequest): Promise<PurgeResult> =>
  database.transaction(async (connection) => ({
    quote_requests: await purgeTable(connection, 'quote_requests', purge),
    contact_messages: await purgeTable(connection, 'contact_messages', purge),
  }));
