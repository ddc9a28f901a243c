import { describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openPGlite, openPostgres } from '../../server/database.ts';
import { migrate, migrationFiles } from '../../server/migrate.ts';
import { findPostgres, startCluster } from './cluster.ts';
import { aMessage, aRequest, asOwner, asVisitor, outcome, sendLead } from './stores.ts';

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

const bin = findPostgres();

async function openServer(found: string): Promise<Database> {
  const cluster = await startCluster(found);
  // Finished tests are cleaned up in reverse order: the database is closed before its server stops.
  onTestFinished(() => cluster.stop());
  return openPostgres(cluster.url, 4);
}

const projects = [{ name: 'PGlite', open: () => openPGlite() }, ...(bin === undefined ? [] : [{ name: 'PostgreSQL', open: () => openServer(bin) }])];

describe.each(projects)('a hosted project on $name', ({ open }) => {
  test('runs the migrations of a user who is not a superuser, and loses its default privileges', async () => {
    const database = await open();
    onTestFinished(() => database.close());
    await database.transaction((connection) => connection.script(HOSTED));
    // Without the revokes a new table is readable by `anon`.
    await asPusher(database).transaction((connection) => connection.script('create table public.bait (secret text)'));
    const [bait] = await asOwner(database, "select has_table_privilege('anon', 'public.bait', 'select') as given");
    expect(bait).toEqual({ given: true });
    await asOwner(database, 'drop table public.bait');

    expect(await migrate(asPusher(database))).toEqual(await migrationFiles());
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
