import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { answerBackup, type BackupRequest } from './backup-store.ts';
import type { Database } from './database.ts';
import { areChecks, type Check, examineStore, fixStore } from './doctor-checks.ts';
import { codeOf, UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { isMarkResult, isMarkRequest, type MarkResult, markLeads, type MarkRequest } from './leads-marking.ts';
import { isPersonRecord, type PersonRecord, readPerson } from './leads-person.ts';
import { isPurgeRequest, isPurgeResult, type PurgeRequest, type PurgeResult, purgeLeads } from './leads-retention.ts';
import { forget, isLeads, isStatus, type LeadFilter, readLeads, type ForgetResult, type Leads } from './leads-store.ts';
import { isRecord } from '../site/isRecord.ts';

/** The longest path, in bytes, that every system accepts for a socket (`sun_path`, unix(7)). */
const MAX_PATH_BYTES = 103;

function socketPath(dataDir: string): string {
  const absolute = join(dataDir, 'leads.sock');
  const fromHere = relative(process.cwd(), absolute);
  const path = fromHere.length < absolute.length ? fromHere : absolute;
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
    throw new UserFacingError(`The path ${absolute} is too long for a socket: choose a shorter UNO_DATA_DIR, or stop the server to read the leads.`);
  }
  return path;
}

/** A request of `npm run leads` or `npm run doctor`, as one JSON object. An empty object asks for all leads. */
interface LeadsRequest extends LeadFilter {
  readonly forget?: string | undefined;
  /** Everything that is held about an e-mail address. */
  readonly person?: string | undefined;
  readonly mark?: MarkRequest | undefined;
  readonly purge?: PurgeRequest | undefined;
  /** Examine the store. */
  readonly doctor?: true;
  /** With `doctor`: first run missing migrations and repair its rights. */
  readonly fix?: true;
  /** A part of a backup or a restore. */
  readonly backup?: BackupRequest;
}

/** A request whose `backup` is not checked yet; `answerBackup` does that. */
type UncheckedRequest = Omit<LeadsRequest, 'backup'> & { readonly backup?: object };

const fieldOf = (parsed: unknown, name: string): unknown => (typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, name) : undefined);

const isText = (value: unknown): boolean => typeof value === 'string';
const isTrue = (value: unknown): boolean => value === true;

/** Validates the value of each key that this server knows. */
const isValidField: Readonly<Record<keyof LeadsRequest, (value: unknown) => boolean>> = {
  since: isText,
  status: isStatus,
  forget: isText,
  person: isText,
  mark: isMarkRequest,
  purge: isPurgeRequest,
  doctor: isTrue,
  fix: isTrue,
  backup: isRecord,
};

const isKnownKey = (key: string): key is keyof LeadsRequest => Object.hasOwn(isValidField, key);

/** A request that this server does not understand: usually the command is newer than the server. */
class UnknownRequest extends Error {
  constructor(what: string) {
    super(`it does not understand ${what}`);
  }
}

/** What the operator should do after an {@link UnknownRequest}. */
const RESTART = 'restart it with this version, then run this again';

/** Checks a request, so that one in an unknown form is never answered with all leads. @throws {UnknownRequest} */
function checkRequest(parsed: unknown): asserts parsed is UncheckedRequest {
  if (!isRecord(parsed)) throw new UnknownRequest('the request');
  for (const [key, value] of Object.entries(parsed)) {
    if (!isKnownKey(key) || !isValidField[key](value)) throw new UnknownRequest(`“${key}”`);
  }
}

async function answer(database: Database, given: string): Promise<unknown> {
  const request: unknown = JSON.parse(given === '' ? '{}' : given);
  checkRequest(request);
  if (request.backup) return answerBackup(database, request.backup);
  if (request.doctor) return [...(request.fix ? await fixStore(database) : []), ...(await examineStore(database))];
  if (request.person !== undefined) return readPerson(database, request.person);
  if (request.mark) return markLeads(database, request.mark);
  if (request.purge) return purgeLeads(database, request.purge);
  return request.forget === undefined ? readLeads(database, request) : forget(database, request.forget);
}

/**
 * Answers `npm run leads` and `npm run doctor` while the server holds the embedded database: it reads, marks, deletes,
 * backs up and restores leads, and examines the store. Only the directory's owner can connect (mode 0600). Never over HTTP.
 *
 * The lock of the data directory must be held: a socket left by a dead server is replaced.
 */
export async function serveLeads(dataDir: string, database: Database): Promise<Server> {
  const path = socketPath(dataDir);
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    text(socket)
      .then((given) => answer(database, given))
      .then(
        (answered) => socket.end(JSON.stringify(answered)),
        (error: unknown) => socket.end(JSON.stringify({ error: reasonOf(error), ...(error instanceof UnknownRequest && { next: RESTART }) })),
      );
  });
  // No other user may connect, not even before the mode is set.
  const before = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(before);
  }
  await chmod(path, 0o600);
  return server;
}

/**
 * Sends one request to the running server.
 * @returns undefined when no server runs on this data directory
 */
export async function ask(dataDir: string, request: LeadsRequest): Promise<unknown> {
  const path = socketPath(dataDir);
  try {
    const socket = connect(path);
    socket.end(JSON.stringify(request));
    return JSON.parse(await text(socket));
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    if (codeOf(error) === 'EACCES') {
      throw new UserFacingError(`Only the owner of ${dataDir} may read the leads: run this as that user.`);
    }
    throw error;
  }
}

function refusalError(answered: unknown): UserFacingError {
  const [reason, next] = [fieldOf(answered, 'error'), fieldOf(answered, 'next')];
  const why = typeof reason === 'string' ? reason : 'it is of another version';
  return new UserFacingError(`The running server could not do it (${why}): ${typeof next === 'string' ? next : 'try again, or stop it first'}.`);
}

/**
 * Asks the running server for its leads.
 * @returns undefined when no server runs on this data directory
 */
export async function askLeads(dataDir: string, filter: LeadFilter): Promise<Leads | undefined> {
  const answered = await ask(dataDir, filter);
  if (answered === undefined || isLeads(answered)) return answered;
  throw refusalError(answered);
}

function isForgetResult(value: unknown): value is ForgetResult {
  return typeof value === 'object' && value !== null && ['quote_requests', 'contact_messages', 'rate_windows'].every((name) => typeof Reflect.get(value, name) === 'number');
}

/**
 * Asks the running server to forget a person.
 * @returns undefined when no server runs on this data directory
 */
export async function askToForget(dataDir: string, email: string): Promise<ForgetResult | undefined> {
  const answered = await ask(dataDir, { forget: email });
  if (answered === undefined || isForgetResult(answered)) return answered;
  throw refusalError(answered);
}

/**
 * Asks the running server what is held about a person.
 * @returns undefined when no server runs on this data directory
 */
export async function askPerson(dataDir: string, email: string): Promise<PersonRecord | undefined> {
  const answered = await ask(dataDir, { person: email });
  if (answered === undefined || isPersonRecord(answered)) return answered;
  throw refusalError(answered);
}

/**
 * Asks the running server to give leads a status.
 * @returns undefined when no server runs on this data directory
 */
export async function askToMark(dataDir: string, mark: MarkRequest): Promise<MarkResult | undefined> {
  const answered = await ask(dataDir, { mark });
  if (answered === undefined || isMarkResult(answered)) return answered;
  throw refusalError(answered);
}

/**
 * Asks the running server to delete old leads, or to count them.
 * @returns undefined when no server runs on this data directory
 */
export async function askToPurge(dataDir: string, purge: PurgeRequest): Promise<PurgeResult | undefined> {
  const answered = await ask(dataDir, { purge });
  if (answered === undefined || isPurgeResult(answered)) return answered;
  throw refusalError(answered);
}

/**
 * Asks the running server to examine its store.
 * @param fix whether it first runs missing migrations and repairs the rights
 * @returns undefined when no server runs on this data directory
 */
export async function askToExamine(dataDir: string, fix = false): Promise<readonly Check[] | undefined> {
  const answered = await ask(dataDir, { doctor: true, ...(fix && { fix: true }) });
  if (answered === undefined || areChecks(answered)) return answered;
  throw refusalError(answered);
}
