import { readFileSync } from 'node:fs';
import type { Database } from './connection.ts';
import { MIGRATION_LOCK } from './migrate.ts';

/** Read when the server starts: a later build may delete the folder of the build that it runs. */
const RIGHTS_QUERY = readFileSync(new URL('./rights.sql', import.meta.url), 'utf8');

const KINDS = ['missing', 'excess', 'owner'] as const;

/** The kind of a finding; `rights.sql` explains each. */
export type RightsKind = (typeof KINDS)[number];

/** A right that a database lacks, or grants although it should not. */
export interface RightsFinding {
  readonly what: string;
  /** The SQL that repairs it. */
  readonly statement: string;
  readonly kind: RightsKind;
}

/** Finds what is wrong with the roles, grants, policies and owners of a database. It changes nothing. */
export async function findRights(database: Database): Promise<readonly RightsFinding[]> {
  const rows = await database.transaction((connection) => connection.query(RIGHTS_QUERY));
  return rows.map((row) => ({
    what: String(row['what']),
    statement: String(row['statement']),
    kind: KINDS.find((kind) => kind === row['kind']) ?? 'missing',
  }));
}

/** How often the repair is repeated: a statement can make the next one possible (a role before its grants) or necessary (a REVOKE before grants). */
const MAX_PASSES = 4;

/**
 * Repairs the rights of a database, each statement in its own transaction. A statement that its user may not run is skipped.
 * A GRANT without the right to grant is only a warning in PostgreSQL, so the findings are read again after each pass.
 *
 * @returns what is still wrong
 */
export async function repairRights(database: Database, kinds: readonly RightsKind[]): Promise<readonly RightsFinding[]> {
  let findings = await findRights(database);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
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

/** What a superuser has to run, as the end of a sentence. */
export function statementsFor(findings: readonly RightsFinding[]): string {
  return `as a superuser of that database (psql as postgres, for example) run: ${findings.map(({ statement }) => `${statement};`).join(' ')}`;
}
