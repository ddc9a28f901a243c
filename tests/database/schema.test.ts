import { describe, expect, test } from 'vitest';
import { migrate, MIGRATIONS, migrationFiles } from '../../server/migrate.ts';
import { TABLES } from '../../server/tables.ts';
import { asOwner, openStores } from './stores.ts';

const stores = await openStores();

// pgTAP compares the complete list of privileges, so that none can be added unnoticed.
const ASSERTIONS = [
  ...Object.entries(TABLES).flatMap(([table, columns]) => [
    `columns_are('public', '${table}', array[${[...columns, 'created_xid'].map((column) => `'${column}'`).join(', ')}])`,
    `col_is_pk('public', '${table}', 'id', 'the key of ${table}')`,
    `table_privs_are('public', '${table}', 'anon', array[]::text[])`,
    `table_privs_are('public', '${table}', 'authenticated', array[]::text[])`,
    ...[...columns, 'created_xid'].map((column) => {
      const rights =
        column === 'id' ? ['INSERT', 'SELECT'] : ['created_at', 'created_xid', 'status'].includes(column) ? [] : ['INSERT'];
      return `column_privs_are('public', '${table}', '${column}', 'anon', array[${rights.map((right) => `'${right}'`).join(', ')}]::text[])`;
    }),
    `policies_are('public', '${table}', array['the sender reads back the id', '${table === 'quote_requests' ? 'anyone may leave a request' : 'anyone may leave a message'}'])`,
    `triggers_are('public', '${table}', array['drop_notifications', 'limit_rate', 'queue_notifications'])`,
    `ok((select relrowsecurity from pg_class where oid = 'public.${table}'::regclass), 'row security of ${table}')`,
  ]),
  "schema_privs_are('app_private', 'anon', array[]::text[])",
  "table_privs_are('app_private', 'settings', 'anon', array[]::text[])",
  "table_privs_are('app_private', 'rate_windows', 'anon', array[]::text[])",
  "table_privs_are('app_private', 'notifications', 'anon', array[]::text[])",
  "function_privs_are('app_private', 'limit_rate', array[]::text[], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'visitor_network', array['text'], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'forget', array['text'], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'queue_notifications', array[]::text[], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'drop_notifications', array[]::text[], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'prune', array[]::text[], 'anon', array[]::text[])",
  `is_empty($$
    select format('%s.%s', relname, attname) from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and attnum > 0 and not attisdropped
      and relnamespace in ('public'::regnamespace, 'app_private'::regnamespace)
      and (col_description(attrelid, attnum) is null or obj_description(attrelid, 'pg_class') is null)
  $$, 'every table and column says what it is')`,
  `is_empty($$
    select proname from pg_proc
    where pronamespace = 'app_private'::regnamespace
      and not coalesce('search_path=""' = any (proconfig), false)
  $$, 'every function has an empty search_path')`,
  `is_empty($$
    select proname from pg_proc where pronamespace = 'app_private'::regnamespace
      and proname like 'is\\_%' and provolatile <> 'i'
  $$, 'every rule is immutable')`,
];

describe.each(stores)('the schema on $name', ({ database }) => {
  test('grants visitors exactly what the forms need', async () => {
    const lines = await database.transaction(async (connection) => {
      await connection.script('set local search_path = tap, public, pg_catalog');
      await connection.query('select * from no_plan()');
      const said: string[] = [];
      for (const assertion of ASSERTIONS) {
        const [row] = await connection.query(`select ${assertion} as line`);
        said.push(String(row?.['line']));
      }
      return said;
    });
    expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
    expect(lines).toHaveLength(ASSERTIONS.length);
  });

  test('a second migration run does nothing, and Supabase’s record lists every migration', async () => {
    expect(await migrate(database, MIGRATIONS)).toEqual([]);
    const record = await asOwner(database, 'select version, name from supabase_migrations.schema_migrations order by version');
    expect(record.map(({ version, name }) => `${String(version)}_${String(name)}.sql`)).toEqual(await migrationFiles());
  });
});
