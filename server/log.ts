import { inspect } from 'node:util';
import { type DestinationStream, destination, pino, stdTimeFunctions } from 'pino';
import { codeOf, UserFacingError, reasonOf } from '../site/userFacingError.ts';

/*
 * The server's log: one JSON object a line on standard output. No line holds anything that a visitor
 * wrote, their network address, or a password: errors are logged by `errorFields`, never whole.
 */

/** The levels of the log, and `silent`. */
export const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The lowest level that is logged. */
export type LogLevel = (typeof LEVELS)[number];

/** How many bytes of log are buffered while the disk is full or the reader is slow. Further lines are dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

function toStandardOutput(): DestinationStream {
  // Synchronous: each line is written before its request is answered, so a killed process has logged what it acknowledged.
  const stream = destination({ dest: 1, sync: true, maxLength: MAX_BUFFERED_BYTES });
  // A log that cannot be written (its disk is full, its reader has gone) must not stop the forms.
  stream.on('error', () => undefined);
  return stream;
}

/** Writes a readable line for a terminal: `14:05:09 info Lead stored { table: 'quote_requests', … }`. */
const toTerminal: DestinationStream = {
  write(line) {
    const parsed: unknown = JSON.parse(line);
    const { time, level, msg, ...rest } = Object.fromEntries(Object.entries(typeof parsed === 'object' && parsed !== null ? parsed : {}));
    const details = Object.keys(rest).length === 0 ? '' : ` ${inspect(rest, { breakLength: Infinity, compact: true, colors: true })}`;
    process.stdout.write(`${String(time).slice(11, 19)} ${String(level)} ${String(msg)}${details}\n`);
  },
};

const isTerminal = process.stdout.isTTY;

/** The log. It writes nothing until {@link openLog} is called, because the command-line tools share the store's code. */
export const log = pino(
  { level: 'silent', base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
  isTerminal ? toTerminal : toStandardOutput(),
);

/** Begins to log, from a level on. */
export function openLog(level: LogLevel = 'info'): void {
  log.level = level;
}

/** Tells the operator something: as a sentence on a terminal, otherwise as a line of the log. */
export function announce(sentence: string, fields: object = {}): void {
  if (isTerminal) console.log(sentence);
  else log.info(fields, sentence);
}

/** Whether an error's code is an SQLSTATE. System codes such as `EPIPE` also have five characters, but no SQLSTATE begins with E. */
export const isSqlstate = (code: string | undefined): code is string => code !== undefined && /^(?!E)[0-9A-Z]{5}$/.test(code);

/** SQLSTATE classes of errors that are about the server, not about a row: connection, login, missing database, resources, shutdown, files. */
const SERVER_SQLSTATES = /^(?:08|28|3D|53|57|58)/;

/** Messages of `pg` about the connection, which have no code. */
const CONNECTION_MESSAGES = /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether an error's message cannot quote what a visitor sent. */
function hasSafeMessage(error: unknown, code: string | undefined): boolean {
  if (error instanceof UserFacingError) return true;
  if (code === undefined) return CONNECTION_MESSAGES.test(reasonOf(error));
  return isSqlstate(code) ? SERVER_SQLSTATES.test(code) : /^E[A-Z0-9]+$/.test(code);
}

/** The parts of an error that may be logged. */
export interface ErrorFields {
  /** An SQLSTATE, or a code of the system such as `ENOSPC`. */
  readonly code?: string;
  /** The constraint that refused a row. */
  readonly constraint?: string;
  /** The error's message, only where it cannot quote a visitor. */
  readonly reason?: string;
  /** For an unexpected error: its class, and where it was thrown. */
  readonly thrown?: string;
}

/** The parts of an error that may be logged. Its message may not: a database's often quotes the row. */
export function errorFields(error: unknown): ErrorFields {
  const code = codeOf(error);
  const constraint: unknown = error instanceof Error ? Reflect.get(error, 'constraint') : undefined;
  const safe = hasSafeMessage(error, code);
  return {
    ...(code !== undefined && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(safe && { reason: reasonOf(error) }),
    ...(!safe && code === undefined && error instanceof Error && { thrown: [error.name, ...stackLines(error)].join(' ') }),
  };
}

/** The lines of a stack, without the message above them. */
const stackLines = ({ stack = '' }: Error): readonly string[] => stack.split('\n').filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
