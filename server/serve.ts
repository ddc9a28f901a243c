import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startAlerts } from './alerts.ts';
import { createApp, type Pages } from './app.ts';
import { commandOf, startWith } from './command-names.ts';
import type { ServerConfig } from './config.ts';
import { openStore, type Database } from './database.ts';
import { codeOf, UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { createReadinessProbe } from './health.ts';
import { serveLeads } from './leads-socket.ts';
import { pruneRateData } from './leads-store.ts';
import { errorFields, log } from './log.ts';
import { setChannels } from './notify/outbox.ts';
import { startNotifier } from './notify/worker.ts';
import { closeGracefully } from './stop.ts';
import { keepOpen } from './store.ts';

/** A site that is being served. */
export interface Site {
  /** Where it answers, for a person to open: `http://127.0.0.1:4173`. */
  readonly address: string;
  /** Finishes the requests under way, then releases the port, the database and the lock. */
  stop(): Promise<void>;
  /** Resolves when the store has opened. */
  readonly ready: Promise<void>;
}

const LISTEN_ERRORS: Readonly<Record<string, (config: ServerConfig) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Stop what uses it, or choose another: ${startWith(`PORT=${port + 1}`)}.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user. Choose one above 1023: ${startWith('PORT=4173')}.`,
};

const HOUR_MS = 3_600_000;

/** Deletes old rate data every hour, even when no form is sent. An error is only logged. */
function pruneHourly(database: Database): NodeJS.Timeout {
  const now = () => void pruneRateData(database).catch((error: unknown) => log.warn(errorFields(error), 'Old rate data could not be deleted'));
  now();
  return setInterval(now, HOUR_MS).unref();
}

function addressOf({ address, family, port }: AddressInfo): string {
  const everywhere = address === '::' || address === '0.0.0.0';
  return `http://${everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** The first file descriptor that a supervisor passes (`LISTEN_FDS`, sd_listen_fds(3)). */
const PASSED_FD = 3;

/** Whether systemd passed the socket that is listened on (`deploy/uno.socket`): connections then wait for a server that restarts. */
const hasPassedSocket = ({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): boolean => LISTEN_FDS === '1' && LISTEN_PID === String(process.pid);

/** @throws {UserFacingError} with one sentence when it cannot listen */
async function listen(server: Server, config: ServerConfig): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      if (hasPassedSocket(process.env)) server.listen({ fd: PASSED_FD }, resolve);
      else server.listen(config.port, config.host, resolve);
    });
  } catch (error) {
    const sentence = LISTEN_ERRORS[codeOf(error) ?? ''];
    throw new UserFacingError(sentence?.(config) ?? `The server could not listen (${reasonOf(error)}): check HOST and PORT.`);
  }
}

/**
 * Serves a built site. It answers pages as soon as this resolves; the store opens meanwhile, and is tried until it opens.
 *
 * @param dist the directory that `npm run build` wrote, or a function that answers in its place
 * @throws {UserFacingError} with one sentence when it cannot listen
 */
export async function serve(dist: string | Pages, config: ServerConfig): Promise<Site> {
  const dataDir = config.databaseUrl === undefined ? config.dataDir : undefined;
  const closing = config.problems.find(({ closes }) => closes === 'forms');
  const listening = Promise.withResolvers<void>();
  /** Forms wait until the channels are set, so that every lead is queued for notification. */
  const store = keepOpen(async (afterBreak) => {
    // A server that cannot listen leaves the store alone.
    await listening.promise;
    if (closing) throw new UserFacingError(closing.sentence);
    const database = await openStore(config, afterBreak);
    try {
      await setChannels(database, config.channels);
    } catch (error) {
      await database.close();
      throw new UserFacingError(`The store could not be told which notifications are on (${reasonOf(error)}): ${commandOf('doctor')} says what is wrong with it.`);
    }
    return database;
  });
  const readiness = createReadinessProbe(store, dataDir);
  const wrongSettings = config.problems.filter(({ closes }) => closes !== 'nothing').map(({ variable }) => variable);
  const server = createApp({ dist, database: store, trustProxy: config.trustProxy, readiness, wrongSettings });
  await listen(server, config);
  listening.resolve();
  const notifier = startNotifier(store, config.notify);
  const alerts = startAlerts({ readiness, store, dataDir, notify: config.notify });
  const pruning = pruneHourly(store);
  // An answered POST may have stored a lead, so its notification is sent at once.
  server.on('request', (request, response) => {
    if (request.method === 'POST') response.once('finish', () => notifier.wake());
  });
  const socket = store.opened.then(async () => {
    if (dataDir === undefined) return undefined;
    return serveLeads(dataDir, store).catch((error: unknown) => {
      log.error(errorFields(error), `${commandOf('leads')} can be used only when the server is stopped`);
      return undefined;
    });
  });
  const bound = server.address();
  return {
    address: typeof bound === 'object' && bound !== null ? addressOf(bound) : String(bound),
    ready: socket.then(() => undefined),
    async stop() {
      await closeGracefully(server);
      await Promise.all([notifier.stop(), alerts.stop()]);
      clearInterval(pruning);
      // A store that has not opened has no socket.
      if (store.state() === 'open') (await socket)?.close();
      await store.close();
    },
  };
}
