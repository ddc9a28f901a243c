import { isRecord } from '../site/src/leads/storageItem.ts';
import type { Connection, Database } from './database.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import type { Table } from './tables.ts';

/** A request to delete old leads, or to count them. */
export interface PurgeRequest {
  /** How old, as an interval of PostgreSQL: `2 years`. */
  readonly olderThan: string;
  /** Whether it is destroyed, or only counted. */
  readonly isReal: boolean;
}

/** What a purge destroys of a table, or would. */
export interface PurgedTable {
  readonly count: number;
  /** How many of them nobody has marked as handled. */
  readonly new: number;
  /** The days in Montréal of the oldest and the newest, `YYYY-MM-DD`; empty when there is none. */
  readonly from: string;
  readonly to: string;
}

/** By table. */
export type PurgeResult = { readonly [Name in Table]: PurgedTable };

const UNITS: Readonly<Record<string, string>> = { d: 'days', day: 'days', w: 'weeks', week: 'weeks', m: 'months', month: 'months', y: 'years', year: 'years' };

/** The age that `--older-than` means: `90d`, `8w`, `6m`, `2y`, or the words. @throws {UserFacingError} when it means none */
export function ageOf(text: string): string {
  const { count = '', unit = '' } = /^(?<count>\d{1,3})\s*(?<unit>days?|weeks?|months?|years?|[dwmy])$/i.exec(text.trim())?.groups ?? {};
  const name = UNITS[unit.toLowerCase()] ?? UNITS[unit.toLowerCase().replace(/s$/, '')];
  if (name === undefined || Number(count) === 0) throw new UserFacingError(`--older-than “${text}” is no age: write --older-than 2y, 6m (months), 8w or 90d.`);
  return `${Number(count)} ${Number(count) === 1 ? name.slice(0, -1) : name}`;
}

/** Whether what was asked over the socket is a purge. */
export const isPurge = (value: unknown): value is PurgeRequest =>
  isRecord(value) && typeof value['olderThan'] === 'string' && /^[1-9]\d{0,2} (?:day|week|month|year)s?$/.test(value['olderThan']) && typeof value['isReal'] === 'boolean';

const isPurgedTable = (value: unknown): boolean => isRecord(value) && typeof value['count'] === 'number' && typeof value['new'] === 'number';

/** Whether what the running server answered is what a purge found. */
export const isPurged = (value: unknown): value is PurgeResult => isRecord(value) && isPurgedTable(value['quote_requests']) && isPurgedTable(value['contact_messages']);

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

/** Destroys the leads of a certain age in one transaction, or counts what would be. Their notifications go with them. */
export const purgeLeads = (database: Database, purge: PurgeRequest): Promise<PurgeResult> =>
  database.transaction(async (connection) => ({
    quote_requests: await purgeTable(connection, 'quote_requests', purge),
    contact_messages: await purgeTable(connection, 'contact_messages', purge),
  }));
