import type { Connection, Database } from './connection.ts';
import { TABLES, type Table } from './tables.ts';

/** The tables, in the order in which they are checked. */
export const TABLE_NAMES: readonly Table[] = ['quote_requests', 'contact_messages'];

/** A row that breaks one rule: its name is blank, so it is never stored. */
export const UNSTORABLE_ROWS: Readonly<Record<Table, Readonly<Record<string, unknown>>>> = {
  quote_requests: {
    name: ' ',
    email: 'doctor@uno.example',
    phone: '514-555-0142',
    company: null,
    service: 'office',
    sqft: null,
    floors_served: null,
    schedule: { kind: 'monthly', days: [], timesPerWeek: null, shifts: { day: true, night: false } },
    service_details: null,
    notes: null,
  },
  contact_messages: { name: ' ', email: 'doctor@uno.example', phone: null, company: null, message: 'npm run doctor' },
};

/** A row with a random e-mail address, as JSON. Every rule accepts it unless `name` is blank. */
export const testRow = (table: Table, name: string): string =>
  JSON.stringify({ ...UNSTORABLE_ROWS[table], id: crypto.randomUUID(), email: `${crypto.randomUUID()}@uno.example`, name });

/** SQL that inserts a row of JSON, `$1`. @param more columns that visitors may not set, with their SQL */
export function insertInto(table: Table, more: Readonly<Record<string, string>> = {}): string {
  const columns = TABLES[table].filter((column) => Object.hasOwn(UNSTORABLE_ROWS[table], column) || column === 'id').join(', ');
  const names = Object.keys(more).map((name) => `, ${name}`).join('');
  const values = Object.values(more).map((value) => `, ${value}`).join('');
  return `insert into public.${table} (${columns}${names}) select ${columns}${values} from json_populate_record(null::public.${table}, $1::json) returning id`;
}

/** Runs the rest of a transaction as a visitor without a network address. */
export const becomeAnonymousVisitor = (connection: Connection) =>
  connection.query("select set_config('role', 'anon', true), set_config('request.headers', '{}', true)");

/** Thrown to roll a transaction back; it carries the result out. */
class RolledBack<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super();
    this.result = result;
  }
}

/** Runs `work` in a transaction that is always rolled back, and returns its result. */
export async function inRolledBackTransaction<T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  let outcome: RolledBack<T> | undefined;
  try {
    await database.transaction(async (connection) => {
      outcome = new RolledBack(await work(connection));
      throw outcome;
    });
  } catch (error) {
    if (outcome !== undefined && error === outcome) return outcome.result;
    throw error;
  }
  throw new Error('A transaction that must be rolled back was committed.');
}

/**
 * Stores a row in each table as the server does for a visitor, and rolls it back: nothing is kept, and no limit counts it.
 * @returns the database's error; undefined when the forms can be stored
 */
export async function storeRefusal(database: Database): Promise<unknown> {
  try {
    for (const table of TABLE_NAMES) {
      await inRolledBackTransaction(database, async (connection) => {
        await connection.query(`select id from public.${table} limit 1`);
        await becomeAnonymousVisitor(connection);
        await connection.query(insertInto(table), [testRow(table, 'npm start')]);
      });
    }
    return undefined;
  } catch (error) {
    return error;
  }
}
