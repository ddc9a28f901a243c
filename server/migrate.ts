import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './connection.ts';
import { log } from './log.ts';

/** Where the migrations are: `<version>_<name>.sql`, as `supabase db push` expects them. */
export const MIGRATIONS = new URL('../supabase/migrations/', import.meta.url);

// The same table that the Supabase CLI writes, so that either tool may run first.
const CREATE_MIGRATIONS_TABLE = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations add column if not exists statements text[];
  alter table supabase_migrations.schema_migrations add column if not exists name text;
`;

/** The advisory lock that is held while a database is changed. The number is arbitrary, but every server must use the same one. */
export const MIGRATION_LOCK = 7_266_001;

/** The migrations, oldest first. Read when the server starts: a later build may delete the folder of the build that it runs. */
const migrations = readdirSync(MIGRATIONS)
  .filter((name) => /^\d{14}_\w+\.sql$/.test(name))
  .sort()
  .map((name) => ({ name, sql: readFileSync(new URL(name, MIGRATIONS), 'utf8') }));

/** The names of the migrations, oldest first. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

/** The migrations that a database has not run, oldest first. */
export async function pendingMigrations(database: Database): Promise<readonly string[]> {
  const done = await database.transaction(async (connection) => {
    const [table] = await connection.query("select to_regclass('supabase_migrations.schema_migrations') as found");
    return table?.['found'] === null ? [] : connection.query('select version from supabase_migrations.schema_migrations');
  });
  return migrationNames.filter((file) => done.every(({ version }) => !file.startsWith(`${String(version)}_`)));
}

/**
 * Brings a database up to the newest migration. Each runs once, in a transaction of its own,
 * under a lock that other servers on the same database wait for.
 *
 * @returns the names of the migrations that this call ran, oldest first
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const run: string[] = [];
  for (const { name: file, sql } of migrations) {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    const from = performance.now();
    const before = run.length;
    await database.transaction(async (connection) => {
      await connection.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      const [table] = await connection.query("select to_regclass('supabase_migrations.schema_migrations') as found");
      if (table?.['found'] === null) await connection.script(CREATE_MIGRATIONS_TABLE);
      const done = await connection.query('select from supabase_migrations.schema_migrations where version = $1', [version]);
      if (done.length > 0) return;
      await connection.script(sql);
      await connection.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
        [version, name, sql],
      );
      run.push(file);
    });
    if (run.length > before) log.info({ migration: file, ms: Math.round(performance.now() - from) }, 'Migration ran');
  }
  return run;
}
