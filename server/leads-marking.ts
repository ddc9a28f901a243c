import { isRecord } from '../site/isRecord.ts';
import { commandOf } from './command-names.ts';
import type { Database } from './database.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import { isStatus, type Status } from './leads-store.ts';
import type { Table } from './tables.ts';

/** The leads that get a status. An id may be shortened to its first eight characters or more if that is unambiguous. */
export interface MarkRequest {
  readonly ids: readonly string[];
  readonly status: Status;
}

/** The result of a {@link MarkRequest}. If an id is unknown or matches several leads, no lead is changed. */
export interface MarkResult {
  /** How many have the status now. */
  readonly marked: number;
  readonly unknown: readonly string[];
  /** Shortened ids that match several leads. */
  readonly ambiguous: readonly string[];
}

/** A whole id, or its first eight characters or more. */
const ID = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/;

/** Checks the ids of a command line. @throws {UserFacingError} when there is none, or one is not an id */
export function parseMarkRequest(given: readonly string[], status: Status): MarkRequest {
  const ids = given.map((id) => id.trim().toLowerCase());
  const wrong = ids.find((id) => !ID.test(id));
  if (ids.length === 0 || wrong !== undefined) {
    throw new UserFacingError(`--${status} needs ids${wrong === undefined ? '' : `, and “${wrong}” is not one`}: ${commandOf('leads')} shows them. The first eight characters are enough; give more if two ids begin with the same ones.`);
  }
  return { ids: [...new Set(ids)], status };
}

/** Whether a value from the socket is a valid {@link MarkRequest}. */
export const isMarkRequest = (value: unknown): value is MarkRequest =>
  isRecord(value) && isStatus(value['status']) && Array.isArray(value['ids']) && value['ids'].every((id) => typeof id === 'string' && ID.test(id));

/** Whether an answer of the running server is a {@link MarkResult}. */
export const isMarkResult = (value: unknown): value is MarkResult =>
  isRecord(value) && typeof value['marked'] === 'number' && Array.isArray(value['unknown']) && Array.isArray(value['ambiguous']);

/** Gives leads a status: all of them, or none. */
export function markLeads(database: Database, { ids, status }: MarkRequest): Promise<MarkResult> {
  return database.transaction(async (connection) => {
    const found: { readonly given: string; readonly table: Table; readonly id: string }[] = [];
    for (const table of ['quote_requests', 'contact_messages'] as const) {
      for (const given of ids) {
        const rows = await connection.query(`select id from public.${table} where id::text like $1 || '%'`, [given]);
        found.push(...rows.map(({ id }) => ({ given, table, id: String(id) })));
      }
    }
    const matches = (given: string) => found.filter((one) => one.given === given).length;
    const unknown = ids.filter((given) => matches(given) === 0);
    const ambiguous = ids.filter((given) => matches(given) > 1);
    if (unknown.length + ambiguous.length > 0) return { marked: 0, unknown, ambiguous };
    for (const { table, id } of found) await connection.query(`update public.${table} set status = $1 where id = $2`, [status, id]);
    return { marked: found.length, unknown, ambiguous };
  });
}
