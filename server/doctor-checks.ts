import { commandOf, startCommand } from './command-names.ts';
import type { Connection, Database } from './connection.ts';
import { describeProblem, type SettingProblem } from './config.ts';
import { DISK_FULL_ADVICE, freeBytes, isDiskFull, MIN_FREE_BYTES } from './disk-full.ts';
import { roleOfKey } from '../site/supabaseKey.ts';
import { codeOf, reasonOf } from '../site/userFacingError.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { readOutbox } from './notify/outbox.ts';
import { outboxSummary } from './notify/summary.ts';
import { becomeAnonymousVisitor, insertInto, inRolledBackTransaction, testRow, TABLE_NAMES, UNSTORABLE_ROWS } from './store-probe.ts';
import { findRights, repairRights, statementsFor } from './store-rights.ts';
import type { Table } from './tables.ts';

/** The result of one check. */
export interface Check {
  readonly what: string;
  readonly verdict: 'right' | 'warning' | 'wrong' | 'untried';
  /** What was found, or why it could not be tried. */
  readonly found: string;
  /** What to do next; absent when the check passed. */
  readonly next?: string;
}

/** Whether a running server answered with a list of checks. */
export function areChecks(value: unknown): value is readonly Check[] {
  return Array.isArray(value) && value.every((check: unknown) => typeof check === 'object' && check !== null && 'verdict' in check);
}

/** A check that passed. */
export const passedCheck = (what: string, found: string): Check => ({ what, verdict: 'right', found });
/** A check that failed, and what to do about it. */
export const failedCheck = (what: string, found: string, next: string): Check => ({ what, verdict: 'wrong', found, next });

/** One check for each setting that is wrong, or one for all: the settings are read as the server reads them at its start. */
export const examineSettings = (problems: readonly SettingProblem[]): readonly Check[] =>
  problems.length === 0
    ? [passedCheck('settings', 'right')]
    : problems.map((problem) => ({ what: problem.variable, verdict: problem.closes === 'nothing' ? 'warning' : 'wrong', found: describeProblem(problem), next: 'correct it, then restart the server' }));

const untried = (what: string, found: string): Check => ({
  what,
  verdict: 'untried',
  found,
  next: 'set DATABASE_URL to the project’s connection string too: the checks as its owner are then listed above',
});

const PUSH = 'run supabase db push from the folder site (docs/deploying.md, “A hosted Supabase project”)';

/** What kind of key it is, judged by its format alone. */
export function checkKeyKind(key: string): Check {
  const what = 'key';
  if (key.startsWith('sb_secret_')) return failedCheck(what, 'a secret key', 'put the publishable key in its place, and replace the secret one if it was ever deployed');
  if (key.startsWith('sb_publishable_')) return passedCheck(what, 'publishable');
  const role = roleOfKey(key);
  if (role === 'anon') return passedCheck(what, 'anon (the older name of a publishable key)');
  if (role === 'service_role') return failedCheck(what, 'a service-role key: it is secret', 'put the publishable key in its place, and replace the secret one if it was ever deployed');
  return failedCheck(what, 'neither a publishable key nor an anon key', 'copy the publishable key (sb_publishable_…) from the project’s settings, API keys');
}

interface HostedAnswer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly range: string;
}

const describeAnswer = ({ status, code, message }: HostedAnswer) => ['answered', status, code, message].filter((part) => part !== '').join(' ');

const checkIsRefused = (what: string, answered: HostedAnswer): Check =>
  answered.code === '42501' ? passedCheck(what, 'refused') : failedCheck(what, describeAnswer(answered), `visitors have too many rights: ${PUSH}, then run this again`);

/**
 * Checks a hosted project with the rights of a visitor. It stores and changes nothing: the row that it sends has a
 * blank name, and its updates and deletes name an id that no row has.
 */
export async function examineHosted(url: string, key: string): Promise<readonly Check[]> {
  const kind = checkKeyKind(key);
  if (kind.verdict === 'wrong') return [kind];
  const noRow = 'id=eq.00000000-0000-0000-0000-000000000000';
  const ask = async (method: string, path: string, body?: unknown): Promise<HostedAnswer> => {
    const response = await fetch(new URL(`/rest/v1/${path}`, url), {
      method,
      headers: { apikey: key, ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }), 'content-type': 'application/json', prefer: 'count=exact' },
      signal: AbortSignal.timeout(20_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answerBody: unknown = await response.json().catch(() => null);
    const field = (name: string) => (typeof answerBody === 'object' && answerBody !== null ? String(Reflect.get(answerBody, name) ?? '') : '');
    return { status: response.status, code: field('code'), message: field('message'), range: response.headers.get('content-range') ?? '' };
  };
  const checks = [kind];
  for (const [at, table] of TABLE_NAMES.entries()) {
    let listed: HostedAnswer;
    try {
      listed = await ask('GET', `${table}?select=id`);
    } catch (error) {
      return [...checks, failedCheck('reachable', `no answer (${reasonOf(error)})`, 'check VITE_SUPABASE_URL, and that the project is not paused')];
    }
    if (at === 0) checks.push(passedCheck('reachable', 'yes'));
    if (listed.status === 404) {
      checks.push(failedCheck(table, 'is not there', PUSH));
      continue;
    }
    if (listed.status >= 400) {
      checks.push(failedCheck(table, describeAnswer(listed), listed.code === '42501' ? PUSH : 'check that the key is this project’s'));
      continue;
    }
    checks.push(passedCheck(table, 'is there'));
    checks.push(listed.range.endsWith('/0') ? passedCheck(`${table}: counting`, 'gives 0') : failedCheck(`${table}: counting`, `gives ${listed.range}`, `row security is off or too wide: ${PUSH}`));
    checks.push(checkIsRefused(`${table}: reading what others wrote`, await ask('GET', `${table}?select=email&limit=1`)));
    checks.push(checkIsRefused(`${table}: changing`, await ask('PATCH', `${table}?${noRow}`, { name: 'x' })));
    checks.push(checkIsRefused(`${table}: deleting`, await ask('DELETE', `${table}?${noRow}`)));
    const sent = await ask('POST', `${table}?select=id`, { id: crypto.randomUUID(), ...UNSTORABLE_ROWS[table] });
    const what = `${table}: a row with a blank name`;
    if (sent.code === '23514' && sent.message.includes(`${table}_name`)) checks.push(passedCheck(what, 'reached the rules and was refused (23514)'));
    else if (sent.code === 'PT429') checks.push(passedCheck(what, 'reached the limit and was refused (PT429)'));
    else checks.push(failedCheck(what, describeAnswer(sent), `the rules are not those of this version: ${PUSH}`));
  }
  return [
    ...checks,
    untried('insert and return', 'not tried: a valid row would stay in the table'),
    untried('policies', 'only the owner can read them; the checks above try what they allow a visitor'),
    untried('limits', 'only the owner can read them'),
  ];
}

const ENCODING = "back the leads up, make a database with template template0 encoding 'UTF8', start the site on it and restore (docs/leads.md, “Backup and restore”)";
const fixAdvice = () => `${commandOf('doctor', '--fix')} repairs roles, grants and policies and runs migrations; if that does not help, restore a backup (docs/leads.md)`;

const READ_ONLY = 'the database is read-only: it is a standby, or default_transaction_read_only is on, or its host has set it so; change that, or name another database in DATABASE_URL';
const WITHOUT_RIGHTS = 'the lines “rights” below name each missing privilege and the SQL that grants it';

/** What to do about an error of the store. @param advice for an error without specific advice */
function adviceFor(error: unknown, advice = fixAdvice()): string {
  if (isDiskFull(error)) return DISK_FULL_ADVICE;
  return codeOf(error) === '25006' ? READ_ONLY : advice;
}

/** Runs a check in a transaction that is rolled back. An error of the database becomes the finding. */
const checkRolledBack = (database: Database, what: string, work: (connection: Connection) => Promise<Check>): Promise<Check> =>
  inRolledBackTransaction(database, work).catch((error: unknown) => failedCheck(what, reasonOf(error), adviceFor(error)));

/** Runs a statement as a visitor. The check passes if the database refuses it with the SQLSTATE `wanted`. */
const checkRefusal = (database: Database, what: string, wanted: string, sql: string, ...values: readonly string[]): Promise<Check> =>
  checkRolledBack(database, what, async (connection) => {
    await becomeAnonymousVisitor(connection);
    try {
      const rows = await connection.query(sql, values);
      return failedCheck(what, `was allowed: ${rows.length} rows`, fixAdvice());
    } catch (error) {
      return codeOf(error) === wanted ? passedCheck(what, `refused (${wanted})`) : failedCheck(what, reasonOf(error), adviceFor(error));
    }
  });

const examineTable = async (database: Database, table: Table): Promise<readonly Check[]> => {
  const there = await checkRolledBack(database, table, async (connection) => {
    const [row] = await connection.query(
      'select relrowsecurity as secured, (select count(*)::integer from pg_policy where polrelid = pg_class.oid) as policies from pg_class where oid = to_regclass($1)',
      [`public.${table}`],
    );
    if (row === undefined) return failedCheck(table, 'is not there', `start the site once (${startCommand()}): it creates its tables`);
    if (row['secured'] === true && row['policies'] === 2) return passedCheck(table, 'is there, with row security and its 2 policies');
    return failedCheck(table, `row security: ${String(row['secured'])}, policies: ${String(row['policies'])} of 2`, fixAdvice());
  });
  if (there.found === 'is not there') return [there];
  return [
    there,
    await checkRolledBack(database, `${table}: insert and return`, async (connection) => {
      await becomeAnonymousVisitor(connection);
      const rows = await connection.query(insertInto(table), [testRow(table, 'npm run doctor')]);
      return rows.length === 1 ? passedCheck(`${table}: insert and return`, 'stored, read back, and rolled back') : failedCheck(`${table}: insert and return`, 'stored, not read back', fixAdvice());
    }),
    await checkRefusal(database, `${table}: a row with a blank name`, '23514', insertInto(table), testRow(table, ' ')),
    await checkRefusal(database, `${table}: reading what others wrote`, '42501', `select email from public.${table}`),
    await checkRefusal(database, `${table}: changing`, '42501', `update public.${table} set name = 'x'`),
    await checkRefusal(database, `${table}: deleting`, '42501', `delete from public.${table}`),
    await checkRolledBack(database, `${table}: counting`, async (connection) => {
      // A row of another visitor, as if an earlier transaction had stored it: the check works on an empty table too.
      await connection.query(insertInto(table, { created_xid: "'3'::xid8" }), [testRow(table, 'npm run doctor')]);
      await becomeAnonymousVisitor(connection);
      const [row] = await connection.query(`select count(id)::integer as seen from public.${table}`);
      return row?.['seen'] === 0 ? passedCheck(`${table}: counting`, 'gives 0, although a row is stored') : failedCheck(`${table}: counting`, `gives ${String(row?.['seen'])}: a visitor sees the rows of others`, fixAdvice());
    }),
  ];
};

/** Checks the free space for a data directory. Storing a row proves nothing: short rows fit for a while on a full disk. */
export async function examineDisk(dataDir: string, least = MIN_FREE_BYTES): Promise<Check> {
  const free = await freeBytes(dataDir);
  const found = free === undefined ? 'the system does not report how much is free' : `${Math.floor(free / 1e6)} MB free where the data directory is`;
  return (free ?? Infinity) < least ? failedCheck('disk', found, DISK_FULL_ADVICE) : passedCheck('disk', found);
}

const examineRights = (database: Database): Promise<readonly Check[]> =>
  findRights(database).then(
    (findings) =>
      findings.length === 0
        ? [passedCheck('rights', 'roles, grants, policies and owners are those of the migrations')]
        : findings.map((finding) => failedCheck('rights', finding.what, finding.kind === 'owner' ? statementsFor([finding]) : `${commandOf('doctor', '--fix')}, or ${statementsFor([finding])}`)),
    (error: unknown) => [failedCheck('rights', reasonOf(error), adviceFor(error))],
  );

/** Runs the pending migrations and repairs the rights. @returns a failed check if a migration could not be run */
export async function fixStore(database: Database): Promise<readonly Check[]> {
  const failed = await migrate(database).then(
    () => [],
    (error: unknown) => [failedCheck('fix', `the migrations could not be run (${reasonOf(error)})`, adviceFor(error, codeOf(error) === '42501' ? WITHOUT_RIGHTS : fixAdvice()))],
  );
  await repairRights(database, ['missing', 'excess', 'owner']).catch(() => undefined);
  return failed;
}

/** Checks a database with the rights of its owner and of a visitor. It rolls back everything that it tries. */
export async function examineStore(database: Database): Promise<readonly Check[]> {
  const checks = [
    await checkRolledBack(database, 'reachable', async (connection) => {
      const [row] = await connection.query("select current_setting('server_version') as version, current_setting('server_encoding') as encoding");
      const [version, encoding] = [`PostgreSQL ${String(row?.['version'])}`, String(row?.['encoding'])];
      // The limits of the fields count characters. In SQL_ASCII PostgreSQL counts bytes, and refuses French text that the form allows.
      return encoding === 'UTF8' ? passedCheck('reachable', version) : failedCheck('reachable', `${version}, but its text is ${encoding}, not UTF8`, ENCODING);
    }),
    await pendingMigrations(database).then(
      (missing) => (missing.length === 0 ? passedCheck('migrations', 'all have been run') : failedCheck('migrations', `not run: ${missing.join(', ')}`, `start the site once (${startCommand()}), or restart it if it runs; or ${commandOf('doctor', '--fix')}`)),
      (error: unknown) => failedCheck('migrations', reasonOf(error), adviceFor(error)),
    ),
  ];
  checks.push(...(await examineRights(database)));
  for (const table of TABLE_NAMES) checks.push(...(await examineTable(database, table)));
  checks.push(
    await checkRolledBack(database, 'limits', async (connection) => {
      const [limits] = await connection.query('select email_limit, address_limit, address_header, rate_window::text as rate_window from app_private.settings');
      return passedCheck('limits', `${String(limits?.['email_limit'])} for an e-mail address, ${String(limits?.['address_limit'])} for a network address (by ${String(limits?.['address_header'])}), in ${String(limits?.['rate_window'])}`);
    }),
  );
  checks.push(
    await checkRolledBack(database, 'notifications', async (connection) => {
      const { found, next } = outboxSummary(await readOutbox(connection));
      return next === undefined ? passedCheck('notifications', found) : failedCheck('notifications', found, next);
    }),
  );
  return checks;
}
