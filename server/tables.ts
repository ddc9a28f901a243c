import type { Database } from '../site/database.types.ts';

/**
 * The two tables of behaviour.md 5.1 and their columns, in the order in which they are shown.
 * `created_xid` is left out: row security uses it, and it is not data of a visitor.
 */
export const TABLES = {
  quote_requests: [
    'id',
    'created_at',
    'name',
    'email',
    'phone',
    'company',
    'service',
    'sqft',
    'floors_served',
    'schedule',
    'service_details',
    'notes',
    'status',
  ],
  contact_messages: ['id', 'created_at', 'name', 'email', 'phone', 'company', 'message', 'status'],
} as const satisfies { readonly [Name in Table]: readonly Exclude<keyof Tables[Name]['Row'], 'created_xid'>[] };

/** Columns that visitors may not set: they have no INSERT privilege on them. */
export const OWNER_COLUMNS = ['created_at', 'status'] as const satisfies readonly (typeof TABLES)[Table][number][];

type Tables = Database['public']['Tables'];

/** The name of a table. */
export type Table = keyof Tables;

/** A stored row as it is shown. */
export type Lead<Name extends Table> = Omit<Tables[Name]['Row'], 'created_xid'>;

/** Whether an untrusted string is the name of a table. */
export function isTable(word: string): word is Table {
  return Object.hasOwn(TABLES, word);
}
