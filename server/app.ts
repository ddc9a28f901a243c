import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { addressOfRequest } from './address.ts';
import { answerForm, type FormPages } from './forms.ts';
import type { Database } from './database.ts';
import { createHealthHandler, createReadinessProbe, type Readiness } from './health.ts';
import { errorFields, log } from './log.ts';
import { RefusedFormLimit } from './refused-forms.ts';
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
  /** How many reverse proxies are in front of the server; null: not known, so network addresses are not counted. Default: 0. */
  readonly trustProxy?: number | null;
  /** How many refused forms are answered with their page. Default: 20 a minute for a network address, 200 in all. */
  readonly refusedForms?: RefusedFormLimit;
  /** Whether the store can take a lead, for `/readyz`. Default: the store is asked. */
  readonly readiness?: () => Promise<Readiness>;
  /** The names of settings that are wrong, for `/readyz`. */
  readonly wrongSettings?: readonly string[];
}

/**
 * The whole site as one HTTP server that does not listen yet: static pages with their headers,
 * the forms' endpoint under `/rest/v1` and `/auth/v1`, and `/healthz` and `/readyz` (`health.ts`).
 */
export function createApp({ dist, database, trustProxy = 0, readiness, wrongSettings, refusedForms = new RefusedFormLimit() }: AppOptions): Server {
  const currentBuild = typeof dist === 'string' ? followBuilds(dist) : () => ({ pages: dist, forms: dist.forms });
  const store = Promise.resolve(database);
  // A failure to open the store is handled by the caller; each request that needs the store receives it too.
  store.catch(() => undefined);
  const asked: Database = { transaction: async (work) => (await store).transaction(work), close: async () => undefined };
  const health = createHealthHandler(readiness ?? createReadinessProbe(asked, undefined), wrongSettings);
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined);
    try {
      const address = addressOfRequest(request);
      if (await health(request, response, address.path)) return;
      if (isRestPath(address.path)) return await answerRest(request, response, address, { database: store, trustProxy });
      // Read once per request, so that the whole answer comes from one build.
      const { pages, forms } = currentBuild();
      if (forms && (await answerForm(request, response, address, { forms, database: store, trustProxy, refusedForms }))) return;
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
