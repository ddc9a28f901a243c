import type { AddressInfo } from 'node:net';
import { createApp, type Pages } from './app.ts';
import type { ServerConfig } from './config.ts';
import { openStore, type Database } from './database.ts';
import { codeOf, UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { serveLeads } from './leads-socket.ts';
import { pruneRateData } from './leads-store.ts';
import { errorFields, log } from './log.ts';
import { type Notifier, startNotifier } from './notify/worker.ts';
import { retryingStore } from './retrying-store.ts';
import { closeGracefully } from './stop.ts';

/** A site that is being served. */
export interface Site {
  /** Where it answers, for a person to open: `http://127.0.0.1:4173`. */
  readonly address: string;
  /** Finishes the requests under way, then releases the port, the database and the lock. */
  stop(): Promise<void>;
  /** Resolves when forms can be stored; rejects with {@link UserFacingError} if the first attempt to open the store fails. */
  readonly ready: Promise<void>;
}

const LISTEN_ERRORS: Readonly<Record<string, (config: ServerConfig) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1} npm start.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user: choose one above 1023 with PORT=4173 npm start.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}: choose one with HOST=127.0.0.1 npm start.`,
  ENOTFOUND: ({ host }) => `The host ${host} is not known: choose one with HOST=127.0.0.1 npm start.`,
};

const HOUR_MS = 3_600_000;

/** Deletes old rate data every hour, even when no form is sent. An error is only logged. */
function pruneHourly(database: Database): NodeJS.Timeout {
  const now = () => void pruneRateData(database).catch((error: unknown) => log.error(errorFields(error), 'Old rate data could not be deleted'));
  now();
  return setInterval(now, HOUR_MS).unref();
}

function addressOf({ address, family, port }: AddressInfo): string {
  const everywhere = address === '::' || address === '0.0.0.0';
  return `http://${everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/**
 * Serves a built site. It answers pages as soon as this resolves; the store opens meanwhile.
 *
 * @param dist the directory that `npm run build` wrote, or a function that answers in its place
 * @throws {UserFacingError} with one sentence when it cannot listen
 */
export async function serve(dist: string | Pages, config: ServerConfig): Promise<Site> {
  const opening = Promise.withResolvers<Database>();
  let notifier: Notifier | undefined;
  let pruning: NodeJS.Timeout | undefined;
  /** Opens the store. Forms wait until the channels are on, so that every lead is queued for notification. */
  const open = async () => {
    const database = await openStore(config);
    try {
      notifier = await startNotifier(database, config.notify ?? {});
    } catch (error) {
      await database.close();
      throw error;
    }
    pruning = pruneHourly(database);
    return database;
  };
  const server = createApp({ dist, database: opening.promise, trustProxy: config.trustProxy, dataDir: config.databaseUrl === undefined ? config.dataDir : undefined });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.port, config.host, resolve);
    });
  } catch (error) {
    const sentence = LISTEN_ERRORS[codeOf(error) ?? ''];
    throw new UserFacingError(sentence?.(config) ?? `The server could not listen (${reasonOf(error)}): check HOST and PORT.`);
  }
  const bound = server.address();
  const first = open();
  // An embedded store is not retried: another process may hold its lock for as long as it runs.
  const isTriedAgain = config.storeOptional === true && config.databaseUrl !== undefined;
  first.then(opening.resolve, (error: unknown) => (isTriedAgain ? opening.resolve(retryingStore(open, error)) : opening.reject(error)));
  // An answered POST may have stored a lead, so its notification is sent at once.
  server.on('request', (request, response) => {
    if (request.method === 'POST') response.once('finish', () => notifier?.wake());
  });
  const socket = opening.promise.then(async (database) => {
    if (config.databaseUrl !== undefined) return undefined;
    return serveLeads(config.dataDir, database).catch((error: unknown) => {
      log.error(errorFields(error), 'npm run leads can be used only when the server is stopped');
      return undefined;
    });
  });
  return {
    address: typeof bound === 'object' && bound !== null ? addressOf(bound) : String(bound),
    ready: Promise.all([first, socket]).then(() => undefined),
    async stop() {
      await closeGracefully(server);
      await notifier?.stop();
      const leads = await socket.catch(() => undefined);
      leads?.close();
      clearInterval(pruning);
      await opening.promise.then(
        (database) => database.close(),
        () => undefined,
      );
    },
  };
}
