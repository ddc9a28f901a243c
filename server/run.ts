import type { Pages } from './app.ts';
import { readEnvironment } from '../site/environment.ts';
import { describeProblem, readConfig, type ServerConfig } from './config.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import { withUsableHost } from './host.ts';
import { announce, errorFields, log, openLog } from './log.ts';
import { serve } from './serve.ts';
import { onStopSignal } from './stop.ts';

async function start(dist: string | Pages, unreadableSettings: string | undefined): Promise<void> {
  const read = await withUsableHost(readConfig(readEnvironment()));
  // Without its settings the server does not know which store is the right one: a lead must not go into another.
  const config: ServerConfig = unreadableSettings === undefined ? read : { ...read, problems: [{ variable: 'UNO_ENV_FILE', closes: 'forms', sentence: unreadableSettings }, ...read.problems] };
  openLog(config.logLevel);
  for (const problem of config.problems) {
    log[problem.closes === 'nothing' ? 'warn' : 'error']({ variable: problem.variable }, describeProblem(problem));
  }
  const site = await serve(dist, config);
  announce(`Pages answer at ${site.address}`, { node: process.version, store: config.databaseUrl === undefined ? 'embedded' : 'PostgreSQL' });
  onStopSignal(() => {
    announce('Stopping.');
    void site.stop().then(() => {
      log.info('Stopped.');
      process.exit(0);
    });
  });
  await site.ready;
  announce(`Forms are stored in ${config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL'}`);
}

/**
 * Runs the site as a process: reads the environment (`config.ts`) and serves the site. It prints one line for each step, and
 * exits with 0 at SIGTERM or SIGINT. Only a port that is taken or not allowed exits with 1, with a sentence: every other wrong
 * setting, or a store that fails, closes as little as possible, and pages are served.
 *
 * @param dist the folder of a built site, or the function that answers its requests
 * @param unreadableSettings why the settings file could not be read: pages are served, and the forms are closed
 */
export async function run(dist: string | Pages, unreadableSettings?: string): Promise<void> {
  try {
    await start(dist, unreadableSettings);
  } catch (error) {
    log.fatal(errorFields(error), 'The server could not start');
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exit(1);
  }
}
