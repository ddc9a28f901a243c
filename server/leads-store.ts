import type { Connection, Database, Row } from './database.ts';
import { TABLES, type Lead, type Table } from './tables.ts';

/** The stored leads by table, newest first. */
export type Leads = { readonly [Name in Table]: readonly Lead<Name>[] };

/** Whether a value from a store or the running server has the shape of leads. The rows are not checked: the schema defines them. */
export function isLeads(value: unknown): value is Leads {
  return (
    typeof value === 'object' &&
    value !== null &&
    'quote_requests' in value &&
    Array.isArray(value.quote_requests) &&
    'contact_messages' in value &&
    Array.isArray(value.contact_messages)
  );
}

/** The statuses of a lead: `handled` means that a person has dealt with it. */
export const statuses = ['new', 'handled'] as const;
export type Status = (typeof statuses)[number];

/** Whether an untrusted value is a status. */
export const isStatus = (word: unknown): word is Status => statuses.some((status) => status === word);

/** Which leads to read. Default: all. */
export interface LeadFilter {
  /** The time of the earliest one, ISO 8601. */
  readonly since?: string | undefined;
  readonly status?: Status | undefined;
}

/** Reads the rows of a table that a condition selects, newest first. Times are ISO 8601 in UTC; other values are as in JSON. */
export async function leadRows(connection: Connection, table: Table, condition: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const rows = await connection.query(`select ${TABLES[table].join(', ')} from public.${table} where ${condition} order by created_at desc, id`, values);
  return rows.map((row) => ({
    ...row,
    created_at: row['created_at'] instanceof Date ? row['created_at'].toISOString() : row['created_at'],
  }));
}

/** Reads the leads with the rights of the tables' owner. */
export async function readLeads(database: Database, { since, status }: LeadFilter = {}): Promise<Leads> {
  return database.transaction(async (connection) => {
    const read = (table: Table) =>
      leadRows(connection, table, '($1::timestamptz is null or created_at >= $1) and ($2::text is null or status = $2)', [since ?? null, status ?? null]);
    const leads: unknown = { quote_requests: await read('quote_requests'), contact_messages: await read('contact_messages') };
    if (!isLeads(leads)) throw new Error('The store did not return rows.');
    return leads;
  });
}

/** How many rows were deleted. */
export interface ForgetResult {
  readonly quote_requests: number;
  readonly contact_messages: number;
  /** Hashed rate data. */
  readonly rate_windows: number;
}

/** Deletes all leads of an e-mail address and its hashed rate data, and remembers the address as forgotten. */
export async function forget(database: Database, email: string): Promise<ForgetResult> {
  const [row] = await database.transaction((connection) => connection.query('select * from app_private.forget($1)', [email]));
  const count = (name: keyof ForgetResult) => Number(row?.[name] ?? 0);
  return { quote_requests: count('quote_requests'), contact_messages: count('contact_messages'), rate_windows: count('rate_windows') };
}

/** Deletes the rate data whose window is over. */
export async function pruneRateData(database: Database): Promise<void> {
  await database.transaction((connection) => connection.query('select app_private.prune()'));
}
