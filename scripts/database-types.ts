import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openPGlite } from '../server/database.ts';
import { migrate } from '../server/migrate.ts';

/** The file that holds the types. */
export const TYPES = new URL('../site/database.types.ts', import.meta.url);

const TYPE_OF: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  xid8: 'string',
  'timestamp with time zone': 'string',
  integer: 'number',
  jsonb: 'Json',
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly insertable: boolean;
  readonly optional: boolean;
  readonly comment: string;
}

function typeOf({ name, type, nullable }: Column): string {
  const known = TYPE_OF[type];
  if (known === undefined) throw new Error(`${name}: scripts/database-types.ts has no TypeScript type for ${type}.`);
  return nullable ? `${known} | null` : known;
}

const rowOf = (columns: readonly Column[]) =>
  columns.map((column) => `          /** ${column.comment} */\n          ${column.name}: ${typeOf(column)};`).join('\n');

const insertOf = (columns: readonly Column[]) =>
  columns
    .filter(({ insertable }) => insertable)
    .map((column) => `          ${column.name}${column.optional ? '?' : ''}: ${typeOf(column)}${column.optional ? ' | undefined' : ''};`)
    .join('\n');

/**
 * The types of the public schema, as the migrations make it on an empty database, in the form that
 * supabase-js takes. `Insert` has the columns that visitors may insert; `Update` is empty, because they may not update.
 */
export async function databaseTypes(): Promise<string> {
  const database = await openPGlite();
  try {
    await migrate(database);
    const rows = await database.transaction((connection) =>
      connection.query(`
        select table_name, column_name, data_type, is_nullable = 'YES' as nullable, column_default is not null as has_default,
          has_column_privilege('anon', format('%I.%I', table_schema, table_name), column_name, 'insert') as insertable,
          col_description(format('%I.%I', table_schema, table_name)::regclass, ordinal_position::integer) as comment,
          obj_description(format('%I.%I', table_schema, table_name)::regclass) as table_comment
        from information_schema.columns where table_schema = 'public' order by table_name desc, ordinal_position`),
    );
    const tables = Map.groupBy(rows, (row) => String(row['table_name']));
    const blocks = [...tables].map(([table, ofTable]) => {
      const columns = ofTable.map((row) => ({
        name: String(row['column_name']),
        type: String(row['data_type']),
        nullable: row['nullable'] === true,
        insertable: row['insertable'] === true,
        optional: row['nullable'] === true || row['has_default'] === true,
        comment: String(row['comment']),
      }));
      return `      /** ${String(ofTable[0]?.['table_comment'])} */
      ${table}: {
        Row: {
${rowOf(columns)}
        };
        Insert: {
${insertOf(columns)}
        };
        Update: Record<string, never>;
        Relationships: [];
      };`;
    });
    return `// Made from the migrations by \`npm run database-types\`; a test fails when it is stale.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
${blocks.join('\n')}
    };
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
}
`;
  } finally {
    await database.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(TYPES, await databaseTypes());
