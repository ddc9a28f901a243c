import type { Connection, Database } from './connection.ts';
import { codeOf, reasonOf } from './halt.ts';
import { TABLES, type Table } from './tables.ts';

/** One thing that was looked at: what was found, and if it is not right, what to do next. */
export interface Check {
  readonly what: string;
  readonly found: string;
  /** What to do next; absent when it is right. */
  readonly next?: string;
}

const right = (what: string, found: string): Check => ({ what, found });
const wrong = (what: string, found: string, next: string): Check => ({ what, found, next });

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

const refusalWanted = (what: string, { status, code }: Answered): Check =>
  code === '42501' ? right(what, 'refused') : wrong(what, `answered ${status} ${code}`.trim(), `visitors have too many rights: ${PUSH}, then ask again`);

/**
 * Looks at a hosted project as a visitor does. It stores nothing and changes nothing: the row that it sends has a
 * blank name, and what it would update or delete has a key that no row has.
 */
export async function examineHosted(url: string, key: string): Promise<readonly Check[]> {
  const kind = keyKind(key);
  if (kind.next !== undefined) return [kind];
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
  for (const table of TABLE_NAMES) {
    let listed: Answered;
    try {
      listed = await ask('GET', `${table}?select=id`);
    } catch (error) {
      return [...checks, wrong('address', `does not answer (${reasonOf(error)})`, 'check VITE_SUPABASE_URL, and that the project is not paused')];
    }
    if (listed.status === 404) {
      checks.push(wrong(table, 'is not there', PUSH));
      continue;
    }
    if (listed.status >= 400) {
      checks.push(wrong(table, `answered ${listed.status} ${listed.code} ${listed.message}`.trim(), listed.code === '42501' ? PUSH : 'check that the key is this project’s'));
      continue;
    }
    checks.push(right(table, 'is there'));
    checks.push(listed.range.endsWith('/0') ? right(`${table}: rows that a visitor sees`, '0') : wrong(`${table}: rows that a visitor sees`, listed.range, `row security is off or too wide: ${PUSH}`));
    checks.push(refusalWanted(`${table}: reading what others wrote`, await ask('GET', `${table}?select=email&limit=1`)));
    checks.push(refusalWanted(`${table}: changing`, await ask('PATCH', `${table}?${nobody}`, { name: 'x' })));
    checks.push(refusalWanted(`${table}: deleting`, await ask('DELETE', `${table}?${nobody}`)));
    const sent = await ask('POST', `${table}?select=id`, { id: crypto.randomUUID(), ...UNSTORABLE[table] });
    const what = `${table}: a row with a blank name`;
    if (sent.code === '23514' && sent.message.includes(`${table}_name`)) checks.push(right(what, 'reached the rules and was refused (23514); a right row is not tried here, because it would stay'));
    else if (sent.code === 'PT429') checks.push(right(what, 'reached the limit and was refused (PT429)'));
    else checks.push(wrong(what, `answered ${sent.status} ${sent.code} ${sent.message}`.trim(), `the rules are not those of this version: ${PUSH}`));
  }
  checks.push(right('limits', 'only the owner sees them: DATABASE_URL=… npm run doctor shows them'));
  return checks;
}

/** Carries what was found out of a transaction that must leave nothing behind. */
class RolledBack extends Error {
  readonly checks: readonly Check[];
  constructor(checks: readonly Check[]) {
    super();
    this.checks = checks;
  }
}

/** Does something as a visitor, and undoes it. */
async function asVisitor(database: Database, work: (connection: Connection) => Promise<Check>): Promise<Check> {
  try {
    await database.transaction(async (connection) => {
      await connection.query("select set_config('role', 'anon', true), set_config('request.headers', '{}', true)");
      throw new RolledBack([await work(connection)]);
    });
  } catch (error) {
    if (error instanceof RolledBack && error.checks[0] !== undefined) return error.checks[0];
    throw error;
  }
  throw new Error('A transaction that was to be undone was kept.');
}

async function attempt(database: Database, what: string, sql: string, wanted: string, next: string, values: readonly unknown[] = []): Promise<Check> {
  try {
    return await asVisitor(database, async (connection) => {
      const rows = await connection.query(sql, values);
      return wanted === 'stored' && rows.length === 1 ? right(what, 'stored, read back, and undone') : wrong(what, `was done: ${rows.length} rows`, next);
    });
  } catch (error) {
    return codeOf(error) === wanted ? right(what, `refused (${wanted})`) : wrong(what, reasonOf(error), next);
  }
}

/** Looks at a migrated database as its owner and as a visitor. Everything that is tried is undone. */
export async function examineStore(database: Database): Promise<readonly Check[]> {
  const next = 'start the site once (npm start), so that its migrations run; if it stays, restore the rights of the tables from a copy';
  const checks: Check[] = [];
  for (const table of TABLE_NAMES) {
    const [row] = await database.transaction((connection) =>
      connection.query('select relrowsecurity as secured, (select count(*)::integer from pg_policy where polrelid = pg_class.oid) as policies from pg_class where oid = to_regclass($1)', [`public.${table}`]),
    );
    if (row === undefined) {
      checks.push(wrong(table, 'is not there', 'start the site once (npm start): it makes its tables'));
      continue;
    }
    checks.push(row['secured'] === true && row['policies'] === 2 ? right(table, 'is there, with row security and its 2 policies') : wrong(table, `row security: ${String(row['secured'])}, policies: ${String(row['policies'])} of 2`, next));
    const columns = TABLES[table].filter((column) => column !== 'created_at').join(', ');
    const insert = `insert into public.${table} (${columns}) select ${columns} from json_populate_record(null::public.${table}, $1::json) returning id`;
    const filled = (name: string) => JSON.stringify({ ...UNSTORABLE[table], id: crypto.randomUUID(), email: `${crypto.randomUUID()}@uno.example`, name });
    checks.push(await attempt(database, `${table}: a right row`, insert, 'stored', next, [filled('npm run doctor')]));
    checks.push(await attempt(database, `${table}: a row with a blank name`, insert, '23514', next, [filled(' ')]));
    checks.push(await attempt(database, `${table}: reading what others wrote`, `select email from public.${table}`, '42501', next));
    checks.push(await attempt(database, `${table}: changing`, `update public.${table} set name = 'x'`, '42501', next));
    checks.push(await attempt(database, `${table}: deleting`, `delete from public.${table}`, '42501', next));
    const seen = await asVisitor(database, async (connection) => {
      const rows = await connection.query(`select id from public.${table}`);
      return rows.length === 0 ? right(`${table}: rows that a visitor sees`, '0') : wrong(`${table}: rows that a visitor sees`, String(rows.length), next);
    });
    checks.push(seen);
  }
  if (checks.every(({ found }) => found !== 'is not there')) {
    const [limits] = await database.transaction((connection) => connection.query('select email_limit, address_limit, rate_window::text as rate_window from app_private.settings'));
    checks.push(right('limits', `${String(limits?.['email_limit'])} for an e-mail address, ${String(limits?.['address_limit'])} for a network address, in ${String(limits?.['rate_window'])}`));
  }
  return checks;
}
