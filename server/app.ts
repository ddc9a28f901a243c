import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerForm, type FormPages } from './forms.ts';
import type { Database } from './database.ts';
import { createHealthHandler } from './health.ts';
import { errorFields, log } from './log.ts';
import { answerRest, isRestPath } from './rest.ts';
import { followBuilds } from './served-build.ts';

/** Answers every request that is not for the forms' endpoint. */
export interface Pages {
  (request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Renders the answers to forms that are posted without JavaScript. Default: the pages answer such a request too. */
  readonly forms?: FormPages;
}

/** The options of {@link createApp}. */
export interface AppOptions {
  /** The directory that `npm run build` wrote, a link to it, or a function that answers in its place. */
  readonly dist: string | Pages;
  /** The store. Pages are served at once; the forms' requests wait for it. */
  readonly database: Database | Promise<Database>;
  /** How many reverse proxies are in front of the server. Default: 0. */
  readonly trustProxy?: number;
  /** The directory of an embedded store: `/readyz` checks whether its disk is full. */
  readonly dataDir?: string | undefined;
}

/**
 * The whole site as one HTTP server that does not listen yet: static pages with their headers,
 * the forms' endpoint under `/rest/v1` and `/auth/v1`, and `/healthz` and `/readyz` (`health.ts`).
 */
export function createApp({ dist, database, trustProxy = 0, dataDir }: AppOptions): Server {
  const currentBuild = typeof dist === 'string' ? followBuilds(dist) : () => ({ pages: dist, forms: dist.forms });
  const store = Promise.resolve(database);
  // A failure to open the store is handled by the caller; each request that needs the store receives it too.
  store.catch(() => undefined);
  const health = createHealthHandler(store, dataDir);
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined);
    try {
      const url = request.url ?? '/';
      // A request line in absolute form (RFC 9112 §3.2.2) repeats the host; only its path is used.
      if (/^https?:\/\//i.test(url)) request.url = url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      if (await health(request, response, path)) return;
      const parsed = URL.parse(request.url ?? '/', 'http://localhost');
      if (parsed !== null && isRestPath(path)) return await answerRest(request, response, parsed, { database: store, trustProxy });
      // Read once per request, so that the whole answer comes from one build.
      const { pages, forms } = currentBuild();
      if (parsed !== null && forms && (await answerForm(request, response, parsed, { forms, database: store, trustProxy }))) return;
      await pages(request, response);
    } catch (error) {
      log.error(errorFields(error), 'A request could not be answered');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('Something went wrong.');
    }
  });
  server.requestTimeout = 30_000;
  return server;
}
