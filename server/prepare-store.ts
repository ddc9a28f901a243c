import { commandOf } from './command-names.ts';
import type { Database } from './connection.ts';
import { DISK_FULL_ADVICE, isDiskFull } from './disk-full.ts';
import { codeOf, UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { migrate } from './migrate.ts';
import { storeRefusal } from './store-probe.ts';
import { findRights, repairRights, type RightsFinding, statementsFor } from './store-rights.ts';

function adviceFor(error: unknown, findings: readonly RightsFinding[]): string {
  if (isDiskFull(error)) return `${DISK_FULL_ADVICE}.`;
  if (findings.length > 0) return `what is stored is untouched. ${statementsFor(findings).replace(/^a/, 'A')} A running site then opens it by itself.`;
  if (codeOf(error) === '42501') return 'its user needs the rights to create roles and schemas.';
  return `what is stored is untouched. ${commandOf('doctor')} names what is wrong.`;
}

async function startErrorFor(name: string, error: unknown, database: Database): Promise<UserFacingError> {
  const findings = isDiskFull(error) ? [] : await findRights(database).catch(() => []);
  return new UserFacingError(`${name} cannot store what the forms send (${reasonOf(error)}): ${adviceFor(error, findings.filter(({ kind }) => kind !== 'excess'))}`);
}

/**
 * Prepares a database for the forms: runs its migrations, adds missing roles, grants and policies (a pg_dump backup has no
 * roles, so a restored database lacks them), and checks that a visitor can store a row.
 *
 * @param name the database, as the first words of an error message
 * @throws {UserFacingError} when visitors cannot store, with what to do
 */
export async function prepareStore(database: Database, name: string): Promise<void> {
  const error = await migrate(database).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (error !== undefined) throw await startErrorFor(name, error, database);
  await repairRights(database, ['missing']);
  const refusal = await storeRefusal(database);
  if (refusal !== undefined) throw await startErrorFor(name, refusal, database);
}
