import type { Pages } from './app.ts';
import { readEnvironment } from '../site/environment.ts';
import { readConfig } from './config.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import { announce, errorFields, log, openLog } from './log.ts';
import { serve } from './serve.ts';
import { onStopSignal } from './stop.ts';

async function start(makeSite: () => Promise<string | Pages>): Promise<void> {
  const environment = readEnvironment();
  openLog(environment);
  const config = readConfig(environment);
  const site = await serve(await makeSite(), config);
  announce(`Pages answer at ${site.address}`, { node: process.version, store: config.databaseUrl === undefined ? 'embedded' : 'PostgreSQL' });
  onStopSignal(() => {
    announce('Stopping.');
    void site.stop().then(() => {
      log.info('Stopped.');
      process.exit(0);
    });
  });
  try {
    await site.ready;
  } catch (error) {
    if (config.storeOptional && error instanceof UserFacingError) {
      log.error(errorFields(error), 'The store could not be opened');
      console.error(`${error.message} Until then pages are served (UNO_STORE_OPTIONAL=1), and each form is answered with 503 and the phone number.${config.databaseUrl === undefined ? '' : ' It is tried again every 10 seconds.'}`);
      return;
    }
    await site.stop();
    throw error;
  }
  announce(`Forms are stored in ${config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL'}`);
}

/**
 * Runs the site as a process: reads the environment (`config.ts`), makes the site and serves it. It prints
 * one line for each step, and exits with 0 at SIGTERM or SIGINT. An error exits with 1; a {@link UserFacingError}
 * prints only its message.
 *
 * @param makeSite makes the site if needed, and returns its directory or the function that answers its requests
 */
export async function run(makeSite: () => Promise<string | Pages>): Promise<void> {
  try {
    await start(makeSite);
  } catch (error) {
    log.fatal(errorFields(error), 'The server could not start');
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exit(1);
  }
}
