import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './body.ts';
import type { RequestAddress } from './address.ts';
import type { Connection, Database, Row } from './database.ts';
import { codeOf, reasonOf } from '../site/userFacingError.ts';
import { isSqlstate } from './log.ts';
import { headersFor } from '../site/headers.ts';
import type { Locale } from '../site/i18n/locale.ts';
import type { Refusal } from '../site/src/leads/send.ts';
import { formLanguage } from './notify/language.ts';
import { convertedColumn, rowIn } from './row.ts';
import { openRequestLog, type SendFacts } from './send-log.ts';
import { isTable, OWNER_COLUMNS, TABLES, type Table } from './tables.ts';
import { visitorAddress } from './visitor.ts';

/** An answer in PostgREST's format: a status, and optionally headers and a body. */
interface RestResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** What is logged besides the status. */
  readonly facts?: Pick<SendFacts, 'id' | 'code' | 'error' | 'isDuplicate'>;
}

/** The answer to a refused request: nothing was stored. */
type RefusedResponse = RestResponse & { readonly body: Refusal['error'] };

// https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes: by SQLSTATE, or by its class.
const STATUS_BY_SQLSTATE: ReadonlyMap<string, number> = new Map([
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42501', 401],
  ['42883', 404],
  ['42P01', 404],
  ['57P01', 503],
  ['P0001', 400],
  ['08', 503],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['P0', 500],
  ['XX', 500],
]);

/** The HTTP status that PostgREST gives an SQLSTATE; `PTnnn` names its own. */
export function statusOf(sqlstate: string): number {
  const named = /^PT([2-5]\d\d)$/.exec(sqlstate)?.[1];
  if (named !== undefined) return Number(named);
  return STATUS_BY_SQLSTATE.get(sqlstate) ?? STATUS_BY_SQLSTATE.get(sqlstate.slice(0, 2)) ?? 400;
}

function refusal(status: number, code: string, message: string, details: string | null = null, hint: string | null = null): RefusedResponse {
  return { status, body: { code, message, details, hint }, facts: { code } };
}

const forbidden = (table: Table) => refusal(401, '42501', `permission denied for table ${table}`);

/** Whether the error says that a row with this key is already stored. */
const isDuplicate = (error: unknown, table: Table): boolean => codeOf(error) === '23505' && error instanceof Error && Reflect.get(error, 'constraint') === `${table}_pkey`;

/** PostgREST's answer for an error of the database. */
function refusalOf(error: unknown): RefusedResponse {
  const sqlstate = codeOf(error);
  if (!isSqlstate(sqlstate)) return refusal(503, 'PGRST001', 'Could not connect with the database');
  const text = (field: 'detail' | 'hint') => {
    const value: unknown = error instanceof Error ? Reflect.get(error, field) : undefined;
    return typeof value === 'string' ? value : null;
  };
  return refusal(statusOf(sqlstate), sqlstate, reasonOf(error), text('detail'), text('hint'));
}

const columnsOf = (table: Table, row: object): string => TABLES[table].filter((column) => Object.hasOwn(row, column)).join(', ');

function insertRow(connection: Connection, table: Table, row: object, returned: boolean): Promise<readonly Row[]> {
  const columns = columnsOf(table, row);
  return connection.query(
    `insert into public.${table} (${columns})
     select ${columns} from json_populate_record(null::public.${table}, $1::json)
     ${returned ? 'returning id' : ''}`,
    [JSON.stringify(row)],
  );
}

/** The facts about the sender that the database receives. */
export interface Visitor {
  /** The network address, by which the rate is limited. */
  readonly address: string | undefined;
  /** The language of the form that was filled in, for the notifications. */
  readonly language: Locale | undefined;
}

/** Runs the rest of a transaction as a visitor: as the role `anon`, with the rate limit of its network address. */
async function becomeVisitor(connection: Connection, { address, language }: Visitor): Promise<void> {
  await connection.query("select set_config('role', 'anon', true), set_config('request.headers', $1, true)", [
    JSON.stringify({ 'x-forwarded-for': address, 'content-language': language }),
  ]);
}

/** The result of storing a row. */
export interface StoredRow {
  /** Why it was not stored, if it was not. */
  readonly refusal?: Refusal;
  /** For the log. */
  readonly facts: SendFacts;
}

/**
 * Stores a row from a form that is posted without JavaScript, with the statement and the rights of the REST endpoint.
 *
 * @param row the row with its key
 * @param earlier the key of the previous hour, under which the same row may be stored already
 */
export async function storeRow(
  database: Promise<Database>,
  visitor: Visitor,
  table: Table,
  row: { readonly id: string },
  earlier: string,
): Promise<StoredRow> {
  try {
    const wasStored = await (await database).transaction(async (connection) => {
      // Queried with the owner's rights: a visitor sees no row.
      const known = await connection.query(`select id from public.${table} where id = $1`, [earlier]);
      if (known.length > 0) return true;
      await becomeVisitor(connection, visitor);
      await insertRow(connection, table, row, true);
      return false;
    });
    return { facts: { table, status: 201, id: wasStored ? earlier : row.id, isDuplicate: wasStored } };
  } catch (error) {
    const { status, body } = refusalOf(error);
    return { refusal: { status, error: body }, facts: { table, status, id: row.id, error, isDuplicate: isDuplicate(error, table) } };
  }
}

async function insert(request: IncomingMessage, table: Table, asVisitor: AsVisitor): Promise<RestResponse> {
  // A page of another site can send JSON only after a CORS preflight, which is never granted.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return refusal(415, 'PGRST102', 'Content-Type must be application/json');
  }
  const body = await readBody(request);
  if ('unread' in body) {
    return body.unread === 'tooLarge' ? refusal(413, '413', 'The body is larger than 64 kB. Nothing was stored.') : refusal(400, 'PGRST102', 'The body is not UTF-8. Nothing was stored.');
  }
  const row = rowIn(body.text);
  if (typeof row === 'string') return refusal(400, 'PGRST102', `${row} Nothing was stored.`);
  const unknown = Object.keys(row).find((key) => !TABLES[table].some((column) => column === key));
  if (unknown !== undefined) {
    return refusal(400, 'PGRST204', `Could not find the '${unknown}' column of '${table}' in the schema cache`);
  }
  // The database would refuse these columns with 42501 too, but that code is logged as a failure, because it can also mean that a grant is missing.
  if (OWNER_COLUMNS.some((column) => Object.hasOwn(row, column))) return forbidden(table);
  if (columnsOf(table, row) === '') return refusal(400, 'PGRST102', 'The body must name a column');
  const changed = convertedColumn(row);
  if (changed !== undefined) return refusal(400, '22P02', `The column ${changed} takes another type. Nothing was stored.`);
  const prefer = String(request.headers['prefer'] ?? '');
  const returned = prefer.includes('return=representation');
  const id = typeof row['id'] === 'string' ? row['id'] : undefined;
  let rows: readonly Row[];
  try {
    rows = await asVisitor((connection) => insertRow(connection, table, row, returned));
  } catch (error) {
    return { ...refusalOf(error), facts: { error, id, isDuplicate: isDuplicate(error, table) } };
  }
  const facts = { id };
  if (!returned) return { status: 201, facts };
  const single = request.headers.accept?.includes('application/vnd.pgrst.object+json') ?? false;
  return { status: 201, body: single ? rows[0] : rows, facts };
}

async function list(request: IncomingMessage, table: Table, asVisitor: AsVisitor): Promise<RestResponse> {
  const rows = await asVisitor((connection) => connection.query(`select id from public.${table}`));
  const total = String(request.headers['prefer'] ?? '').includes('count=exact') ? rows.length : '*';
  const range = rows.length === 0 ? '*' : `0-${rows.length - 1}`;
  return { status: 200, headers: { 'Content-Range': `${range}/${total}` }, body: rows };
}

type AsVisitor = (work: (connection: Connection) => Promise<readonly Row[]>) => Promise<readonly Row[]>;

/** The table that a request names, if there is one. */
function tableOf(address: RequestAddress): Table | undefined {
  const name = address.path.startsWith('/rest/v1/') ? address.path.slice('/rest/v1/'.length) : '';
  return isTable(name) ? name : undefined;
}

async function answer(
  request: IncomingMessage,
  address: RequestAddress,
  database: Promise<Database>,
  trustProxy: number | null,
): Promise<RestResponse> {
  // The forms keep no session (behaviour.md 5.17), so no visitor is ever signed in.
  if (address.path.startsWith('/auth/v1/')) {
    return { status: 401, body: { code: 401, error_code: 'no_authorization', msg: 'This site has no sign-in' } };
  }
  // CORS is never granted. This line refuses requests from other sites that need no preflight.
  if (request.headers['sec-fetch-site'] === 'cross-site') return refusal(403, '42501', 'Only pages of this site may send requests');
  const name = tableOf(address);
  if (name === undefined) return refusal(404, 'PGRST205', 'Could not find the table in the schema cache');
  const asVisitor: AsVisitor = async (work) =>
    (await database).transaction(async (connection) => {
      await becomeVisitor(connection, { address: visitorAddress(request, trustProxy), language: formLanguage(request) });
      return work(connection);
    });
  const select = address.query.get('select');
  if (select !== null && select !== 'id') return forbidden(name);
  try {
    if (request.method === 'POST') return await insert(request, name, asVisitor);
    if (request.method !== 'GET' && request.method !== 'HEAD') return forbidden(name);
    return select === null ? forbidden(name) : await list(request, name, asVisitor);
  } catch (error) {
    // The visitor closed the connection: this is not an error of the database, and nobody reads this answer.
    if (request.errored !== null) return refusal(400, 'PGRST102', 'The body was cut off');
    return { ...refusalOf(error), facts: { error } };
  }
}

/** Whether a path belongs to the forms' endpoint. */
export function isRestPath(path: string): boolean {
  return path.startsWith('/rest/v1/') || path.startsWith('/auth/v1/');
}

/**
 * Answers the part of PostgREST's contract (v13) that the site uses through supabase-js:
 * - `POST /rest/v1/{table}?select=id`, one row, with or without `Prefer: return=representation`,
 *   as a list or as one object (`Accept: application/vnd.pgrst.object+json`);
 * - `HEAD` and `GET /rest/v1/{table}?select=id`, with `Prefer: count=exact`;
 * - errors as `{code, message, details, hint}` under the status of their SQLSTATE.
 *
 * Every statement runs as the role `anon`, so the database decides what a visitor may do.
 * Any `apikey` is accepted, because none is secret. A body over 64 kB is answered with 413.
 */
export async function answerRest(
  request: IncomingMessage,
  response: ServerResponse,
  address: RequestAddress,
  { database, trustProxy }: { readonly database: Promise<Database>; readonly trustProxy: number | null },
): Promise<void> {
  const requestLog = openRequestLog(response, 'rest');
  const table = tableOf(address);
  const { status, headers, body, facts } = await answer(request, address, database, trustProxy);
  requestLog[request.method === 'POST' && table !== undefined ? 'sent' : 'asked']({ table, status, ...facts });
  // A body that was not read to its end closes the connection.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(status, {
    ...headersFor(address.path),
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
  });
  response.end(request.method === 'HEAD' || body === undefined ? undefined : JSON.stringify(body));
}
