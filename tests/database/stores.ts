import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { afterAll } from 'vitest';
import { openPGlite, openPostgres, type Connection, type Database, type Row } from '../../server/database.ts';
import { migrate } from '../../server/migrate.ts';
import type { Table } from '../../server/tables.ts';
import { findPostgres, startCluster } from './cluster.ts';

/** A migrated store with pgTAP in it. */
interface Store {
  readonly name: string;
  readonly database: Database;
}

// pgTAP is one SQL script, which a server without the extension can run.
function pgtapScript(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite-pgtap'));
  const script = execFileSync('tar', ['-xzOf', join(folder, 'pgtap.tar.gz'), 'share/postgresql/extension/pgtap--1.3.5.sql'], { encoding: 'utf8', maxBuffer: 8e6 });
  return script.replaceAll('@extschema@', 'tap').replaceAll(/^\\.*$/gm, '');
}

async function openServer(bin: string): Promise<Store> {
  const cluster = await startCluster(bin);
  const database = await openPostgres(cluster.url, 40);
  afterAll(async () => {
    await database.close();
    await cluster.stop();
  });
  await migrate(database);
  await database.transaction((connection) => connection.script(`create schema tap; set local search_path = tap, public; ${pgtapScript()}`));
  return { name: 'PostgreSQL', database };
}

/** The stores that the suite runs on: always PGlite, and a PostgreSQL server if one is installed. */
export async function openStores(): Promise<readonly [Store, ...Store[]]> {
  const embedded: Store = { name: 'PGlite', database: await openMigrated({ pgtap }) };
  await embedded.database.transaction((connection) => connection.script('create schema tap; create extension pgtap schema tap'));
  const bin = findPostgres();
  // One after the other, because PGlite blocks this thread while it opens, longer than a connection's timeout.
  if (bin !== undefined) return [embedded, await openServer(bin)];
  console.log('No PostgreSQL server is installed (Debian: apt-get install postgresql): the database suite covers PGlite only.');
  return [embedded];
}

/** An in-memory store, migrated, until the tests of the file have ended. */
export async function openMigrated(extensions: Parameters<typeof openPGlite>[1] = {}): Promise<Database> {
  const database = await openPGlite(undefined, extensions);
  afterAll(() => database.close());
  await migrate(database);
  return database;
}

/** What a server tells the database about a visitor. */
type Sender = Readonly<{ address?: string | undefined; language?: string | undefined }>;

/** Runs `work` as a visitor of the site does: as `anon`. */
export function asVisitor<T>(database: Database, work: (connection: Connection) => Promise<T>, { address, language }: Sender = {}): Promise<T> {
  return database.transaction(async (connection) => {
    const headers = JSON.stringify({ 'x-forwarded-for': address, 'content-language': language });
    await connection.query("select set_config('role', 'anon', true), set_config('request.headers', $1, true)", [headers]);
    return work(connection);
  });
}

/** The table of a row. */
export const tableOf = (row: Row): Table => ('message' in row ? 'contact_messages' : 'quote_requests');

/** Stores a lead as a visitor does. @returns its id */
export const sendLead = (database: Database, row: Row, sender?: Sender): Promise<unknown> =>
  asVisitor(database, (connection) => insert(connection, tableOf(row), row), sender);

/** Runs one statement as the owner of the tables. */
export function asOwner(database: Database, sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  return database.transaction((connection) => connection.query(sql, values));
}

/** Every grant and policy of the database, except what owners have by default. */
export async function rightsOf(database: Database): Promise<readonly string[]> {
  const rows = await asOwner(
    database,
    `with grants (object, acl, owner) as (
      select 'schema ' || nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'app_private')
      union all select 'table ' || oid::regclass, relacl, relowner from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'app_private'::regnamespace)
      union all select 'column ' || attrelid::regclass || '.' || attname, attacl, null from pg_attribute where attrelid in ('public.quote_requests'::regclass, 'public.contact_messages'::regclass)
      union all select 'function ' || oid::regprocedure, coalesce(proacl, acldefault('f', proowner)), proowner from pg_proc where pronamespace = 'app_private'::regnamespace
    )
    select object || ': ' || privilege_type || ' to ' || case grantee when 0 then 'everybody' else grantee::regrole::text end as right
    from grants, aclexplode(acl) where grantee is distinct from owner and grantee::regrole::text not in ('pg_database_owner', 'owner')
    union all
    select 'policy ' || polname || ' on ' || polrelid::regclass || ' for ' || polcmd::text || ' to ' || polroles::regrole[]::text || coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), '') from pg_policy
    union all
    select 'row security of ' || oid::regclass from pg_class where relrowsecurity`,
  );
  return rows.map(({ right }) => String(right)).toSorted();
}

/** The outcome of a statement: its SQLSTATE, or `stored`. */
export async function outcome(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'stored';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

let visitors = 0;

/** A valid contact message from a new visitor. */
export function aMessage(changes: Row = {}): Row {
  visitors += 1;
  return {
    id: crypto.randomUUID(),
    name: 'Zoë Côté',
    email: `visitor-${visitors}@exemple.ca`,
    message: 'Est-ce que 2 < 3 ? R&D « Société Côté & Fils »',
    ...changes,
  };
}

/** A valid quote request from a new visitor. */
export function aRequest(changes: Row = {}): Row {
  visitors += 1;
  return {
    id: crypto.randomUUID(),
    name: 'Zoë Côté',
    email: `visitor-${visitors}@exemple.ca`,
    phone: '(514) 555-0142',
    company: 'Société Côté & Fils',
    service: 'office',
    sqft: 12_500,
    floors_served: 3,
    schedule: { kind: 'weekly', days: ['Mon', 'Wed', 'Fri'], timesPerWeek: 3, shifts: { day: false, night: true } },
    service_details: { restrooms: 4, highTouch: true, preferences: { ecoFriendly: true, startDate: '2025-03-01' } },
    notes: '2 < 3',
    ...changes,
  };
}

/** The outcome of {@link sendLead}. */
export const outcomeOfSending = (...sending: Parameters<typeof sendLead>): Promise<string> => outcome(sendLead(...sending));

/** Inserts a row and returns its id. */
export async function insert(connection: Connection, table: string, row: Row): Promise<unknown> {
  const columns = Object.keys(row);
  const values = Object.values(row).map((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value));
  const places = columns.map((_, index) => `$${index + 1}`);
  const [stored] = await connection.query(`insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`, values);
  return stored?.['id'];
}
