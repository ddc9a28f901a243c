import type { Connection, Database } from './connection.ts';
import { codeOf, reasonOf } from './halt.ts';
import { missingIn } from './migrate.ts';
import { readOutbox } from './notify/outbox.ts';
import { outboxSummary } from './notify/summary.ts';
import { TABLES, type Table } from './tables.ts';

/** One thing that was looked at. */
export interface Check {
  readonly what: string;
  readonly verdict: 'right' | 'wrong' | 'untried';
  /** What was found; why it could not be tried. */
  readonly found: string;
  /** What to do next; absent when it is right. */
  readonly next?: string;
}

/** Whether what a running server answered is what its store was found to be. */
export function areChecks(value: unknown): value is readonly Check[] {
  return Array.isArray(value) && value.every((check: unknown) => typeof check === 'object' && check !== null && 'verdict' in check);
}

/** What is as it must be. */
export const right = (what: string, found: string): Check => ({ what, verdict: 'right', found });
/** What is not, and what to do about it. */
export const wrong = (what: string, found: string, next: string): Check => ({ what, verdict: 'wrong', found, next });
const untried = (what: string, found: string): Check => ({
  what,
  verdict: 'untried',
  found,
  next: 'set DATABASE_URL to the project’s connection string beside the others: what its owner finds stands above',
});

const TABLE_NAMES: readonly Table[] = ['quote_requests', 'contact_messages'];

/** A row that every rule but one would take: the name is blank, so it is never stored. */
const UNSTORABLE: Readonly<Record<Table, Readonly<Record<string, unknown>>>> = {
  quote_requests: {
    name: ' ',
    email: 'doctor@uno.example',
    phone: '514-555-0142',
    company: null,
    service: 'office',
    sqft: null,
    floors_served: null,
    schedule: { kind: 'monthly', days: [], timesPerWeek: null, shifts: { day: true, night: false } },
    service_details: null,
    notes: null,
  },
  contact_messages: { name: ' ', email: 'doctor@uno.example', phone: null, company: null, message: 'npm run doctor' },
};

const PUSH = 'run supabase db push from the folder site (README, “A hosted project”)';

/** Which key it is, by its form alone. */
export function keyKind(key: string): Check {
  const what = 'key';
  if (key.startsWith('sb_secret_')) return wrong(what, 'a secret key', 'put the publishable key in its place, and replace the secret one if it was ever deployed');
  if (key.startsWith('sb_publishable_')) return right(what, 'publishable');
  let role: unknown;
  try {
    const payload: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    role = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'role') : undefined;
  } catch {
    role = undefined;
  }
  if (role === 'anon') return right(what, 'anon (the name before 2026)');
  if (role === 'service_role') return wrong(what, 'a service-role key: it is secret', 'put the publishable key in its place, and replace the secret one if it was ever deployed');
  return wrong(what, 'neither a publishable nor an anon key', 'copy the publishable key (sb_publishable_…) from the project’s settings, API keys');
}

interface Answered {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly range: string;
}

const answeredWith = ({ status, code, message }: Answered) => ['answered', status, code, message].filter((part) => part !== '').join(' ');

const refusalWanted = (what: string, answered: Answered): Check =>
  answered.code === '42501' ? right(what, 'refused') : wrong(what, answeredWith(answered), `visitors have too many rights: ${PUSH}, then ask again`);

/**
 * Looks at a hosted project as a visitor does. It stores nothing and changes nothing: the row that it sends has a
 * blank name, and what it would update or delete has a key that no row has.
 */
export async function examineHosted(url: string, key: string): Promise<readonly Check[]> {
  const kind = keyKind(key);
  if (kind.verdict === 'wrong') return [kind];
  const nobody = 'id=eq.00000000-0000-0000-0000-000000000000';
  const ask = async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const response = await fetch(new URL(`/rest/v1/${path}`, url), {
      method,
      headers: { apikey: key, ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }), 'content-type': 'application/json', prefer: 'count=exact' },
      signal: AbortSignal.timeout(20_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said: unknown = await response.json().catch(() => null);
    const field = (name: string) => (typeof said === 'object' && said !== null ? String(Reflect.get(said, name) ?? '') : '');
    return { status: response.status, code: field('code'), message: field('message'), range: response.headers.get('content-range') ?? '' };
  };
  const checks = [kind];
  for (const [at, table] of TABLE_NAMES.entries()) {
    let listed: Answered;
    try {
      listed = await ask('GET', `${table}?select=id`);
    } catch (error) {
      return [...checks, wrong('reachable', `no answer (${reasonOf(error)})`, 'check VITE_SUPABASE_URL, and that the project is not paused')];
    }
    if (at === 0) checks.push(right('reachable', 'yes'));
    if (listed.status === 404) {
      checks.push(wrong(table, 'is not there', PUSH));
      continue;
    }
    if (listed.status >= 400) {
      checks.push(wrong(table, answeredWith(listed), listed.code === '42501' ? PUSH : 'check that the key is this project’s'));
      continue;
    }
    checks.push(right(table, 'is there'));
    checks.push(listed.range.endsWith('/0') ? right(`${table}: counting`, 'gives 0') : wrong(`${table}: counting`, `gives ${listed.range}`, `row security is off or too wide: ${PUSH}`));
    checks.push(refusalWanted(`${table}: reading what others wrote`, await ask('GET', `${table}?select=email&limit=1`)));
    checks.push(refusalWanted(`${table}: changing`, await ask('PATCH', `${table}?${nobody}`, { name: 'x' })));
    checks.push(refusalWanted(`${table}: deleting`, await ask('DELETE', `${table}?${nobody}`)));
    const sent = await ask('POST', `${table}?select=id`, { id: crypto.randomUUID(), ...UNSTORABLE[table] });
    const what = `${table}: a row with a blank name`;
    if (sent.code === '23514' && sent.message.includes(`${table}_name`)) checks.push(right(what, 'reached the rules and was refused (23514)'));
    else if (sent.code === 'PT429') checks.push(right(what, 'reached the limit and was refused (PT429)'));
    else checks.push(wrong(what, answeredWith(sent), `the rules are not those of this version: ${PUSH}`));
  }
  return [
    ...checks,
    untried('insert and return', 'not tried: a right row would stay'),
    untried('policies', 'only the owner sees them; what they let a visitor do is tried above'),
    untried('limits', 'only the owner sees them'),
  ];
}

/** Carries what was found out of a transaction that must leave nothing behind. */
class RolledBack extends Error {
  readonly check: Check;
  constructor(check: Check) {
    super();
    this.check = check;
  }
}

const NEXT = 'start the site once (npm start), so that its migrations run; if it stays, restore the rights of the tables from a copy';

/** Looks at something, and undoes what it did for it. Where the store does not let it, that is what was found. */
async function undone(database: Database, what: string, work: (connection: Connection) => Promise<Check>): Promise<Check> {
  try {
    await database.transaction(async (connection) => {
      throw new RolledBack(await work(connection));
    });
  } catch (error) {
    return error instanceof RolledBack ? error.check : wrong(what, reasonOf(error), NEXT);
  }
  throw new Error('A transaction that was to be undone was kept.');
}

const becomeVisitor = (connection: Connection) => connection.query("select set_config('role', 'anon', true), set_config('request.headers', '{}', true)");

/** Inserts a row of JSON, `$1`. */
function insertInto(table: Table, more: Readonly<Record<string, string>> = {}): string {
  const columns = TABLES[table].filter((column) => column !== 'created_at' && column !== 'status').join(', ');
  const names = Object.keys(more).map((name) => `, ${name}`).join('');
  const values = Object.values(more).map((value) => `, ${value}`).join('');
  return `insert into public.${table} (${columns}${names}) select ${columns}${values} from json_populate_record(null::public.${table}, $1::json) returning id`;
}

/** A row from nobody, which every rule takes if it has a name. */
const rowOf = (table: Table, name: string) => JSON.stringify({ ...UNSTORABLE[table], id: crypto.randomUUID(), email: `${crypto.randomUUID()}@uno.example`, name });

/** Tries as a visitor what must be refused. */
const refusing = (database: Database, what: string, wanted: string, sql: string, ...values: readonly string[]): Promise<Check> =>
  undone(database, what, async (connection) => {
    await becomeVisitor(connection);
    try {
      const rows = await connection.query(sql, values);
      return wrong(what, `was done: ${rows.length} rows`, NEXT);
    } catch (error) {
      return codeOf(error) === wanted ? right(what, `refused (${wanted})`) : wrong(what, reasonOf(error), NEXT);
    }
  });

const examineTable = async (database: Database, table: Table): Promise<readonly Check[]> => {
  const there = await undone(database, table, async (connection) => {
    const [row] = await connection.query(
      'select relrowsecurity as secured, (select count(*)::integer from pg_policy where polrelid = pg_class.oid) as policies from pg_class where oid = to_regclass($1)',
      [`public.${table}`],
    );
    if (row === undefined) return wrong(table, 'is not there', 'start the site once (npm start): it makes its tables');
    if (row['secured'] === true && row['policies'] === 2) return right(table, 'is there, with row security and its 2 policies');
    return wrong(table, `row security: ${String(row['secured'])}, policies: ${String(row['policies'])} of 2`, NEXT);
  });
  if (there.found === 'is not there') return [there];
  return [
    there,
    await undone(database, `${table}: insert and return`, async (connection) => {
      await becomeVisitor(connection);
      const rows = await connection.query(insertInto(table), [rowOf(table, 'npm run doctor')]);
      return rows.length === 1 ? right(`${table}: insert and return`, 'stored, read back, and undone') : wrong(`${table}: insert and return`, 'stored, not read back', NEXT);
    }),
    await refusing(database, `${table}: a row with a blank name`, '23514', insertInto(table), rowOf(table, ' ')),
    await refusing(database, `${table}: reading what others wrote`, '42501', `select email from public.${table}`),
    await refusing(database, `${table}: changing`, '42501', `update public.${table} set name = 'x'`),
    await refusing(database, `${table}: deleting`, '42501', `delete from public.${table}`),
    await undone(database, `${table}: counting`, async (connection) => {
      // A row of somebody else's, as if another transaction had stored it: none need be there.
      await connection.query(insertInto(table, { created_xid: "'3'::xid8" }), [rowOf(table, 'npm run doctor')]);
      await becomeVisitor(connection);
      const [row] = await connection.query(`select count(id)::integer as seen from public.${table}`);
      return row?.['seen'] === 0 ? right(`${table}: counting`, 'gives 0, with a row there') : wrong(`${table}: counting`, `gives ${String(row?.['seen'])}: the rows of others are seen`, NEXT);
    }),
  ];
};

/** Looks at a database, as it is, as its owner and as a visitor. Everything that is tried is undone. */
export async function examineStore(database: Database): Promise<readonly Check[]> {
  const checks = [
    await undone(database, 'reachable', async (connection) => {
      const [row] = await connection.query("select current_setting('server_version') as version");
      return right('reachable', `PostgreSQL ${String(row?.['version'])}`);
    }),
    await missingIn(database).then(
      (missing) => (missing.length === 0 ? right('migrations', 'all have been run') : wrong('migrations', `not run: ${missing.join(', ')}`, 'start the site once (npm start), or anew if it runs')),
      (error: unknown) => wrong('migrations', reasonOf(error), NEXT),
    ),
  ];
  for (const table of TABLE_NAMES) checks.push(...(await examineTable(database, table)));
  checks.push(
    await undone(database, 'limits', async (connection) => {
      const [limits] = await connection.query('select email_limit, address_limit, address_header, rate_window::text as rate_window from app_private.settings');
      return right('limits', `${String(limits?.['email_limit'])} for an e-mail address, ${String(limits?.['address_limit'])} for a network address (first of ${String(limits?.['address_header'])}), in ${String(limits?.['rate_window'])}`);
    }),
  );
  checks.push(
    await undone(database, 'notifications', async (connection) => {
      const { found, next } = outboxSummary(await readOutbox(connection));
      return next === undefined ? right('notifications', found) : wrong('notifications', found, next);
    }),
  );
  return checks;
}
