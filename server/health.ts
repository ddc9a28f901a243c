import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersFor } from '../site/headers.ts';
import type { Database } from './connection.ts';
import { codeOf } from '../site/userFacingError.ts';
import { isDiskFull, lacksFreeSpace } from './disk-full.ts';
import type { Store } from './store.ts';

/** Whether the store can take a lead, and if not, why. */
export type Readiness =
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

/**
 * Writes 256 kB into a temporary file beside the tables. On a full disk that fails as a lead does (53100). A row that is
 * rolled back shows less: it fits into the free part of a page, and each one leaves a dead row behind.
 */
const DISK_PROBE = `select count(*) from (select repeat(md5(number::text), 8) from generate_series(1, 1000) as number order by 1) as sorted`;

async function probe(database: Database, dataDir: string | undefined): Promise<Readiness> {
  try {
    if (dataDir !== undefined && (await lacksFreeSpace(dataDir, NEXT_SEGMENT_BYTES))) return { status: 'not ready', reason: 'disk full' };
    const row = await database.transaction(async (connection) => {
      const [found] = await connection.query(PROBE);
      await connection.query("select set_config('work_mem', '64kB', true)");
      await connection.query(DISK_PROBE);
      return found;
    });
    if (row?.['read_only'] !== false) return { status: 'not ready', reason: 'read only' };
    return row['may_insert'] === true ? { status: 'ready' } : { status: 'not ready', reason: 'no permission' };
  } catch (error) {
    const code = codeOf(error);
    return { status: 'not ready', reason: isDiskFull(error) ? 'disk full' : 'unavailable', ...(code !== undefined && { code }) };
  }
}

/** Probes a store at most once a second. Requests in between get the same answer. */
export function createReadinessProbe(database: Database & Partial<Pick<Store, 'state'>>, dataDir: string | undefined): () => Promise<Readiness> {
  let last: Promise<Readiness> | undefined;
  let isUnderWay = false;
  let startedAt = -Infinity;
  return async () => {
    if (database.state?.() === 'opening') return { status: 'not ready', reason: 'opening' };
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
 * | `/readyz` | 200 when the store can take a lead, else 503 with the reason; and the names of settings that are wrong |
 *
 * @param readiness whether the store can take a lead
 * @param wrongSettings the names of settings that are wrong
 */
export function createHealthHandler(readiness: () => Promise<Readiness>, wrongSettings: readonly string[] = []): HealthHandler {
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
    return answer(found.status === 'ready' ? 200 : 503, { ...found, ...(wrongSettings.length > 0 && { wrongSettings }) });
  };
}
