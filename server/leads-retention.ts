import { company } from '../site/company/facts.ts';
import { isRecord } from '../site/isRecord.ts';
import type { Connection, Database } from './database.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import type { Table } from './tables.ts';

/** A request to delete old leads, or to count them. */
export interface PurgeRequest {
  /** The minimum age, as a PostgreSQL interval: `2 years`. */
  readonly olderThan: string;
  /** Whether the leads are deleted, or only counted. */
  readonly isReal: boolean;
  /** Whether leads that are still new are deleted too. Default: only handled ones. */
  readonly includesNew: boolean;
  /** Whether a person has checked that the clock is right, so that it is not compared with the store. */
  readonly trustsClock: boolean;
}

/** The leads of one table that a purge deleted, or would delete. */
export interface PurgedTable {
  readonly count: number;
  /** How many leads of that age are still new. */
  readonly new: number;
  /** The days (where the company is) of the oldest and the newest one, `YYYY-MM-DD`; empty when there is none. */
  readonly from: string;
  readonly to: string;
}

/** The result for each table. */
export interface PurgeResult extends Readonly<Record<Table, PurgedTable>> {
  /** Why the clock seems wrong; nothing is deleted then. Null when it seems right. */
  readonly clockDoubt: string | null;
}

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
  isRecord(value) && typeof value['olderThan'] === 'string' && /^[1-9]\d{0,2} (?:day|week|month|year)s?$/.test(value['olderThan']) && ['isReal', 'includesNew', 'trustsClock'].every((name) => typeof value[name] === 'boolean');

const isPurgedTable = (value: unknown): boolean => isRecord(value) && typeof value['count'] === 'number' && typeof value['new'] === 'number';

/** Whether an answer of the running server is a {@link PurgeResult}. */
export const isPurgeResult = (value: unknown): value is PurgeResult => isRecord(value) && isPurgedTable(value['quote_requests']) && isPurgedTable(value['contact_messages']) && (value['clockDoubt'] === null || typeof value['clockDoubt'] === 'string');

const dayOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How far the clock may be from the last moment at which the store was in use, in days. */
const MOST_DAYS_APART = 31;

/** Compares the clock with the newest lead, and with the last moment at which the server ran. @returns why it seems wrong; null when it seems right */
async function doubtClock(connection: Connection): Promise<string | null> {
  const [row] = await connection.query(
    `with seen as (
       select now() as clock, clock_at, greatest((select max(created_at) from public.quote_requests), (select max(created_at) from public.contact_messages)) as newest
       from app_private.settings
     )
     select to_char(clock at time zone $1::text, 'YYYY-MM-DD') as clock,
       to_char(clock_at at time zone $1::text, 'YYYY-MM-DD') as last, to_char(newest at time zone $1::text, 'YYYY-MM-DD') as newest,
       coalesce(newest > clock + interval '1 day', false) as is_newest_later,
       clock < clock_at - interval '1 day' or clock > clock_at + $2 * interval '1 day' as has_jumped
     from seen`,
    [company.timeZone, MOST_DAYS_APART],
  );
  const day = (name: string) => dayOf(row?.[name]);
  if (row?.['is_newest_later'] === true) return `the clock says ${day('clock')}, and the newest lead is of ${day('newest')}`;
  if (row?.['has_jumped'] === true) return `the clock says ${day('clock')}, and the store was last in use on ${day('last')}`;
  return null;
}

async function purgeTable(connection: Connection, table: Table, { olderThan, includesNew }: PurgeRequest, isReal: boolean): Promise<PurgedTable> {
  const taken = `id in (select id from old where status = 'handled' or $3)`;
  const [row] = await connection.query(
    `with old as (select id, created_at, status from public.${table} where created_at < now() - $1::interval),
       gone as (${isReal ? `delete from public.${table} where ${taken} returning created_at` : `select created_at from old where ${taken}`})
     select (select count(*) from gone)::integer as count, (select count(*) from old where status = 'new')::integer as new,
       (select to_char(min(created_at) at time zone $2::text, 'YYYY-MM-DD') from gone) as from,
       (select to_char(max(created_at) at time zone $2::text, 'YYYY-MM-DD') from gone) as to`,
    [olderThan, company.timeZone, includesNew],
  );
  return { count: Number(row?.['count'] ?? 0), new: Number(row?.['new'] ?? 0), from: dayOf(row?.['from']), to: dayOf(row?.['to']) };
}

/**
 * Deletes old leads and their notifications in one transaction, or only counts them. It only counts them too when the
 * clock seems wrong: with a clock that is years ahead every lead is old.
 */
export const purgeLeads = (database: Database, purge: PurgeRequest): Promise<PurgeResult> =>
  database.transaction(async (connection) => {
    const clockDoubt = purge.trustsClock ? null : await doubtClock(connection);
    const isReal = purge.isReal && clockDoubt === null;
    const result = {
      quote_requests: await purgeTable(connection, 'quote_requests', purge, isReal),
      contact_messages: await purgeTable(connection, 'contact_messages', purge, isReal),
      clockDoubt,
    };
    if (isReal) await connection.query('update app_private.settings set clock_at = now()');
    return result;
  });
