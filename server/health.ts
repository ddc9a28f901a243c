import { statfs } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersFor } from '../site/headers.ts';
import type { Database } from './connection.ts';
import { codeOf } from '../site/userFacingError.ts';

/** Whether the store can take a lead, and if not, why. */
type Readiness =
  | { readonly status: 'ready' }
  | {
      readonly status: 'not ready';
      readonly reason: 'opening' | 'unavailable' | 'read only' | 'no permission' | 'disk full' | 'timeout';
      /** An SQLSTATE or a code of the system. */
      readonly code?: string;
    };

/** How long the result of a probe is cached, in ms. */
const FRESH_MS = 1000;

/** The timeout of a probe, in ms. */
const TIMEOUT_MS = 2000;

/** The size of a segment of PostgreSQL's log. With less free space an embedded store cannot add the next one. */
const NEXT_SEGMENT_BYTES = 16 * 1024 * 1024;

const PROBE = `select current_setting('transaction_read_only') = 'on' as read_only,
  has_any_column_privilege('anon', to_regclass('public.quote_requests'), 'insert')
  and has_any_column_privilege('anon', to_regclass('public.contact_messages'), 'insert') as may_insert`;

async function probe(database: Database, dataDir: string | undefined): Promise<Readiness> {
  try {
    if (dataDir !== undefined) {
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < NEXT_SEGMENT_BYTES) return { status: 'not ready', reason: 'disk full' };
    }
    const [row] = await database.transaction((connection) => connection.query(PROBE));
    if (row?.['read_only'] !== false) return { status: 'not ready', reason: 'read only' };
    return row['may_insert'] === true ? { status: 'ready' } : { status: 'not ready', reason: 'no permission' };
  } catch (error) {
    const code = codeOf(error);
    return { status: 'not ready', reason: 'unavailable', ...(code !== undefined && { code }) };
  }
}

/** Probes a store at most once a second. Requests in between get the same answer. */
function createReadinessProbe(opening: Promise<Database>, dataDir: string | undefined): () => Promise<Readiness> {
  let database: Database | undefined;
  let state: Readiness = { status: 'not ready', reason: 'opening' };
  opening.then(
    (opened) => (database = opened),
    () => (state = { status: 'not ready', reason: 'unavailable' }),
  );
  let last: Promise<Readiness> | undefined;
  let isUnderWay = false;
  let startedAt = -Infinity;
  return async () => {
    if (database === undefined) return state;
    if (last === undefined || (!isUnderWay && performance.now() - startedAt >= FRESH_MS)) {
      startedAt = performance.now();
      isUnderWay = true;
      last = probe(database, dataDir).finally(() => (isUnderWay = false));
    }
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<Readiness>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT_MS, { status: 'not ready', reason: 'timeout' });
    });
    return Promise.race([last, timeout]).finally(() => clearTimeout(timer));
  };
}

/** Answers a request for `/healthz` or `/readyz`. @returns false for any other path */
type HealthHandler = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/**
 * Answers the health checks of a supervisor or a load balancer, with GET or HEAD. They are not logged.
 *
 * | asked | answered |
 * |---|---|
 * | `/healthz` | 200 while the process answers, also while the store opens or is down |
 * | `/readyz` | 200 when the store can take a lead, else 503 with the reason |
 *
 * @param database the store, which may still be opening
 * @param dataDir the directory of an embedded store
 */
export function createHealthHandler(database: Promise<Database>, dataDir?: string): HealthHandler {
  const readiness = createReadinessProbe(database, dataDir);
  return async (request, response, path) => {
    if (path !== '/healthz' && path !== '/readyz') return false;
    const answer = (status: number, body: object, more: Readonly<Record<string, string>> = {}) => {
      response.writeHead(status, {
        ...headersFor(path),
        'Cache-Control': 'no-store',
        'Content-Type': 'application/json; charset=utf-8',
        ...more,
      });
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
      return true;
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      request.resume();
      return answer(405, { error: 'Only GET and HEAD are answered here.' }, { Allow: 'GET, HEAD' });
    }
    if (path === '/healthz') return answer(200, { status: 'up' });
    const found = await readiness();
    return answer(found.status === 'ready' ? 200 : 503, found);
  };
}
