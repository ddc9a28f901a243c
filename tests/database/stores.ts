import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { afterAll } from 'vitest';
import { openPGlite, openPostgres, type Connection, type Database, type Row } from '../../server/database.ts';
import { migrate } from '../../server/migrate.ts';
import { findPostgres, startCluster } from './cluster.ts';

/** A migrated store with pgTAP in it. */
export interface Store {
  readonly name: string;
  readonly database: Database;
}

// pgTAP is one SQL script, which a server without the extension can run.
function pgtapScript(): string {
  const package_ = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite-pgtap'));
  const script = execFileSync('tar', ['-xzOf', join(package_, 'pgtap.tar.gz'), 'share/postgresql/extension/pgtap--1.3.5.sql'], {
    encoding: 'utf8',
    maxBuffer: 8e6,
  });
  return script.replaceAll('@extschema@', 'tap').replaceAll(/^\\.*$/gm, '');
}

async function openEmbedded(): Promise<Store> {
  const database = await openPGlite(undefined, { pgtap });
  afterAll(() => database.close());
  await migrate(database);
  await database.transaction((connection) => connection.script('create schema tap; create extension pgtap schema tap'));
  return { name: 'PGlite', database };
}

async function openServer(bin: string): Promise<Store> {
  const cluster = await startCluster(bin);
  const database = await openPostgres(cluster.url, 40);
  afterAll(async () => {
    await database.close();
    await cluster.stop();
  });
  await migrate(database);
  await database.transaction((connection) =>
    connection.script(`create schema tap; set local search_path = tap, public; ${pgtapScript()}`),
  );
  return { name: 'PostgreSQL', database };
}

/** The stores that the suite runs on: always PGlite, and a PostgreSQL server if one is installed. */
export async function openStores(): Promise<readonly Store[]> {
  const bin = findPostgres();
  if (bin === undefined) {
    console.log('No PostgreSQL server is installed (Debian: apt-get install postgresql): the database suite covers PGlite only.');
    return [await openEmbedded()];
  }
  // One after the other, because PGlite blocks this thread while it opens, longer than a connection's timeout.
  const first = await openEmbedded();
  return [first, await openServer(bin)];
}

/** Runs `work` as a visitor of the site does: as `anon`, from a network address if there is one. */
export function asVisitor<T>(database: Database, work: (connection: Connection) => Promise<T>, address?: string): Promise<T> {
  return database.transaction(async (connection) => {
    const headers = JSON.stringify(address === undefined ? {} : { 'x-forwarded-for': address });
    await connection.query("select set_config('role', 'anon', true), set_config('request.headers', $1, true)", [headers]);
    return work(connection);
  });
}

/** Runs one statement as the owner of the tables. */
export function asOwner(database: Database, sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  return database.transaction((connection) => connection.query(sql, values));
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

/** Inserts a row and returns its id. */
export async function insert(connection: Connection, table: string, row: Row): Promise<unknown> {
  const columns = Object.keys(row);
  const values = Object.values(row).map((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value));
  const places = columns.map((_, index) => `$${index + 1}`);
  const [stored] = await connection.query(
    `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    values,
  );
  return stored?.['id'];
}
