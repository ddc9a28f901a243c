import type { Database, Row } from './database.ts';
import { TABLES, type Table } from './tables.ts';

/** Everything that visitors left, newest first, by table. */
export type Leads = Readonly<Record<Table, readonly Row[]>>;

/** Reads all leads as the owner of the tables. Times are ISO 8601 in UTC; everything else is as JSON has it. */
export async function readLeads(database: Database): Promise<Leads> {
  return database.transaction(async (connection) => {
    const read = async (table: Table) => {
      const rows = await connection.query(
        `select ${TABLES[table].join(', ')} from public.${table} order by created_at desc, id`,
      );
      return rows.map((row) => ({
        ...row,
        created_at: row['created_at'] instanceof Date ? row['created_at'].toISOString() : row['created_at'],
      }));
    };
    return { quote_requests: await read('quote_requests'), contact_messages: await read('contact_messages') };
  });
}
