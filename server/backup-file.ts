import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decrypted, isEncrypted } from './backup-encryption.ts';
import { codeOf, UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { isTable, type Table } from './tables.ts';
import { isRecord } from '../site/isRecord.ts';

// The file: gzip over lines of JSON. The first is the header; then one array [table, row] a line; the last counts the rows and
// holds the SHA-256 of all lines before it. Rows are as PostgreSQL's to_jsonb writes them, so they restore into any engine.

/** The name of the format, in the first line of the file. */
const FORMAT = 'uno-leads';

/** The version of the format. Raise it when an older site could not read the new files. */
const VERSION = 1;

/** The rate limits of the forms. The salt that hashes the rate data is not in a backup. */
export interface BackupSettings {
  readonly email_limit: number;
  readonly address_limit: number;
  readonly rate_window: string;
  readonly address_header: string;
}

/** An address that was forgotten, as a hash with its own salt: see app_private.forgotten. */
export interface ForgottenEntry {
  readonly hash: string;
  readonly salt: string;
  readonly forgotten_at: string;
}

/** What a backup records about the store that it was made from. */
export interface BackupFacts {
  /** The newest migration that the store had run. */
  readonly migration: string;
  readonly columns: Readonly<Record<Table, readonly string[]>>;
  readonly settings: BackupSettings;
  /** Absent in backups of an earlier version. */
  readonly forgotten?: readonly ForgottenEntry[];
}

/** How many rows of each table. */
export type RowCounts = Readonly<Record<Table, number>>;

const areStrings = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Whether a value from a file or a socket has the shape of {@link BackupSettings}. */
export function isBackupSettings(value: unknown): value is BackupSettings {
  return isRecord(value) && typeof value['email_limit'] === 'number' && typeof value['address_limit'] === 'number' && typeof value['rate_window'] === 'string' && typeof value['address_header'] === 'string';
}

/** Whether a value from a file or a socket is a list of {@link ForgottenEntry}. */
export const areForgotten = (value: unknown): value is readonly ForgottenEntry[] =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && ['hash', 'salt', 'forgotten_at'].every((name) => typeof entry[name] === 'string'));

/** Whether a value from a file or a socket has the shape of {@link BackupFacts}. */
export function isBackupFacts(value: unknown): value is BackupFacts {
  if (!isRecord(value) || typeof value['migration'] !== 'string') return false;
  const { columns, settings, forgotten } = value;
  return (forgotten === undefined || areForgotten(forgotten)) && isRecord(columns) && areStrings(columns['quote_requests']) && areStrings(columns['contact_messages']) && isBackupSettings(settings);
}

/** The first line of a backup. */
export const headerLine = (facts: BackupFacts, made: string): string => JSON.stringify({ format: FORMAT, version: VERSION, made, ...facts });

/** The line of a row. @param row as JSON */
export const rowLine = (table: Table, row: string): string => `["${table}",${row}]`;

/** Lines as bytes, ended by the line that counts rows and holds the checksum. */
export async function* withTrailer(lines: AsyncIterable<string>): AsyncGenerator<string, RowCounts> {
  const hash = createHash('sha256');
  const rows = { quote_requests: 0, contact_messages: 0 };
  for await (const line of lines) {
    hash.update(`${line}\n`);
    for (const table of ['quote_requests', 'contact_messages'] as const) if (line.startsWith(`["${table}",`)) rows[table] += 1;
    yield `${line}\n`;
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
  return rows;
}

/** A row of a backup. */
export interface BackupRow {
  readonly table: Table;
  /** Its columns: the JSON text of the file, unchanged. */
  readonly row: string;
}

/** The contents of a backup that was read to its end. */
export interface BackupContents {
  readonly facts: BackupFacts;
  readonly made: string;
  readonly rows: RowCounts;
}

/** The lines of a packed file. Node's own readline would break a line at U+2028 too, which a visitor may have typed. */
async function* linesOf(file: string, identities: readonly string[]): AsyncGenerator<string> {
  const needsKey = await isEncrypted(file);
  if (needsKey && identities.length === 0) throw new UserFacingError(`${file} is encrypted: nothing was restored. Add --identity FILE, with the key that age-keygen made.`);
  const packed = needsKey ? Readable.from(decrypted(file, identities)) : createReadStream(file);
  const unpacked = createGunzip();
  packed.on('error', (error: Error) => unpacked.destroy(error)).pipe(unpacked);
  let rest = '';
  try {
    for await (const text of unpacked.setEncoding('utf8')) {
      const [first = '', ...more] = String(text).split('\n');
      rest += first;
      for (const line of more) {
        yield rest;
        rest = line;
      }
    }
  } finally {
    packed.destroy();
  }
  if (rest !== '') yield rest;
}

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

function parseBackupRow(content: unknown, line: string): BackupRow | undefined {
  if (!Array.isArray(content) || content.length !== 2) return undefined;
  const [table, row]: readonly unknown[] = content;
  return typeof table === 'string' && isTable(table) && isRecord(row) ? { table, row: line.slice(rowLine(table, '').length - 1, -1) } : undefined;
}

const unusableBackup = (file: string, what: string): UserFacingError => new UserFacingError(`${file} ${what}: nothing was restored. Use another backup.`);

/** Reads the header of a backup, and passes its rows to `onRow` in order. */
async function readLines(file: string, identities: readonly string[], onRow: (row: BackupRow) => Promise<void>): Promise<BackupContents> {
  const hash = createHash('sha256');
  const counted = { quote_requests: 0, contact_messages: 0 };
  let header: { readonly facts: BackupFacts; readonly made: string } | undefined;
  let trailer: Readonly<Record<string, unknown>> | undefined;
  for await (const line of linesOf(file, identities)) {
    const content = parseJson(line);
    if (header === undefined) {
      if (!isRecord(content) || content['format'] !== FORMAT) throw unusableBackup(file, 'is not a backup made by this site');
      if (content['version'] !== VERSION) throw new UserFacingError(`${file} was made by a newer version of the site (format ${String(content['version'])}): nothing was restored. Update this site first.`);
      if (!isBackupFacts(content)) throw unusableBackup(file, 'has a damaged first line');
      header = { facts: { migration: content.migration, columns: content.columns, settings: content.settings, forgotten: content.forgotten ?? [] }, made: String(content['made']) };
    } else if (trailer !== undefined) {
      throw unusableBackup(file, 'has lines after its last one');
    } else if (isRecord(content) && 'sha256' in content) {
      trailer = content;
      continue;
    } else {
      const row = parseBackupRow(content, line);
      if (row === undefined) throw unusableBackup(file, 'has a damaged line');
      counted[row.table] += 1;
      await onRow(row);
    }
    hash.update(`${line}\n`);
  }
  if (header === undefined) throw unusableBackup(file, 'is empty');
  if (trailer === undefined) throw unusableBackup(file, 'is cut off before its end');
  if (trailer['sha256'] !== hash.digest('hex')) throw unusableBackup(file, 'was changed since it was made (its checksum differs)');
  return { ...header, rows: counted };
}

/**
 * Reads a backup.
 * @param identities the keys of age that may open it; an unencrypted backup needs none
 * @param onRow receives each row before the checksum is known: read the file once without it before you store rows
 * @throws {UserFacingError} when the file is cut off, was changed, or is not a backup
 */
export async function readBackup(file: string, identities: readonly string[] = [], onRow: (row: BackupRow) => Promise<void> = async () => undefined): Promise<BackupContents> {
  try {
    return await readLines(file, identities, onRow);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'Z_BUF_ERROR') throw unusableBackup(file, 'is cut off before its end');
    if (code === 'Z_DATA_ERROR') throw unusableBackup(file, 'is not a backup made by this site, or is damaged');
    if (code !== undefined && ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'].includes(code)) throw new UserFacingError(`${file} cannot be read (${reasonOf(error)}): check the name and the rights of the file.`);
    throw error;
  }
}
