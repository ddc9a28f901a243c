import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { codeOf } from '../site/userFacingError.ts';
import { errorFields, log } from './log.ts';
import type { Table } from './tables.ts';

/** What happened to a lead that was sent. */
export type SendOutcome = 'stored' | 'duplicate' | 'refused' | 'limited' | 'failed';

/** What the server knows about a sent lead once it has answered. */
export interface SendFacts {
  readonly table?: Table | undefined;
  /** The HTTP status that PostgREST would give this result. */
  readonly status: number;
  /** The lead's id. It is logged only for a stored lead, so it is a UUID and never a visitor's text. */
  readonly id?: string | undefined;
  /** Why it was not stored, if no error was thrown. */
  readonly code?: string | undefined;
  /** The error because of which it was not stored. */
  readonly error?: unknown;
  /** The same lead was stored before. */
  readonly isDuplicate?: boolean | undefined;
}

const LEVEL = { stored: 'info', duplicate: 'info', refused: 'warn', limited: 'warn', failed: 'error' } as const satisfies Record<SendOutcome, string>;

const MESSAGE = {
  stored: 'Lead stored',
  duplicate: 'Lead was stored before',
  refused: 'Lead refused',
  limited: 'Lead refused: the sender has reached the limit',
  failed: 'Lead not stored: a failure on our side',
} as const satisfies Record<SendOutcome, string>;

/** Errors that the sender caused: a value or a row that breaks a rule (SQLSTATE classes 22 and 23), and those that our SQL raises. */
const SENDER_SQLSTATES = /^(?:22|23|P0|PT4)/;

/** What happened to a sent lead. */
export function outcomeOf({ status, isDuplicate, error }: SendFacts): SendOutcome {
  if (isDuplicate) return 'duplicate';
  if (status < 400) return 'stored';
  if (status === 429) return 'limited';
  // A read-only database, a missing table or right: PostgREST answers them with 4xx, but the operator must fix them.
  const isOurs = status >= 500 || (error !== undefined && !SENDER_SQLSTATES.test(codeOf(error) ?? ''));
  return isOurs ? 'failed' : 'refused';
}

/** Logs the requests to the store, one line each. */
export interface RequestLog {
  /** Logs a lead that was sent. @param facts what happened to it */
  sent(facts: SendFacts): void;
  /** Logs a query that stores nothing, such as the count of the diagnostics: at level debug, unless the store failed. */
  asked(facts: Pick<SendFacts, 'table' | 'status' | 'code' | 'error'>): void;
}

/**
 * Starts the log of a request, and puts its id into the answer as `X-Request-Id`.
 * @param via `rest`: sent by a script; `form`: posted by the browser itself
 */
export function openRequestLog(response: ServerResponse, via: 'rest' | 'form'): RequestLog {
  const from = performance.now();
  const requestId = randomUUID();
  response.setHeader('X-Request-Id', requestId);
  const fieldsOf = ({ table, status, code, error }: SendFacts) => ({
    requestId,
    via,
    ...(table !== undefined && { table }),
    status,
    ms: Math.round((performance.now() - from) * 10) / 10,
    ...(code !== undefined && { code }),
    ...(error !== undefined && errorFields(error)),
  });
  return {
    sent(facts) {
      const outcome = outcomeOf(facts);
      const stored = outcome === 'stored' || outcome === 'duplicate';
      log[LEVEL[outcome]]({ outcome, ...fieldsOf(facts), ...(stored && facts.id !== undefined && { id: facts.id }) }, MESSAGE[outcome]);
    },
    asked(facts) {
      log[facts.status >= 500 ? 'error' : 'debug'](fieldsOf(facts), facts.status >= 500 ? 'Store could not be queried' : 'Store queried');
    },
  };
}
