import { readdir, readFile } from 'node:fs/promises';
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

/** The names of the migrations, oldest first. */
export const migrationFiles = async (directory: URL = MIGRATIONS): Promise<readonly string[]> => (await readdir(directory)).filter((name) => /^\d{14}_\w+\.sql$/.test(name)).sort();

/** The migrations that a database has not run, oldest first. */
export async function pendingMigrations(database: Database, directory: URL = MIGRATIONS): Promise<readonly string[]> {
  const done = await database.transaction(async (connection) => {
    const [table] = await connection.query("select to_regclass('supabase_migrations.schema_migrations') as found");
    return table?.['found'] === null ? [] : connection.query('select version from supabase_migrations.schema_migrations');
  });
  return (await migrationFiles(directory)).filter((file) => done.every(({ version }) => !file.startsWith(`${String(version)}_`)));
}

/**
 * Brings a database up to the newest migration. Each runs once, in a transaction of its own,
 * under a lock that other servers on the same database wait for.
 *
 * @returns the names of the migrations that this call ran, oldest first
 */
export async function migrate(database: Database, directory: URL = MIGRATIONS): Promise<readonly string[]> {
  const run: string[] = [];
  for (const file of await migrationFiles(directory)) {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    const sql = await readFile(new URL(file, directory), 'utf8');
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
