import { readFile } from 'node:fs/promises';
import type { Database } from './connection.ts';
import { MIGRATION_LOCK } from './migrate.ts';

const QUERY = new URL('./rights.sql', import.meta.url);

const KINDS = ['missing', 'excess', 'owner'] as const;

/** The kind of a finding; `rights.sql` explains each. */
export type RightsKind = (typeof KINDS)[number];

/** A right that a database lacks, or gives away. */
export interface RightsFinding {
  readonly what: string;
  /** The SQL that mends it. */
  readonly statement: string;
  readonly kind: RightsKind;
}

/** Reads what is wrong with the roles, grants, policies and owners of a database. It changes nothing. */
export async function findRights(database: Database): Promise<readonly RightsFinding[]> {
  const sql = await readFile(QUERY, 'utf8');
  const rows = await database.transaction((connection) => connection.query(sql));
  return rows.map((row) => ({
    what: String(row['what']),
    statement: String(row['statement']),
    kind: KINDS.find((kind) => kind === row['kind']) ?? 'missing',
  }));
}

/** A statement may make another one possible, or needed: a role before its grants, a REVOKE before the grants that stay. */
const PASSES = 4;

/**
 * Repairs the rights of a database, each statement in a transaction of its own. A statement that its user may not run changes
 * nothing. PostgreSQL only warns of a GRANT without the right to grant, so the findings are read again after each pass.
 *
 * @returns what is still wrong
 */
export async function repairRights(database: Database, kinds: readonly RightsKind[]): Promise<readonly RightsFinding[]> {
  let findings = await findRights(database);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const wanted = findings.filter(({ kind }) => kinds.includes(kind));
    if (wanted.length === 0) break;
    for (const { statement } of wanted) {
      await database
        .transaction(async (connection) => {
          await connection.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
          await connection.script(statement);
        })
        .catch(() => undefined);
    }
    findings = await findRights(database);
  }
  return findings;
}

/** What a person with more rights has to do, as the end of a sentence. */
export function statementsFor(findings: readonly RightsFinding[]): string {
  return `as a superuser of that database (psql as postgres, for example) run: ${findings.map(({ statement }) => `${statement};`).join(' ')}`;
}
