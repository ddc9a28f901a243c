import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { codeOf } from '../site/userFacingError.ts';
import { errorFields, log } from './log.ts';
import type { Table } from './tables.ts';

/** What became of a lead that was sent. */
export type SendOutcome = 'stored' | 'duplicate' | 'refused' | 'limited' | 'failed';

/** What is known of a send when it has been answered. */
export interface SendFacts {
  readonly table?: Table | undefined;
  /** The status of the store's answer, as PostgREST has it. */
  readonly status: number;
  /** The lead's id. Only a valid one is stored, so it holds no text. */
  readonly id?: string | undefined;
  /** Why it was not stored, where no error was thrown. */
  readonly code?: string | undefined;
  /** The error that kept it from being stored. */
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

/** What a sender can cause: a value or a row that breaks a rule (SQLSTATE classes 22 and 23), and the refusals that our SQL raises. */
const BY_THE_SENDER = /^(?:22|23|P0|PT4)/;

/** What became of a send. */
export function outcomeOf({ status, isDuplicate, error }: SendFacts): SendOutcome {
  if (isDuplicate) return 'duplicate';
  if (status < 400) return 'stored';
  if (status === 429) return 'limited';
  // A read-only database, a missing table or right: PostgREST answers them with 4xx, and nobody but us can mend them.
  const isOurs = status >= 500 || (error !== undefined && !BY_THE_SENDER.test(codeOf(error) ?? ''));
  return isOurs ? 'failed' : 'refused';
}

/** Logs the requests to the store, one line each. */
export interface RequestLog {
  /** Logs a lead that was sent. @param facts what became of it */
  sent(facts: SendFacts): void;
  /** Logs a question that stores nothing, such as the count of the diagnostics: at level debug, unless the store failed. */
  asked(facts: Pick<SendFacts, 'table' | 'status' | 'code' | 'error'>): void;
}

/**
 * Begins the log of a request, and gives the answer its id as `X-Request-Id`.
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
      log[facts.status >= 500 ? 'error' : 'debug'](fieldsOf(facts), facts.status >= 500 ? 'Store could not be asked' : 'Store asked');
    },
  };
}
