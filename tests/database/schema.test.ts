import { readFile } from 'node:fs/promises';
import { describe, expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { databaseTypes, TYPES } from '../../scripts/database-types.ts';
import { type Database, openPGlite, openPostgres } from '../../server/database.ts';
import { migrate, migrationNames } from '../../server/migrate.ts';
import { TABLES } from '../../server/tables.ts';
import type { ContactMessage } from '../../site/src/leads/contact.ts';
import type { QuoteRequest } from '../../site/src/leads/schema.ts';
import type { InsertableRow } from '../../site/src/leads/send.ts';
import { findPostgres, startCluster } from './cluster.ts';
import { aMessage, aRequest, asOwner, asVisitor, insert, openStores, outcome, sendLead } from './stores.ts';

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
    `triggers_are('public', '${table}', array['drop_notifications', 'check_invisible', 'limit_rate', 'queue_notifications'])`,
    `ok((select relrowsecurity from pg_class where oid = 'public.${table}'::regclass), 'row security of ${table}')`,
  ]),
  "schema_privs_are('app_private', 'anon', array[]::text[])",
  "table_privs_are('app_private', 'settings', 'anon', array[]::text[])",
  "table_privs_are('app_private', 'rate_windows', 'anon', array[]::text[])",
  "table_privs_are('app_private', 'notifications', 'anon', array[]::text[])",
  "table_privs_are('app_private', 'forgotten', 'anon', array[]::text[])",
  "function_privs_are('app_private', 'refuse_invisible', array[]::text[], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'limit_rate', array[]::text[], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'visitor_network', array['text'], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'forget', array['text'], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'visible_address', array['text'], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'forgotten_hash', array['uuid', 'text'], 'anon', array[]::text[])",
  "function_privs_are('app_private', 'was_forgotten', array['text', 'timestamptz'], 'anon', array[]::text[])",
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
    expect(await migrate(database)).toEqual([]);
    const record = await asOwner(database, 'select version, name from supabase_migrations.schema_migrations order by version');
    expect(record.map(({ version, name }) => `${String(version)}_${String(name)}.sql`)).toEqual(migrationNames);
  });
});

describe.each(stores)('a visitor on $name', ({ database }) => {
  test.each([
    ['read everything', 'select * from public.quote_requests'],
    ['read another column', 'select email from public.quote_requests'],
    ['count by another column', 'select count(email) from public.contact_messages'],
    ['filter by another column', "select id from public.contact_messages where email like 'v%'"],
    ['get a column back from an insert', `insert into public.contact_messages (id, name, email, message)
      values (gen_random_uuid(), 'a', 'a@b.ca', 'x') returning email`],
    ['update', "update public.contact_messages set name = 'x'"],
    ['overwrite by upsert', `insert into public.contact_messages (id, name, email, message)
      values (gen_random_uuid(), 'a', 'a@b.ca', 'x') on conflict (id) do update set name = 'x'`],
    ['delete', 'delete from public.quote_requests'],
    ['truncate', 'truncate public.quote_requests'],
    ['copy', 'copy public.quote_requests (email) to stdout'],
    ['forge created_at', `insert into public.contact_messages (id, created_at, name, email, message)
      values (gen_random_uuid(), '2020-01-01', 'a', 'a@b.ca', 'x')`],
    ['forge the transaction', `insert into public.contact_messages (id, created_xid, name, email, message)
      values (gen_random_uuid(), '1'::xid8, 'a', 'a@b.ca', 'x')`],
    ['give a status', `insert into public.contact_messages (id, status, name, email, message)
      values (gen_random_uuid(), 'handled', 'a', 'a@b.ca', 'x')`],
    ['read the status', 'select status from public.quote_requests'],
    ['read the limits', 'select * from app_private.settings'],
    ['reset the rate limit', 'delete from app_private.rate_windows'],
    ['call a private function', 'select app_private.visitor_network(null)'],
    ['delete the data of an e-mail address', "select app_private.forget('a@b.ca')"],
    ['make a table', 'create table app_private.mine ()'],
  ])('may not %s', async (_, sql) => expect(await outcome(asVisitor(database, (connection) => connection.query(sql)))).toBe('42501'));

  test('sees no row, not even their own in the next transaction', async () => {
    const row = aMessage();
    await asVisitor(database, (connection) => insert(connection, 'contact_messages', row));
    const seen = await asVisitor(database, async (connection) => ({
      known: await connection.query('select id from public.contact_messages where id = $1', [row['id']]),
      all: await connection.query('select count(id)::integer as all from public.contact_messages'),
    }));
    expect(seen).toEqual({ known: [], all: [{ all: 0 }] });
  });

  test('sees only their own row in the transaction that inserts it', async () => {
    await asVisitor(database, (connection) => insert(connection, 'contact_messages', aMessage()));
    const own = aMessage();
    const seen = await asVisitor(database, async (connection) => {
      await insert(connection, 'contact_messages', own);
      return connection.query('select id from public.contact_messages');
    });
    expect(seen).toEqual([{ id: own['id'] }]);
  });

  test('cannot read a row whose transaction number a restored database has used again', async () => {
    const row = aMessage();
    await asVisitor(database, (connection) => insert(connection, 'contact_messages', row));
    const seen = await database.transaction(async (connection) => {
      await connection.query('update public.contact_messages set created_xid = pg_current_xact_id() where id = $1', [row['id']]);
      await connection.query("select set_config('role', 'anon', true)");
      return connection.query('select id from public.contact_messages');
    });
    expect(seen).toEqual([]);
  });
});

// A hosted project before `supabase db push`: its roles, and its default privileges for later objects
// (github.com/supabase/postgres, migrations/db/init-scripts). The user who pushes is not a superuser.
const HOSTED = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role pusher login createdb createrole noinherit;
  grant anon, authenticated, service_role to pusher;
  grant all on schema public to pusher;
  do $$ begin execute format('grant create on database %I to pusher', current_database()); end $$;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role pusher in schema public grant all on tables to pusher, anon, authenticated, service_role;
  alter default privileges for role pusher in schema public grant all on functions to pusher, anon, authenticated, service_role;
  alter default privileges for role pusher in schema public grant all on sequences to pusher, anon, authenticated, service_role;
`;

/** The same database, every transaction as the user who pushes. */
const asPusher = (database: Database): Database => ({
  transaction: (work) =>
    database.transaction(async (connection) => {
      await connection.script('set local role pusher');
      return work(connection);
    }),
  close: () => database.close(),
});

describe.each(stores)('a hosted project on $name', ({ name }) => {
  test('runs the migrations of a user who is not a superuser, and loses its default privileges', async () => {
    const cluster = name === 'PGlite' ? undefined : await startCluster(findPostgres() ?? '');
    const database = await (cluster ? openPostgres(cluster.url, 4) : openPGlite());
    onTestFinished(() => database.close().then(cluster?.stop));
    await database.transaction((connection) => connection.script(HOSTED));
    // Without the revokes a new table is readable by `anon`.
    await asPusher(database).transaction((connection) => connection.script('create table public.bait (secret text)'));
    const [bait] = await asOwner(database, "select has_table_privilege('anon', 'public.bait', 'select') as given");
    expect(bait).toEqual({ given: true });
    await asOwner(database, 'drop table public.bait');

    expect(await migrate(asPusher(database))).toEqual(migrationNames);
    const granted = await asOwner(
      database,
      `select format('%s %s on %s', role, privilege, class.oid::regclass) as right
       from pg_class as class, unnest(array['anon', 'authenticated']) as role,
         unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
       where class.relkind in ('r', 'v', 'm') and class.relnamespace in ('public'::regnamespace, 'app_private'::regnamespace)
         and has_table_privilege(role, class.oid, privilege)`,
    );
    expect(granted).toEqual([]);
    const columns = await asOwner(
      database,
      `select distinct grantee || ' ' || privilege_type || ' ' || table_name as right from information_schema.column_privileges
       where table_schema in ('public', 'app_private') and grantee in ('anon', 'authenticated', 'PUBLIC') order by 1`,
    );
    expect(columns.map((row) => row['right'])).toEqual([
      'anon INSERT contact_messages',
      'anon INSERT quote_requests',
      'anon SELECT contact_messages',
      'anon SELECT quote_requests',
    ]);

    for (const row of [aMessage(), aRequest()]) expect(await sendLead(database, row)).toBe(row['id']);
    expect(await asVisitor(database, (connection) => connection.query('select id from public.contact_messages'))).toEqual([]);
    const attacks = ['select * from public.contact_messages', "update public.contact_messages set name = 'x'", 'delete from public.contact_messages', "select app_private.forget('a@b.ca')"];
    for (const sql of attacks) expect(await outcome(asVisitor(database, (connection) => connection.query(sql)))).toBe('42501');

    // With the secret key rows can be read and corrected.
    const corrected = await database.transaction(async (connection) => {
      await connection.script('set local role service_role');
      await connection.query('update public.contact_messages set phone = $1', ['514 555-0142']);
      return connection.query('select phone from public.contact_messages');
    });
    expect(corrected).toEqual([{ phone: '514 555-0142' }]);
  });
});

test('the generated types match the migrations (npm run database-types regenerates them)', async () => {
  expect(await readFile(TYPES, 'utf8')).toBe(await databaseTypes());
});

test('the forms send columns that a visitor may insert, each with its type', () => {
  expectTypeOf<keyof ContactMessage>().toEqualTypeOf<keyof InsertableRow<'contact_messages'>>();
  expectTypeOf<keyof QuoteRequest>().toEqualTypeOf<keyof InsertableRow<'quote_requests'>>();
  expectTypeOf<ContactMessage>().toExtend<InsertableRow<'contact_messages'>>();
  expectTypeOf<Omit<QuoteRequest, 'schedule' | 'service_details'>>().toExtend<Omit<InsertableRow<'quote_requests'>, 'schedule' | 'service_details'>>();
});
